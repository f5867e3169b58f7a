// Verona Twist on the page.
import type { PageGame } from "../game";
import Arms from "./Arms.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { boardInWords, refs, todo } from "./describe";
import type { View } from "./view";

const game: PageGame<View> = {
  Board,
  // words: keys-letters
  keys: [["Q K R S B F", "keys-letters"]],
  Known,
  Arms,
  todo,
  refs,
  inWords: boardInWords,
  isDeliberate: (view) => view.phase !== "moving",
  // words: seal-placing seal-hiding
  confirmLabel: (view) => (view.phase === "moving" ? "confirm" : `seal-${view.phase}`),
};
export default game;
