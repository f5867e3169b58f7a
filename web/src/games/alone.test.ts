import { beforeEach, expect, test } from "vitest";
import { bestOf, keepAlone, playedAlone, type Alone } from "./alone.svelte";

const one = (game: string, points: number, isMarked = false): Alone => ({ game, points, at: 0, isMarked });

beforeEach(() => localStorage.clear());

test("a game that was played alone is kept once, and the best of those that count is found", () => {
  keepAlone("a", one("t 0", 41));
  keepAlone("a", one("t 0", 41));
  keepAlone("a", one("t 1", 52, true));
  keepAlone("a", one("t 2", 38));
  expect(playedAlone("a").map(({ points }) => points)).toEqual([41, 52, 38]);
  expect(bestOf(playedAlone("a"))?.points).toBe(41);
  expect(bestOf([])).toBeNull();
});

test("the best is kept, however many follow, and what is damaged counts for nothing", () => {
  for (let at = 0; at < 80; at += 1) keepAlone("b", one(`t ${at}`, at === 3 ? 64 : 30));
  expect(bestOf(playedAlone("b"))?.points).toBe(64);
  expect(playedAlone("b").length).toBe(51);
  localStorage.setItem("sottovoce.alone.c", '[{"game": 1}]');
  expect(playedAlone("c")).toEqual([]);
});
