import { expect, test } from "vitest";
import type { Listed } from "../wire";
import { sorted } from "./tableList.svelte";

const table = (name: string, more: Partial<Listed>): Listed => ({
  table: name,
  game: "chess",
  state: "running",
  updated: 0,
  seats: 2,
  names: ["Anna", "Marco"],
  bots: ["", ""],
  chairs: [0],
  turn: false,
  order: [0, 1],
  games: 0,
  points: [0, 0],
  outcome: null,
  last_move: null,
  ...more,
});

test("where I am waited for comes first, what is over last, and the latest before the older", () => {
  const tables = [
    table("over", { state: "over", updated: 9 }),
    table("open", { state: "open", updated: 8 }),
    table("old", { updated: 1 }),
    table("new", { updated: 2 }),
    table("mine", { turn: true, updated: 0 }),
  ];
  expect(sorted(tables).map((each) => each.table)).toEqual(["mine", "new", "old", "open", "over"]);
});
