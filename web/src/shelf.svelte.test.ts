// What the page knows of the games: from the server, from the last visit, or from when it was built.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as page from "./shelf.svelte";
import type { GameInfo } from "./wire";

const PEBBLES = {
  id: "pebbles",
  seats: ["hider", "guesser"],
  fewest: 2,
  minutes: 2,
  has_lesson: false,
  title: "Pebbles",
  tagline: "Three guesses.",
  credits: "",
  chapters: [["The goal", "Guess."]],
} as unknown as GameInfo;

const answer = (told: unknown, ok = true): Response =>
  ({ ok, headers: new Headers({ "Content-Type": "application/json" }), json: () => Promise.resolve(told) }) as Response;

/** As the page finds it when it is opened. */
async function opened(): Promise<typeof page> {
  vi.resetModules();
  return import("./shelf.svelte");
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("the server tells of its games, also of one that is newer than the page", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(answer([PEBBLES]))),
  );
  const { nameOf, shelf } = await opened();
  expect([shelf.ids, shelf.has("pebbles")]).toEqual([[], null]);
  await shelf.load("en");
  expect([shelf.ids, shelf.has("pebbles"), shelf.has("nothing")]).toEqual([["pebbles"], true, false]);
  expect(nameOf("pebbles").title).toBe("Pebbles");
  expect(shelf.find("pebbles")).not.toHaveProperty("chapters");
});

test("the next visit shows them at once, and without a server", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(answer([PEBBLES]))),
  );
  await (await opened()).shelf.load("en");
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error())),
  );
  const { shelf } = await opened();
  expect(shelf.ids).toEqual(["pebbles"]);
  await shelf.load("en");
  expect(shelf.ids).toEqual(["pebbles"]);
});

test("without a server and without a memory there are the games that the page was built with", async () => {
  localStorage.setItem("sottovoce.games", '[{"id": 3}]');
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error())),
  );
  const { nameOf, shelf } = await opened();
  expect(shelf.ids).toEqual([]);
  await shelf.load("en");
  expect(shelf.ids.length).toBe(shelf.count);
  expect(shelf.count).toBeGreaterThan(3);
  expect(shelf.ids.every((game) => shelf.has(game) && nameOf(game).title !== game)).toBe(true);
});
