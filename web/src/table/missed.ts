// How much of a game somebody has seen on this device, so that they are told what happened while they were away.
import { isNumbers, readStored, store } from "../storage";
import type { GameLine } from "../wire";
import type { TableState } from "./fold";

const NAME = "seen.";

/** Everything so far was seen, at this place: a table and a chair. */
export function keepSeen(place: string, table: TableState): void {
  store(NAME + place, [table.games, table.lines.length]);
}

/** The lines that were not seen yet. On a device that knows nothing: what happened since this seat's last move. */
export function missedAt(place: string, table: TableState, seat: number | null): readonly GameLine[] {
  const [game, lines] = readStored(NAME + place, isNumbers, []);
  if (game === table.games) return table.lines.slice(lines);
  if (game !== undefined || seat === null) return [];
  return table.lines.slice(table.lines.findLastIndex((line) => line.seat === seat) + 1 || table.lines.length);
}
