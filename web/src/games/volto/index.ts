// Volto on the page: the masks on St Mark's square, and what is known of them.
import type { GameLine, Sentence } from "../../wire";
import type { PageGame, Seen, Tale } from "../game";
import Arms from "./Arms.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { fallOf, moments, saysOf } from "./moments";
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

/** A line of the log: a capture is told as it was shown. */
export function tale(line: GameLine, { seat }: Pick<Seen<VoltoView>, "seat">): Tale {
  const fall = fallOf(line);
  const shown = line.says.filter((sentence) => sentence.key.startsWith("told-revealed"));
  return { says: fall ? [...saysOf(line, fall, seat), ...shown] : line.says };
}

const game: PageGame<VoltoView> = {
  Board,
  // words: keys-mark
  keys: [["m", "keys-mark"]],
  Known,
  Arms,
  todo,
  refs,
  tale,
  moments,
  inWords: boardInWords,
  isDeliberate: (view) => view.phase === "setup",
  // words: seal-setup
  confirmLabel: (view) => (view.phase === "setup" ? "seal-setup" : "confirm"),
};
export default game;
