// The series that were banked, as the lines tell them.
import type { GameLine } from "../../../wire";
import { seriesIn, type Series } from "../series";
import { turnsIn } from "../turns";

export interface Banked {
  seat: number;
  series: Series;
  points: number;
}

export function banksIn(lines: readonly GameLine[]): Banked[] {
  return turnsIn(lines).flatMap(({ seat, move, happened }) => {
    const [series] = seriesIn([move]);
    const points = happened.find((each) => each.what === "points" && each.seat === seat)?.points ?? 0;
    return series ? [{ seat, series, points }] : [];
  });
}
