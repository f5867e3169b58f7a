// What stands at the end of a game.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { PlayableGame, Seen } from "../games/game";
import { pageWords, Words } from "../words/words.svelte";
import End from "./End.svelte";
import { emptyTable, type Seated, type TableState } from "./fold";
import type { LiveTable } from "./live.svelte";

const words = new Words("en", ["title = Coin\noutcome-guessed = Guessed.\nseat-title = { $seat }"]);
const game = { info: { seats: ["hider", "guesser"], cooperative: false } } as unknown as PlayableGame<unknown>;
const seated = (name: string): Seated =>
  ({ name, bot: "", isEmpty: false, isReady: true, hasLeft: false, gaveUp: "", wantsAgain: false, face: 0 }) as Seated;
let shown: object | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function ended(more: Partial<TableState>): string[] {
  const outcome = { reason: "guessed", winners: [0], scores: [1, 0] };
  const people = { chairs: [seated("Ida"), seated("Ugo")], order: [0, 1] };
  const state = { ...emptyTable(), ...people, outcome, games: 2, ...more } as TableState;
  const table = { id: "t", state, view: null } as unknown as LiveTable;
  const props = { table, game, words, seen: {} as Seen<unknown>, myChairs: [0], act: () => {} };
  shown = mount(End, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll(".end > p")].map((one) => one.textContent!.trim());
}

test("the score of a match and who wins it are two sentences, each on a line of its own", async () => {
  await pageWords.load("en");
  const told = ended({ score: { points: [2, 0], is_over: true, winner: 0 } as unknown as TableState["score"] });
  expect(told).toEqual(["Guessed.", "Ida 2 · Ugo 0", "Ida wins the match."]);
});
