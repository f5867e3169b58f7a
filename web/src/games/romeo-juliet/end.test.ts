// How the end of a chapter leads to the next one.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import End from "../../table/End.svelte";
import { emptyTable } from "../../table/fold";
import { pageWords, Words } from "../../words/words.svelte";
import { wonIn } from "../campaign";
import romeo from ".";

const PLACES = ["src/words/text", "../src/sottovoce/games/romeo_juliet/text", "src/games/romeo-juliet/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const chair = { name: "Ada", bot: "", isEmpty: false, isReady: true, hasLeft: false, wantsAgain: false };
let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  localStorage.clear();
  pageWords.words = words;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** What the end card offers after this chapter. */
function end(options: Record<string, unknown>, winners: number[], myChairs = [0]): string[] {
  const outcome = { scores: [0, 0], winners, reason: winners.length ? "love" : "hate" };
  const state = { ...emptyTable(), game: "romeo-juliet", chairs: [chair, chair], order: [0, 1], outcome };
  const table = { id: "abcdefgh", state, view: { options }, seat: myChairs.length ? 0 : null };
  document.body.replaceChildren();
  shown = mount(End, {
    target: document.body,
    props: {
      table,
      game: { ...romeo, info: { seats: ["juliet", "romeo"], cooperative: true } },
      words,
      myChairs,
      act: () => {},
    } as never,
  });
  flushSync();
  return [...document.querySelectorAll(".next a, .chapter")].map((each) => each.textContent!.trim());
}

test("a chapter that is won is remembered, and the next one suggested by its name", () => {
  expect(end({ chapter: 1, content: null }, [0, 1])).toEqual(
    expect.arrayContaining(["Chapter won", "Chapter 2: The Masked Ball"]),
  );
  expect(wonIn("romeo-juliet")).toEqual({ chapters: [1], last: 1 });
});

test.each([
  ["is lost", { chapter: 1, content: null }, [], [0]],
  [
    "comes from somebody's own file",
    { chapter: 1, content: readFileSync("../src/sottovoce/games/romeo_juliet/content.ini", "utf8") },
    [0, 1],
    [0],
  ],
  ["is only looked on at", { chapter: 1, content: null }, [0, 1], []],
] as [string, Record<string, unknown>, number[], number[]][])(
  "a chapter that %s counts for nothing",
  (_, options, winners, myChairs) => {
    expect(end(options, winners, myChairs).join()).not.toContain("hapter");
    expect(wonIn("romeo-juliet").chapters).toEqual([]);
  },
);
