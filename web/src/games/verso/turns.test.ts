import { expect, test } from "vitest";
import type { GameLine } from "../../wire";
import { forced, imagined, motionOf, roundOf, turnsIn } from "./turns";

const line = (seat: number | string, move: string, ...events: string[]): GameLine => ({ seat, move, events, says: [] });

test("a card that was kept comes from the deck", () => {
  const motion = motionOf(turnsIn([line(0, "keep", "p1 placed B3/?"), line("*", "deal G4*/?")]));
  expect(motion.arrivals.get("0 B3")).toEqual({ step: 0, from: "deck", was: null });
});

test("a card that was turned over on drawing comes from the deck and turns", () => {
  const { arrivals } = motionOf(turnsIn([line(1, "flip", "p2 flipped B4/G5")]));
  expect(arrivals.get("1 B4")).toMatchObject({ from: "deck", was: { colour: "G", value: "5", worth: 3 } });
});

test("a bank makes a neighbour's card turn where it lay, and its own cards leave", () => {
  const events = ["p1 flipped OJ/G6", "p2 points 4", "p2 discarded GJ/O4", "p2 discarded G2*/B1"];
  const turns = turnsIn([line(1, "bank G:2-J", ...events)]);
  const motion = motionOf(turns);
  expect(motion.arrivals.get("0 OJ")).toMatchObject({ from: "0 G6", was: { colour: "G", value: "6" } });
  expect(motion.departures.map((one) => one.from)).toEqual(["1 GJ", "1 G2"]);
  expect(forced(turns[0]!)).toMatchObject([{ seat: 0, isLost: false }]);
});

test("a card that became a double is turned where it lay and leaves from there", () => {
  const turns = turnsIn([line(3, "bank G:4-5", "p1 flipped B3/G2", "p1 discarded B3/G2", "p4 points 9")]);
  const motion = motionOf(turns);
  expect(motion.arrivals.size).toBe(0);
  expect(motion.departures).toMatchObject([{ from: "0 G2", was: { colour: "G", value: "2" }, card: { value: "3" } }]);
  expect(forced(turns[0]!)[0]!.isLost).toBe(true);
});

test("alone, what chance turns over belongs to the move before it", () => {
  const turns = turnsIn([
    line(0, "keep", "p1 placed B3/?"),
    line("*", "deal B1/O2", "* flipped O2*/B1", "p1 flipped G5/O6", "* discarded O2*/B1"),
    line("*", "deal B6/?"),
  ]);
  expect(turns).toHaveLength(1);
  expect(imagined(turns[0]!)?.text).toBe("O2*/B1");
  expect(forced(turns[0]!)).toMatchObject([{ seat: 0, was: { colour: "O", value: "6" } }]);
  expect(motionOf(turns).arrivals.get("0 G5")?.from).toBe("0 O6");
});

test("a card that one turned over on drawing was not forced", () => {
  const turns = turnsIn([line(0, "flip", "p1 flipped B4/G5", "p1 square")]);
  expect(forced(turns[0]!)).toEqual([]);
  expect(motionOf(turns).squares.get(0)).toBe(1);
});

test("a round begins with one's own last move, whose consequences one wants to see", () => {
  const lines = [line(0, "keep"), line(1, "keep"), line(0, "bank B:1-2"), line(1, "flip")];
  expect(roundOf(lines, 0, 2).map((turn) => turn.move)).toEqual(["bank B:1-2", "flip"]);
  expect(roundOf(lines, null, 2).map((turn) => turn.seat)).toEqual([0, 1]);
  expect(roundOf(lines.slice(1, 2), 0, 2)).toHaveLength(1);
});
