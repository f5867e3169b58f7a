// How the end of a chapter leads to the next one.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import End from "../../table/End.svelte";
import { emptyTable } from "../../table/fold";
import { pageWords, Words } from "../../words/words.svelte";
import type { ChapterSoFar } from "../../wire";
import { wonIn } from "../campaign";
import romeo from ".";

const PLACES = ["src/words/text", "../src/sottovoce/games/romeo_juliet/text", "src/games/romeo-juliet/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const chair = { name: "Ada", bot: "", isEmpty: false, isReady: true, hasLeft: false, gaveUp: "", wantsAgain: false };
const again = "Play again, roles swapped";
let shown: Record<string, unknown> | null = null;

/** The server's memory of the story. */
let known: ChapterSoFar[] = [];

beforeEach(() => {
  localStorage.clear();
  pageWords.words = words;
  known = [];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(known)));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  if (shown) await unmount(shown);
  shown = null;
});

/** What the end card offers after this chapter. */
async function end(options: Record<string, unknown>, winners: number[], myChairs = [0]): Promise<string[]> {
  const outcome = { scores: [0, 0], winners, reason: winners.length ? "love" : "hate" };
  const state = { ...emptyTable(), game: "romeo-juliet", chairs: [chair, chair], order: [0, 1], outcome };
  const table = { id: "abcdefgh", state, view: { options, outcome }, seat: myChairs.length ? 0 : null };
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
  await vi.waitFor(() => expect(wonIn("romeo-juliet").chapters.length).toBe(known.filter(({ won }) => won).length));
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  return [...document.querySelectorAll(".next a, .chapter, .earned")].map((each) => each.textContent!.trim());
}

test("a chapter that is won is remembered, and the next one suggested by its name, with the winners’ keepsake", async () => {
  known = [
    { number: 1, won: 1, lost: 0, earned: {} },
    { number: 2, won: 0, lost: 0, earned: { keepsake: "church" } },
  ];
  const found = await end({ chapter: 1, content: null }, [0, 1]);
  expect(found).toEqual(expect.arrayContaining(["Chapter won", "Chapter 2: The Masked Ball"]));
  expect(found.join()).toMatch(/Keepsake: the church\. .*You may decline it\./);
  expect(wonIn("romeo-juliet")).toEqual({ chapters: [1], last: 1 });
  expect(document.querySelector(".next button > svg + span")!.textContent).toBe(again); // a sign where there is no room
  expect(document.querySelector(".epilogue")!.textContent).toContain("tonight there is a feast");
});

test("after two defeats the chapter is offered again with mercy, which one may decline", async () => {
  known = [{ number: 4, won: 0, lost: 2, earned: { mercy: "yes" } }];
  const found = await end({ chapter: 4, content: null }, []);
  expect(found).toContain("Chapter 4: The Secret Wedding");
  expect(document.querySelector<HTMLAnchorElement>(".next .main")!.getAttribute("href")).toMatch(/\?chapter=4$/);
  expect(found.join()).toMatch(/Mercy: one more missive\. .*You may decline it\./);
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
  async (_, options, winners, myChairs) => {
    expect((await end(options, winners, myChairs)).join()).not.toContain("hapter");
    expect(wonIn("romeo-juliet").chapters).toEqual([]);
  },
);
