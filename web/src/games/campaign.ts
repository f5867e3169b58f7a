// Which chapters of a story have been won by the people of this device, and which one comes next. The server knows it,
// for both partners; what it told last is remembered here.
import { get } from "../link/http";
import { readStored, store } from "../storage";
import type { ChapterSoFar } from "../wire";

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

/** How each chapter went, as the server knows it; nothing if it cannot be asked. What was won elsewhere is remembered. */
export async function soFarIn(game: string): Promise<ChapterSoFar[]> {
  const found = await get<ChapterSoFar[]>(`/api/games/${game}/campaign`).catch((): ChapterSoFar[] => []);
  for (const { number, won } of found) if (won) win(game, number);
  return found;
}

/** What may be chosen for a chapter, because it was earned. */
export function earnedFor(soFar: readonly ChapterSoFar[], chapter: number): Record<string, unknown> {
  return soFar.find(({ number }) => number === chapter)?.earned ?? {};
}

/** The next one that has not been won, from the last won on and then from the first; all won: the last again. */
export function nextOf(all: readonly number[], { chapters, last }: Won): number {
  const open = all.filter((chapter) => !chapters.includes(chapter));
  return open.find((chapter) => chapter > last) ?? open[0] ?? (all.includes(last) ? last : (all[0] ?? 0));
}
