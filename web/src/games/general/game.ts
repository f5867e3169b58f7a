// A game that nobody has drawn a board for, as it is played here: its view in words, and its legal moves to choose from.
// A folder of the game's own beside this one replaces it.
import type { ShelfGame } from "../../shelf.svelte";
import type { Sentence } from "../../wire";
import type { Words } from "../../words/words.svelte";
import type { PageGame } from "../game";
import Arms from "./Arms.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { sectionsOf, type GeneralView } from "./shape";

/** The game's own words for what is to be done, if it has some: `todo-guessing-mine`, `todo-guessing-other`. */
function todo(info: ShelfGame, view: GeneralView, seat: number | null, words: Words): Sentence {
  const name = (at: number | string | undefined): string =>
    typeof at === "number" ? (info.seats[at] ?? "") : "chance";
  // words: outcome-* todo-*
  if (view.outcome) return { key: `outcome-${view.outcome.reason}`, args: { seat: name(view.outcome.winners[0]) } };
  const whose = seat !== null && view.to_act.includes(seat) ? "mine" : view.to_act.length > 1 ? "both" : "other";
  const own = `todo-${view.phase ?? ""}-${whose}`;
  const key = words.has(own) ? own : `general-todo-${whose}`; // words: general-todo-*
  return { key, args: { seat: name(view.to_act[0]) } };
}

export function generalGame(info: ShelfGame): PageGame<unknown> {
  const game: PageGame<GeneralView> = {
    Board,
    Known,
    Arms,
    // words: general-keys-filter
    keys: [["/", "general-keys-filter"]],
    todo: (view, seat, words) => todo(info, view, seat, words),
    refs: () => [],
    inWords: ({ view, words }) => sectionsOf(view, words),
    isDeliberate: () => false,
  };
  return game as PageGame<unknown>;
}
