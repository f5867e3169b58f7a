import { expect, test } from "vitest";
import {
  asked,
  CHANCE,
  chairsFor,
  clockOf,
  hasCompany,
  hasPerson,
  keepQuick,
  lastQuick,
  named,
  needsLink,
  noClock,
  planFor,
  quickChairs,
  type Plan,
  type PlannedChair,
} from "./plan";

const here = (name = ""): PlannedChair => ({ kind: "here", name, level: "novice" });
const friend: PlannedChair = { kind: "link", name: "", level: "novice" };
const bot: PlannedChair = { kind: "bot", name: "", level: "random" };

function plan(chairs: PlannedChair[], more: Partial<Plan> = {}): Plan {
  return { ...planFor("chess", "exact"), chairs, ...more };
}

test("a new table has me in the first chair and friends in the others", () => {
  expect(chairsFor(3, [], "novice").map((chair) => chair.kind)).toEqual(["here", "link", "link"]);
});

test("another number of chairs leaves those that stay as they were", () => {
  expect(chairsFor(3, [bot, here("Anna")], "novice")).toEqual([bot, here("Anna"), { ...friend }]);
  expect(chairsFor(3, [here("Anna"), bot], "novice")[2]!.kind).toBe("bot");
});

test("whoever plays alone is here", () => {
  expect(chairsFor(1, [bot, here("Anna")], "novice")).toEqual([here("Anna")]);
  expect(chairsFor(1, [friend, bot], "novice")).toEqual([here()]);
  expect(hasCompany([here("Anna"), bot])).toBe(false);
  expect(hasCompany([here("Anna"), friend])).toBe(true);
});

test("what was chosen last against the computer is offered again, as far as it can be", () => {
  const cards = { bots: ["random", "novice"], seats: ["p1", "p2", "p3"], fewest: 1 };
  expect(lastQuick("cards", cards)).toEqual({ seat: 0, level: "novice", rivals: 1, chapter: 0 });
  keepQuick("cards", { seat: CHANCE, level: "random", rivals: 0 });
  expect(lastQuick("cards", cards)).toEqual({ seat: CHANCE, level: "random", rivals: 0, chapter: 0 });
  const pair = { bots: ["novice"], seats: ["one", "other"], fewest: 2 };
  keepQuick("pair", { seat: 4, level: "gone", rivals: 9 });
  expect(lastQuick("pair", pair)).toEqual({ seat: 0, level: "novice", rivals: 1, chapter: 0 });
  const quick = { seat: 1, level: "novice", rivals: 2, chapter: 0 };
  expect(quickChairs(quick, "Anna").map(({ kind, name }) => [kind, name])).toEqual([
    ["bot", ""],
    ["here", "Anna"],
    ["bot", ""],
  ]);
});

test("people and bots are asked for by chair, friends not at all", () => {
  const table = asked(plan([here(" Anna "), friend, bot]), "Guest");
  expect(table.people).toEqual({ 0: "Anna" });
  expect(table.bots).toEqual({ 2: "random" });
  expect(table.seats).toBe(3);
});

test("whoever has no name is a guest, and no two guests are called the same", () => {
  expect(named([here(), here("Guest"), here(), bot], "Guest")).toEqual({ 0: "Guest 2", 1: "Guest", 2: "Guest 3" });
});

test("a match is for two, whatever was ticked before", () => {
  expect(asked(plan([here(), friend], { isMatch: true }), "Guest").settings?.match).toBe(true);
  expect(asked(plan([here(), friend, friend], { isMatch: true }), "Guest").settings?.match).toBe(false);
});

test("a common beat is for people apart from each other, and not beside a clock for the game", () => {
  const beat = (chairs: PlannedChair[], kind: "none" | "move" | "game", seconds = 20) =>
    asked(plan(chairs, { beat: seconds, clock: { ...noClock(), kind } }), "Guest").settings?.beat;
  expect(beat([here(), friend], "none")).toBe(20);
  expect(beat([here(), friend], "move")).toBe(20);
  expect(beat([here(), friend], "game")).toBeNull();
  expect(beat([here(), here()], "none")).toBeNull();
  expect(beat([here(), friend], "none", 0)).toBeNull();
});

test("the clock counts in seconds, for a move, for days or for the game", () => {
  expect(clockOf(noClock())).toBeNull();
  expect(clockOf({ ...noClock(), kind: "move", minutes: 3 })).toEqual({ per: "move", seconds: 180 });
  expect(clockOf({ ...noClock(), kind: "days", days: 2 })).toEqual({ per: "move", seconds: 172_800 });
  expect(clockOf({ ...noClock(), kind: "game", total: 15, increment: 10 })).toEqual({
    per: "game",
    seconds: 900,
    increment: 10,
  });
});

test("somebody has to play, and only friends need a link", () => {
  expect(hasPerson([bot, bot])).toBe(false);
  expect(hasPerson([bot, friend])).toBe(true);
  expect(needsLink([here(), bot])).toBe(false);
  expect(needsLink([here(), friend])).toBe(true);
});
