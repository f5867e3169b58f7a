// The log, and what it marks on the board.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayableGame } from "../games/game";
import type { GameLine } from "../wire";
import { Words } from "../words/words.svelte";
import type { Entry } from "./fold";
import Log from "./Log.svelte";

const game = { refs: (line: GameLine) => [line.move] } as unknown as PlayableGame<unknown>;
const words = new Words("en", ["told = { $move }."]);
const entry = (n: number): Entry => {
  const move = `m${n}`;
  const says = [{ key: "told", args: { move } }];
  return { n, at: n, kind: "move", line: { seat: n % 2, move, events: [], says }, says, text: "", who: null };
};

let marked: string[] = [];
let shown: object;
let props: { entries: Entry[]; current: number };

beforeEach(() => {
  const given = $state({
    entries: [0, 1, 2].map(entry),
    current: 2,
    game,
    words,
    highlight: (refs: string[]) => void (marked = refs),
  });
  props = given;
  shown = mount(Log, { target: document.body, props: given });
  flushSync();
});
afterEach(() => void unmount(shown));

const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("#log button")];
const stop = (): number => lines().findIndex((line) => line.tabIndex === 0);

test("a line marks the board while it has the focus, and leaves no mark when the focus has moved", async () => {
  lines()[0]!.focus();
  expect(marked).toEqual(["m0"]);
  lines()[1]!.focus(); // as an arrow key does
  await Promise.resolve();
  expect(marked).toEqual(["m1"]);
  lines()[1]!.blur();
  await Promise.resolve();
  expect(marked).toEqual([]);
});

test("who has clicked an older line and plays on has no mark on the board, and follows again", () => {
  vi.spyOn(lines()[0]!, "matches").mockReturnValue(false); // :focus-visible, as with the mouse
  lines()[0]!.focus();
  flushSync();
  expect([marked, stop()]).toEqual([["m0"], 0]);
  props.entries = [...props.entries, entry(3)];
  props.current = 3;
  flushSync();
  expect([marked, stop()]).toEqual([[], 3]);
});
