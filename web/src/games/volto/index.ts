// Volto on the page: the masks on St Mark's square, and what is known of them.
import type { GameLine, Sentence } from "../../wire";
import type { PageGame } from "../game";
import Arms from "./Arms.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { moments } from "./moments";
import { readMove, SIDES, type VoltoView } from "./piazza";
import { boardInWords } from "./describe";

/** What is to be done, or who is waited for, or how it ended. */
export function todo(view: VoltoView, seat: number | null): Sentence {
  if (view.outcome) {
    const winner = view.outcome.winners[0];
    // words: outcome-*
    return { key: `outcome-${view.outcome.reason}`, args: winner === undefined ? {} : { seat: SIDES[winner]! } };
  }
  const doing = view.phase === "setup" ? "setup" : "moving";
  // words: todo-*
  if (seat !== null && view.to_act.includes(seat)) return { key: `todo-${doing}-mine`, args: {} };
  return { key: `todo-${doing}-other`, args: { seat: SIDES[Number(view.to_act[0] ?? 0)]! } };
}

/** The squares a line speaks of. */
export function refs(line: GameLine): string[] {
  const move = readMove(line.move);
  return move ? [move.from, move.to] : [];
}

const game: PageGame<VoltoView> = {
  Board,
  // words: keys-mark
  keys: [["m", "keys-mark"]],
  Known,
  Arms,
  todo,
  refs,
  moments,
  inWords: boardInWords,
  isDeliberate: (view) => view.phase === "setup",
  // words: seal-setup
  confirmLabel: (view) => (view.phase === "setup" ? "seal-setup" : "confirm"),
};
export default game;
