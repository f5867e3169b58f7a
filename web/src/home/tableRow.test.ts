import { expect, test } from "vitest";
import type { ShelfGame } from "../shelf.svelte";
import type { Listed } from "../wire";
import { ago, scoreIn, seatIn, sitting, standing } from "./tableRow";

const SAID: Record<string, string> = { "is-you": "$ (you)", "bot-name": "bot", "free-chairs": "$ free" };
const say = (key: string, args: Record<string, string | number> = {}): string =>
  SAID[key]?.replace("$", String(Object.values(args)[0])) ?? [key, ...Object.values(args)].join(" ");

const row = (more: Partial<Listed>): Listed => ({
  table: "a",
  game: "chess",
  state: "running",
  updated: 0,
  seats: 2,
  names: ["Anna", "Marco"],
  bots: ["", ""],
  chairs: [0],
  turn: false,
  order: [1, 0],
  games: 0,
  points: [0, 0],
  outcome: null,
  last_move: null,
  ...more,
});
const info = { seats: ["white", "black"], cooperative: false, has_points: false } as unknown as ShelfGame;

test("I am named first, then the others, then bots and free chairs", () => {
  const two = { table: "a", names: ["Anna", "Marco"], bots: ["", ""], chairs: [1] };
  expect(sitting(two, say, "en")).toBe("Marco (you) and Anna");
  const bot = { table: "a", names: ["Anna", ""], bots: ["", "novice"], chairs: [0] };
  expect(sitting(bot, say, "en")).toBe("Anna (you) and bot");
  const open = { table: "a", names: ["Anna", "", ""], bots: ["", "", ""], chairs: [0] };
  expect(sitting(open, say, "en")).toBe("Anna (you) and 2 free");
});

test("my part is the seat that my chair has in this game, not the chair", () => {
  expect(seatIn(row({}))).toBe(1);
  expect(seatIn(row({ chairs: [0, 1] }))).toBe(null); // two people at this device
  expect(seatIn(row({ order: [] }))).toBe(null);
});

test("two games at a table are two games, told with my own points first", () => {
  expect(scoreIn(row({ games: 2, points: [0.5, 1.5] }), info, say)).toBe("row-score 2 ½ 1½");
  expect(scoreIn(row({ games: 2, points: [0.5, 1.5], chairs: [1] }), info, say)).toBe("row-score 2 1½ ½");
  expect(scoreIn(row({ games: 0 }), info, say)).toBe("");
  expect(scoreIn(row({ games: 1, state: "over" }), info, say)).toBe(""); // how it ended is told beside it
});

test("a game that is over is told from my side", () => {
  const outcome = { scores: [1, 0], winners: [0], reason: "resigned" };
  expect(standing(row({ state: "over", outcome }), info, say)).toBe("verdict-lost");
  expect(standing(row({ state: "over", outcome, chairs: [1] }), info, say)).toBe("verdict-won");
  expect(standing(row({ state: "between", outcome }), info, say)).toBe("state-between");
  expect(scoreIn(row({ state: "between", games: 1, points: [0, 1] }), info, say)).toBe("row-score 1 0 1");
  expect(standing(row({}), info, say)).toBe("state-running-one Marco");
  expect(standing(row({ turn: true }), info, say)).toBe("state-turn");
});

test("where points are counted, my own are told", () => {
  const outcome = { scores: [31], winners: [0], reason: "deck" };
  const alone = row({ names: ["Anna"], bots: [""], order: [0], games: 1, points: [1], state: "over", outcome });
  expect(scoreIn(alone, { ...info, has_points: true }, say)).toBe("seat-points 31");
});

const NOW = 1_800_000_000; // in the middle of January 2027

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [5 * 60 + 40, "5 minutes ago"],
  [3_600, "1 hour ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
  [10 * 86_400, "January 5"],
  [400 * 86_400, "December 11, 2025"],
])("%i seconds later it is told as “%s”", (passed, words) => {
  expect(ago(NOW - passed, NOW, "en")).toBe(words);
});

test("it is told in the language that is spoken", () => {
  expect(ago(NOW - 300, NOW, "fr")).toBe("il y a 5 minutes");
  expect(ago(NOW - 300, NOW, "it")).toBe("5 minuti fa");
  expect(ago(NOW - 10 * 86_400, NOW, "fr")).toBe("5 janvier");
});

test("a clock that is ahead does not make the past lie in the future", () => {
  expect(ago(NOW + 90, NOW, "en")).toBe("now");
});
