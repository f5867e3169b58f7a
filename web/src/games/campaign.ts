// Which chapters of a story have been won on this device, and which one comes next.
import { readStored, store } from "../storage";

export interface Won {
  chapters: number[];
  last: number; // the one won last; 0: none yet
}

function isWon(found: unknown): found is Won {
  const { chapters, last } = (found ?? {}) as Partial<Won>;
  return Array.isArray(chapters) && chapters.every(Number.isInteger) && Number.isInteger(last);
}

export function wonIn(game: string): Won {
  return readStored(`campaign.${game}`, isWon, { chapters: [], last: 0 });
}

/** With one more chapter; one that was won before leads nowhere new. */
export function withWon(won: Won, chapter: number): Won {
  return won.chapters.includes(chapter) ? won : { chapters: [...won.chapters, chapter], last: chapter };
}

export function win(game: string, chapter: number): void {
  store(`campaign.${game}`, withWon(wonIn(game), chapter));
}

/** The next one that has not been won, from the last won on and then from the first; all won: the last again. */
export function nextOf(all: readonly number[], { chapters, last }: Won): number {
  const open = all.filter((chapter) => !chapters.includes(chapter));
  return open.find((chapter) => chapter > last) ?? open[0] ?? (all.includes(last) ? last : (all[0] ?? 0));
}
