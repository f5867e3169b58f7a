import { expect, test } from "vitest";
import { jokerAs, offersIn, runOf, seriesIn, weigh } from "./series";

const legal = ["bank B:2-3", "bank B:2-3-J", "bank B:J-2-3", "bank B:3-J", "bank B:J-3", "bank O:1-2", "flip", "keep"];
const all = seriesIn(legal);
const points = [4, 5, 5, 4, 4, 6];
const banks = Object.fromEntries(
  all.map(({ move }, at) => [move, { points: points[at]!, gone: [], turned: [], breaks: false }]),
);

test("series are read from the list of legal moves", () => {
  expect(all).toHaveLength(6);
  expect(seriesIn(null)).toEqual([]);
});

test("chosen cards that are a series propose it", () => {
  expect(weigh(all, new Set(["B2", "B3"])).exact.map((one) => one.move)).toEqual(["bank B:2-3"]);
});

test("a joker at either end leaves a choice, the lower value first", () => {
  const { exact } = weigh(all, new Set(["B2", "B3", "BJ"]));
  expect(exact.map(jokerAs)).toEqual([1, 4]);
});

test("what is missing follows from the list", () => {
  expect(weigh(all, new Set(["O1"])).missing).toEqual(["2"]);
  expect(weigh(all, new Set(["O1", "O4"]))).toMatchObject({ exact: [], missing: [] });
  expect(weigh(all, new Set(["B2"])).helpful).toEqual(new Set(["B2", "B3", "BJ"]));
});

test("with nothing chosen nothing is missing, and every card of a series can be chosen", () => {
  expect(weigh(all, new Set())).toMatchObject({ exact: [], missing: [] });
  expect(weigh(all, new Set()).helpful).toEqual(new Set(["B2", "B3", "BJ", "O1", "O2"]));
});

test("every series is on offer, the richest first, and written with what its joker stands for", () => {
  const offers = offersIn(all, banks);
  expect(offers.map(({ points }) => points)).toEqual([6, 5, 5, 4, 4, 4]);
  expect(new Set(offers.map(({ series }) => series.move)).size).toBe(all.length);
  expect(offers.map(({ series }) => runOf(series).replaceAll("\u2060", "")).slice(0, 3)).toEqual([
    "1–2",
    "2–3–(4)",
    "(1)–2–3",
  ]);
});
