import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Assist } from "../../settings.svelte";
import type { GameLine } from "../../wire";
import { Words } from "../../words/words.svelte";
import { moments, type Picture } from "./moments";
import { FIFTEEN, splitOf, type View } from "./view";

const PLACES = ["../src/sottovoce/games/verona_twist/text", "src/games/verona-twist/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const squares = { Q: "c3", K: "c2", R: "a1", S: "a2", B: "a3", F: "e1" };
const evening: View = {
  seat: 0,
  to_act: [1],
  legal: null,
  form: null,
  outcome: null,
  options: { rounds: 7, lovers: "chosen", placement: "chosen" },
  phase: "moving",
  round: 1,
  days_left: 7,
  squares,
  active: "F",
  pairs: [...FIFTEEN],
  split: splitOf(FIFTEEN, squares),
  lovers: null,
};
const after: View = { ...evening, squares: { ...squares, F: "e2" }, active: "QKRSBF", round: 2, to_act: [0] };
const last: GameLine = {
  seat: 1,
  move: "Fe2",
  events: ["same"],
  says: [
    { key: "told-move", args: { seat: "nurse", letter: "F", square: "e2" } },
    { key: "told-same", args: {} },
  ],
};
const answer: GameLine = { seat: 0, move: "Qd4", events: [], says: [] };

function shown(assist: Assist, lines = [last]) {
  const step = { before: evening, after, lines, seat: 0, words, assist };
  return moments(step).map(({ view, says, picture }) => ({
    told: says.map(words.tell).join(" "),
    left: view.pairs.length,
    active: view.active,
    split: view.split,
    report: (picture as Picture | undefined)?.report,
  }));
}

test("an evening is a step, the report, the pairs that are struck out, and only then the next day", () => {
  const [step, report, strikes, dawn, ...more] = shown("exact", [last, answer]);
  expect(step).toMatchObject({ told: "The Nurse moves the Friar to e2.", left: 15, active: "" });
  expect(report).toMatchObject({ report: "same", left: 15, active: "" });
  expect(strikes).toMatchObject({ told: "8 pairs are struck out.", left: 7, active: "", report: "same" });
  expect(dawn).toMatchObject({ told: "Day 2 begins.", left: 7, active: "QKRSBF" });
  expect(more).toHaveLength(1);
});

test("that the day ends early, since nobody else can move, is told before the report", () => {
  const step = { before: { ...evening, active: "SF" }, after, lines: [last], seat: 0, words, assist: "exact" as const };
  expect(moments(step)[1]!.says.map(words.tell)).toEqual([
    "Nobody else can move: the day ends early.",
    "The Nurse reports: same area.",
  ]);
});

test("the balance stays in its place all the while", () => {
  const [step, report, strikes] = shown("exact");
  expect([step!.split, report!.split]).toEqual([
    { same: 7, different: 8 },
    { same: 7, different: 8 },
  ]);
  expect(strikes!.split).toEqual({ same: 7, different: 0 });
});

test("where the page strikes nothing out it does not tell how many there were", () => {
  expect(shown("notes").map((each) => each.told)).toEqual([
    "The Nurse moves the Friar to e2.",
    "The Nurse reports: same area.",
    "Day 2 begins.",
  ]);
});

test("at one device it is told that the lovers are chosen, but not who they are", () => {
  const chosen: GameLine = {
    seat: 1,
    move: "lovers QF",
    events: [],
    says: [{ key: "told-lovers", args: { seat: "nurse", pair: "QF" } }],
  };
  const hiding = { ...evening, phase: "hiding", lovers: null } as View;
  const step = {
    before: hiding,
    after: { ...evening, lovers: "QF" },
    lines: [chosen],
    seat: 1,
    words,
    assist: "exact" as const,
  };
  const told = (isShared: boolean) => moments({ ...step, isShared }).flatMap(({ says }) => says);
  expect(told(true).map(({ key }) => key)).toEqual(["told-lovers-hidden"]);
  expect(JSON.stringify(told(true))).not.toContain("QF");
  expect(told(false)).toEqual(chosen.says);
});
