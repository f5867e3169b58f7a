// A message from the server as moments: each thing that came of a move, whose it is, and what lies there meanwhile.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameLine, Sentence, VersoView } from "../../wire";
import { Words } from "../../words/words.svelte";
import { withNames } from "./describe";
import { moments, type Picture } from "./moments";
import { seen } from "./sample";

const PLACES = ["../src/sottovoce/games/verso/text", "src/games/verso/text"];
const plain = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const words = withNames(plain, ["Ida", "Ugo"]);
const line = (seat: number | string, move: string, ...events: string[]): GameLine => ({ seat, move, events, says: [] });
const after = seen({ left: 11 });

function shown(lines: GameLine[], before: VersoView = seen(), seat: number | null = 0) {
  const found = moments({ before, after, lines, seat, words, assist: "exact" });
  const told = found.map((one) => one.says.map(words.tell).join(" "));
  return { found, told: told.map((each) => each.replaceAll("\u2060", "")) };
}
const rowOf = (view: VersoView, seat: number, colour: string): string[] => view.players[seat]!.rows[colour]!;

test("a bot's turn is one moment, and the next card is there with it", () => {
  const { found, told } = shown([line(1, "keep", "p2 placed O2*/?"), line("*", "deal G1/?")]);
  expect(told).toEqual(["Ugo keeps the orange 2."]);
  expect(found[0]!.view).toBe(after);
  expect(found[0]!.since).toHaveLength(2);
});

test("a bank: announced, each forced card with whose it is, then the points; and one's own cards turn to “you”", () => {
  const events = ["p1 flipped OJ/G5", "p2 points 4", "p2 discarded O1*/?", "p2 discarded O2/?"];
  const { found, told } = shown([line(1, "bank O:1-2", ...events)]);
  expect(told).toEqual([
    "Ugo banks an orange series: 1–2.",
    "You must turn over the green 5: it becomes an orange joker.",
    "Ugo scores 4 points.",
  ]);
  expect((found[0]!.picture as Picture).series).toBe("bank O:1-2");
  expect(rowOf(found[0]!.view, 0, "G")).toEqual(["G5/?"]);
  expect(rowOf(found[1]!.view, 0, "G")).toEqual([]);
  expect(rowOf(found[1]!.view, 0, "O")).toEqual(["OJ/G5"]);
  expect(found[1]!.view.players[1]!.points).toBe(10);
  expect(found[1]!.beats).toBeGreaterThan(found[2]!.beats!);
  expect(found.slice(0, -1).every((one) => one.view.to_act.length === 0 && one.since.length === 0)).toBe(true);
});

test("the joker of a series that is announced is what it stands for", () => {
  const told = (move: string): string | undefined => shown([line(1, move, "p2 points 3")]).told[0];
  expect(told("bank O:1-J-3")).toBe("Ugo banks an orange series: 1–(2)–3.");
  expect(told("bank O:J-3")).toBe("Ugo banks an orange series: (2)–3.");
});

test("a forced card that becomes a double leaves, and is not laid down first", () => {
  const events = ["p1 flipped B2/G5", "p1 discarded B2/G5", "p2 points 9", "p2 discarded O1*/?", "p2 discarded O2/?"];
  const { found, told } = shown([line(1, "bank O:1-2", ...events)]);
  expect(told[1]).toBe("You must turn over the green 5: it becomes a blue 2, a double, and is discarded.");
  expect(rowOf(found[1]!.view, 0, "B")).toEqual(seen().players[0]!.rows["B"]);
  expect(found[1]!.view.discards.at(-1)).toBe("B2/G5");
});

test("what one turns over oneself is shown longer than what one keeps", () => {
  const kept = shown([line(0, "keep", "p1 placed G4/?")]);
  const turned = shown([line(0, "flip", "p1 flipped G4/B3", "p1 square")]);
  expect(kept.told).toEqual(["You keep the green 4."]);
  expect(turned.told).toEqual(["You turn the blue 3 over: a green 4.", "You complete a square: 7 points."]);
  expect(turned.found[0]!.beats).toBeGreaterThan(kept.found[0]!.beats!);
});

test("alone: one's move, the imagined player's card and why, and the card that one has to turn over", () => {
  const says: Sentence[] = [
    { key: "told-deal", args: { colour: "B", value: 1, worth: 1 } },
    { key: "told-deck-flipped", args: { colour: "G", value: 2, worth: 3, was: 1, turns: "greater" } },
  ];
  const before = seen({ players: [seen().players[0]!], rank: 0 });
  const { found, told } = shown(
    [
      line(0, "keep", "p1 placed G4/?"),
      { seat: "*", move: "deal B1/?", events: ["* flipped G2*/B1", "p1 flipped O6/G5", "* discarded G2*/B1"], says },
      line("*", "deal B6/?"),
    ],
    before,
  );
  expect(told[0]).toBe("You keep the green 4.");
  expect(told[1]).toMatch(/^The imagined player turns over a 1: it becomes a green 2\. It is greater/);
  expect(told[2]).toBe("You must turn over the green 5: it becomes an orange 6.");
  expect(found[0]!.view.top).toBe("B1/?");
  expect(found[1]!.view.top).toBe("G2*/B1");
});

test("alone: a card that changes nothing is seen on the deck, too, before the next one lies there", () => {
  const says: Sentence[] = [
    { key: "told-deal", args: { colour: "B", value: 3, worth: 3 } },
    { key: "told-deck-flipped", args: { colour: "G", value: 2, worth: 1, was: 3, turns: "not" } },
  ];
  const before = seen({ players: [seen().players[0]!], rank: 0 });
  const { found } = shown(
    [
      line(0, "keep", "p1 placed G4/?"),
      { seat: "*", move: "deal B3*/?", events: ["* flipped G2/B3", "* discarded G2/B3"], says },
      line("*", "deal B6/?"),
    ],
    before,
  );
  expect(found.map((one) => one.view.top)).toEqual(["B3*/?", "G2/B3", after.top]);
  expect(found.at(-1)).toMatchObject({ view: after, beats: 0, says: [] });
});

test("the last series are announced, and passing is seen", () => {
  expect(shown([line(1, "flip", "p2 flipped O2/B1", "empty")]).told[1]).toContain("The deck is empty:");
  expect(shown([line(1, "pass")]).told).toEqual(["Ugo passes."]);
  expect(shown([line("*", "deal B6/?")]).found).toEqual([]);
});
