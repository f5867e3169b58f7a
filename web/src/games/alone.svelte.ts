// Games that were played alone on this device, by game: how they went, and which of them was the best.
import { readStored, store } from "../storage";

export interface Alone {
  game: string; // which one: its table and its number there
  points: number;
  at: number; // when, in ms
  isMarked: boolean; // a move was taken back after something was learned: it counts for no best
}

const MOST = 50; // that are kept, besides the best

function isAlone(found: unknown): found is Alone {
  const { game, points, at, isMarked } = (found ?? {}) as Partial<Record<keyof Alone, unknown>>;
  return (
    typeof game === "string" && typeof points === "number" && typeof at === "number" && typeof isMarked === "boolean"
  );
}
const areAlone = (found: unknown): found is Alone[] => Array.isArray(found) && found.every(isAlone);

const kept: Record<string, Alone[]> = $state({});

/** The games so far, the last one at the end. */
export function playedAlone(game: string): readonly Alone[] {
  return kept[game] ?? readStored(`alone.${game}`, areAlone, []);
}

/** The best that counts; none if there is none. */
export function bestOf(games: readonly Alone[]): Alone | null {
  return games
    .filter((one) => !one.isMarked)
    .reduce<Alone | null>((best, one) => (best === null || one.points > best.points ? one : best), null);
}

/** One more is over. It is kept once, however often its end is looked at. */
export function keepAlone(game: string, one: Alone): void {
  const before = readStored(`alone.${game}`, areAlone, []);
  if (!before.some((other) => other.game === one.game)) {
    const all = [...before, one];
    const best = bestOf(all);
    store(
      `alone.${game}`,
      all.filter((each, at) => each === best || at >= all.length - MOST),
    );
  }
  kept[game] = readStored(`alone.${game}`, areAlone, []);
}
