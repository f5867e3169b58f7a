import { expect, test } from "vitest";
import type { GameLine } from "../../wire";
import {
  FIFTEEN,
  isCentre,
  middle,
  pairOf,
  reach,
  readPlaced,
  reports,
  spellPlaced,
  spellPlacing,
  SQUARES,
  traces,
} from "./view";

const line = (seat: number, move: string, ...events: string[]): GameLine => ({ seat, move, events, says: [] });
const PLAYED = [
  line(1, "place Qc1 Kc2 Rd3 Sa1 Be4 Fb2"),
  line(1, "lovers ?"),
  line(0, "Qe3"),
  line(1, "Fd2"),
  line(0, "Kb3"),
  line(1, "Rc3"),
  line(0, "Sa2"),
  line(1, "Bb1", "different"),
  line(0, "Qd4"),
];

test("the piazza has twenty squares, six of them in the centre (V1)", () => {
  expect(SQUARES).toHaveLength(20);
  expect(SQUARES[0]).toBe("a4");
  expect(SQUARES.filter(isCentre).sort().join(" ")).toBe("b2 b3 c2 c3 d2 d3");
  expect(middle("a4")).toEqual({ x: 82, y: 82 });
  expect(middle("e1")).toEqual({ x: 498, y: 394 });
});

test("fifteen pairs, each with one spelling (V11)", () => {
  expect(FIFTEEN).toHaveLength(15);
  expect(pairOf("F", "Q")).toBe("QF");
  expect(pairOf("S", "B")).toBe("SB");
});

test("a move's trace begins where the character was placed, or where it last went", () => {
  expect(traces(PLAYED, 1)).toEqual([{ letter: "Q", from: "e3", to: "d4" }]);
  expect(traces(PLAYED.slice(0, 4), 2)).toEqual([
    { letter: "Q", from: "c1", to: "e3" },
    { letter: "F", from: "b2", to: "d2" },
  ]);
  expect(traces(PLAYED, 0)).toEqual([]);
  expect(traces(PLAYED.slice(0, 2), 2)).toEqual([]);
});

test("reports are told evening by evening", () => {
  expect(reports(PLAYED)).toEqual(["different"]);
});

test("where a character may go is read from what is offered", () => {
  expect(reach(["Qc3", "Qd4", "Ka1"], "Q")).toEqual(["c3", "d4"]);
  expect(reach(["lovers QF"], "Q")).toEqual([]);
  expect(reach(null, "Q")).toEqual([]);
});

test("whoever is placed so far is read again, unless it makes no sense", () => {
  expect(spellPlaced({})).toBe("");
  expect(readPlaced(spellPlaced({ F: "b2", Q: "c1" }))).toEqual({ Q: "c1", F: "b2" });
  expect(readPlaced("place Qc1 Kc1")).toEqual({});
  expect(readPlaced("place Xc1")).toEqual({});
  expect(readPlaced("place Qz9")).toEqual({});
  expect(readPlaced("")).toEqual({});
});

test("a placing is spelled in the order of the letters, and only when all six stand", () => {
  const placed = { F: "b2", Q: "c1", K: "c2", R: "d3", S: "a1" };
  expect(spellPlacing(placed)).toBeNull();
  expect(spellPlacing({ ...placed, B: "e4" })).toBe("place Qc1 Kc2 Rd3 Sa1 Be4 Fb2");
});
