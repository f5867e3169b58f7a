// Verona Twist on the page.
import type { PageGame } from "../game";
import Aid from "./Aid.svelte";
import Arms from "./Arms.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { boardInWords, refs, tale, todo } from "./describe";
import { moments } from "./moments";
import type { View } from "./view";

const game: PageGame<View> = {
  Board,
  // words: keys-numbers
  keys: [["1 2 3 4 5 6", "keys-numbers"]],
  Known,
  Aid,
  Arms,
  todo,
  refs,
  tale,
  moments,
  passesOpenly: (view) => view.phase === "moving", // all else is on the board
  inWords: boardInWords,
  isDeliberate: (view) => view.phase !== "moving",
  // words: seal-placing seal-hiding
  confirmLabel: (view) => (view.phase === "moving" ? "confirm" : `seal-${view.phase}`),
};
export default game;
