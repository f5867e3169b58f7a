import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { howEnded, placing, takenBack } from "../../table/ended";
import { Words } from "../../words/words.svelte";

const PLACES = ["src/words/text", "../src/sottovoce/games/verso/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const ended = (...scores: number[]) => ({
  scores,
  winners: scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])),
  reason: "points",
});

test("alone nobody wins: the end tells the points", () => {
  expect(howEnded(ended(41), ["p1"], words)).toBe("The deck is used up: that makes 41 points.");
  expect(howEnded(ended(41, 30), ["p1", "p2"], words)).toContain("the highest score wins");
});

test("second of four is a place, not a defeat", () => {
  expect(placing(ended(41, 38, 12, 9), 1, words.say)).toBe("You are second of four");
  expect(placing(ended(41, 38, 38, 9), 2, words.say)).toBe("You are second of four");
  expect(placing(ended(41, 38, 12, 9), 3, words.say)).toBe("You are fourth of four");
  expect(placing(ended(41, 38, 12, 9), 0, words.say)).toBeNull();
  expect(placing(ended(41, 38), 1, words.say)).toBeNull();
});

test("moves that were taken back with knowledge are told of, and alone what that means", () => {
  expect(takenBack([0, 0], words.say)).toBe("");
  expect(takenBack([1], words.say)).toBe(
    "One move was taken back after something had been learned: this game counts for no best.",
  );
  expect(takenBack([1, 1], words.say)).toBe("2 moves were taken back after something had been learned.");
});
