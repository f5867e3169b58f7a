// Which games have a board that is drawn here: every folder with an `index.ts`.
import type { PageGame } from "./game";

const boards = import.meta.glob<PageGame<unknown>>("./*/index.ts", { import: "default" });

export const GENERAL = "general"; // the folder of the board for all other games

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

/** The drawn board of a game, or nothing. */
export async function fetchBoard(game: string): Promise<PageGame<unknown> | undefined> {
  return boards[`./${game}/index.ts`]?.();
}
