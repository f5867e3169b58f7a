import { expect, test } from "vitest";
import { drawn } from "../../../review/card";
import { missingIn } from "../../../review/missing";
import { fetchWords } from "../../../words/words.svelte";
import { seen as viewed } from "../sample";
import card from ".";

const words = await fetchWords("en", "verso");
const outcome = { scores: [4, 10], winners: [1], reason: "points" };
const line = (seat: number, move: string, ...events: string[]) => ({ seat, move, events, says: [] });
const lines = [line(0, "bank B:2-3", "p1 points 4"), line(1, "keep"), line(1, "bank O:1-J-3", "p2 points 10")];
const seen = {
  view: viewed({ outcome }),
  lines,
  words,
  seat: 0,
  assist: "exact",
  names: ["Ida", "Ugo"],
  place: "",
} as const;

test("what lay before everybody is drawn with the series that they banked, and no back", () => {
  const svg = drawn(card.Drawing, seen).replaceAll("&nbsp;", "\u00a0");
  expect(missingIn(svg)).toEqual([]);
  expect(svg.match(/href="#verso-card"/g)).toHaveLength(5);
  expect(svg).not.toContain('href="#verso-G3"'); // nobody shows one: only a back is
  for (const told of ["B\u00a0\u00a02–3", "O\u00a0\u00a01–(2)–3", "+4", "+10"]) expect(svg).toContain(`>${told}<`);
});

test("it tells everybody's points, the series, and alone the rank", () => {
  expect(card.tell(seen)).toEqual({
    seats: ["4 points", "10 points"],
    figures: [
      { value: "2", what: "series banked" },
      { value: "10", what: "points for the best series" },
    ],
  });
  const [one] = viewed().players;
  const alone = viewed({
    outcome: { scores: [47], winners: [0], reason: "points" },
    players: [{ ...one!, points: 47 }],
  });
  const told = card.tell({ ...seen, view: { ...alone, rank: 45 }, lines: [] });
  expect(told.subtitle).toBe("Forty-five: real talent");
  expect(told.figures![0]).toEqual({ value: "47", what: "points" });
});

test("six players have room", () => {
  const [one] = viewed().players;
  const view = viewed({ outcome, players: Array.from({ length: 6 }, () => one!) });
  expect(missingIn(drawn(card.Drawing, { ...seen, view }))).toEqual([]);
});
