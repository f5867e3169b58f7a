import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "../../settings.svelte";
import { Words } from "../../words/words.svelte";
import { boardInWords, refs, todo } from "./describe";
import type { View } from "./view";

/** The game's words and the board's. */
function wordsIn(language: Language): Words {
  const places = ["../src/sottovoce/games/verona_twist/text", "src/games/verona-twist/text"];
  return new Words(
    language,
    places.map((place) => readFileSync(`${place}/${language}.ftl`, "utf8")),
  );
}

const view: View = {
  seat: 0,
  to_act: [0],
  legal: ["Kb3", "Kc3"],
  form: null,
  outcome: null,
  options: { rounds: 7, lovers: "chosen", placement: "chosen" },
  phase: "moving",
  round: 2,
  days_left: 6,
  squares: { Q: "e3", K: "c2", R: "d3", S: "a1", B: "e4", F: "b2" },
  active: "KRSBF",
  pairs: ["QK", "QF"],
  split: { same: 1, different: 1 },
  lovers: null,
};
const lines = [{ seat: 1, move: "Bb1", events: ["different"], says: [] }];

test("what is to be done names who is waited for, and at the end how it ended", () => {
  expect(todo(view, 0)).toEqual({ key: "todo-moving-mine", args: { seat: "capulet" } });
  expect(todo(view, null).key).toBe("todo-moving-other");
  const dealt = todo({ ...view, to_act: ["*"], phase: "hiding" }, 1);
  expect(dealt).toEqual({ key: "todo-hiding-other", args: { seat: "chance" } });
  const over = { ...view, to_act: [], outcome: { scores: [1, 0], winners: [0], reason: "identified" } };
  expect(todo(over, 0).key).toBe("outcome-identified");
});

test("a line speaks of its squares, characters and pairs; a hidden choice of nothing", () => {
  expect(refs({ seat: 0, move: "Qc3", events: ["same", "lovers QF"], says: [] })).toEqual(["Q", "c3", "QF", "F"]);
  expect(refs({ seat: 1, move: "lovers ?", events: [], says: [] })).toEqual([]);
  expect(refs({ seat: 1, move: "place Qc1 Kc2 Rd3 Sa1 Be4 Fb2", events: [], says: [] })).toContain("e4");
});

test.each(["en", "fr", "it"] as const)("the whole board can be heard, in %s", (language) => {
  const words = wordsIn(language);
  const told = boardInWords({ view, seat: 0, words, assist: "exact", lines, names: ["Ida", "Ugo"], place: "" });
  const text = told.flatMap((part) => [part.title, ...part.items]).join("\n");
  expect(told[0]!.items).toHaveLength(6);
  expect(text).toMatch(/b3, c3/); // where the Prince can go
  expect(text).not.toMatch(/\{|square-|twin-/);
});

test("with no help the list is nobody's but the players' own", () => {
  const words = wordsIn("en");
  const told = boardInWords({ view, seat: 0, words, assist: "none", lines, names: ["Ida", "Ugo"], place: "" });
  expect(told.map((part) => part.title)).toEqual(["On the piazza", "Calendar: day 2 of 7"]);
});
