import { expect, test } from "vitest";
import { drawn } from "../../../review/card";
import { missingIn } from "../../../review/missing";
import { fetchWords } from "../../../words/words.svelte";
import type { View } from "../view";
import card from ".";

const words = await fetchWords("en", "verona-twist");
const line = (move: string, ...events: string[]) => ({ seat: 0, move, events, says: [] });
const view = {
  options: { rounds: 7 },
  phase: "ended",
  round: 3,
  active: "",
  squares: { Q: "c1", K: "c2", R: "d3", S: "a1", B: "e4", F: "b2" },
  pairs: ["SF"],
  lovers: "SF",
  outcome: { scores: [1, 0], winners: [0], reason: "identified" },
} as unknown as View;
const lines = [line("Qc3", "same"), line("Kd4", "different")];
const seen = { view, lines, words, seat: 0, assist: "none", names: ["Ida", "Ugo"], place: "" } as const;

test("the six stand where they stood, and the lovers are marked", () => {
  const svg = drawn(card.Drawing, seen);
  expect(missingIn(svg)).toEqual([]);
  for (const name of ["Princess", "Prince", "Noble", "Servant", "Bishop", "Friar"]) expect(svg).toContain(`>${name}<`);
  const hearts = (lovers: string | null) => drawn(card.Drawing, { ...seen, view: { ...view, lovers } }).length;
  expect(hearts("SF")).toBeGreaterThan(hearts(null));
});

test("it tells on which day they were found, or that they were not, and how many pairs were left", () => {
  expect(card.tell(seen)).toEqual({
    subtitle: "Found on day 2 of 7",
    figures: [
      { value: "2 / 7", what: "evenings" },
      { value: "1", what: "pair still possible" },
    ],
  });
  const ended = (reason: string) => card.tell({ ...seen, view: { ...view, outcome: { ...view.outcome!, reason } } });
  expect(ended("hidden").subtitle).toBe("Hidden for all 7 days");
  expect(ended("resigned").subtitle).toBe("Day 3 of 7");
});
