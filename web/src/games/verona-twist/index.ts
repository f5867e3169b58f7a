// Verona Twist on the page.
import type { PageGame } from "../game";
import Arms from "./Arms.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { refs, todo, twin } from "./tell";
import { SEATS, type View } from "./view";

const game: PageGame<View> = {
  seats: SEATS,
  Board,
  // words: keys-letters
  keys: [["Q K R S B F", "keys-letters"]],
  Known,
  Arms,
  todo,
  refs,
  twin,
  isDeliberate: (view) => view.phase !== "moving",
  // words: seal-placing seal-hiding
  seal: (view) => (view.phase === "moving" ? "confirm" : `seal-${view.phase}`),
};
export default game;
