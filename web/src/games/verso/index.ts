// Verso on the page.
import type { VersoView } from "../../wire";
import type { PageGame } from "../game";
import Arms from "./Arms.svelte";
import Board from "./Board.svelte";
import { boardInWords, refs, todo, withNames } from "./describe";
import Known from "./Known.svelte";
import { moments } from "./moments";

const game: PageGame<VersoView> = {
  Board,
  // words: keys-keep keys-flip keys-pass
  keys: [
    ["k", "keys-keep"],
    ["f", "keys-flip"],
    ["n", "keys-pass"],
  ],
  Known,
  Arms,
  todo,
  withNames,
  refs,
  moments,
  fillsTable: true,
  inWords: boardInWords,
  // A series is put together from several cards, so a bank is confirmed; to keep or to turn over is one press.
  isDeliberate: (view, proposed) =>
    proposed ? proposed.startsWith("bank ") : Boolean(view.legal?.some((move) => move.startsWith("bank "))),
  confirmLabel: (_, proposed) => `do-${proposed?.split(" ")[0] ?? "bank"}`,
};

export default game;
