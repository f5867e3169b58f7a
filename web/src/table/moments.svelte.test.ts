import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../games/game";
import { settings } from "../settings.svelte";
import type { GameLine } from "../wire";
import { keepSeen, missedAt } from "./missed";
import { Moments, momentsOf, oneMoment } from "./moments.svelte";
import { emptyTable, type TableState } from "./fold";

const line = (seat: number, move: string): GameLine => ({ seat, move, events: [], says: [{ key: move, args: {} }] });
const LINES = [line(0, "one"), line(1, "two"), line(0, "three")];
const moment = (view: string, at: number, beats?: number): Moment<string> => ({
  view,
  since: [LINES[at]!],
  says: LINES[at]!.says,
  ...(beats === undefined ? {} : { beats }),
});

let told: string[] = [];
let heard: string[] = [];
let settled = 0;
let moments: Moments<string>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
  told = [];
  heard = [];
  settled = 0;
  moments = new Moments<string>(
    (each, isHeard) => {
      told.push(each.view);
      if (isHeard) heard.push(each.view);
    },
    () => (settled += 1),
  );
});
afterEach(() => {
  moments.drop();
  settings.pace = "calm";
  vi.useRealTimers();
});

test("moments are shown in order, each for its time, and the last lingers with the latest view", () => {
  moments.add([moment("a", 0), moment("b", 1, 2)]);
  moments.add([moment("c", 2)]); // a quick answer waits for its turn
  expect([moments.now?.view, moments.hasMore]).toEqual(["a", true]);
  expect(moments.ahead).toEqual(new Set([LINES[1], LINES[2]]));
  vi.advanceTimersByTime(1200);
  expect([moments.now?.view, told, settled]).toEqual(["b", ["a", "b"], 0]);
  vi.advanceTimersByTime(2399);
  expect(moments.now?.view).toBe("b");
  vi.advanceTimersByTime(1);
  expect([moments.now?.view, moments.hasMore, settled]).toEqual(["c", false, 1]);
  vi.advanceTimersByTime(1200);
  expect([moments.now, moments.since]).toEqual([null, [LINES[2]]]);
});

test("who goes on sees the next moment, or the latest view, and is still told everything", () => {
  moments.add([moment("a", 0), moment("b", 1), moment("c", 2)]);
  moments.next();
  expect(moments.now?.view).toBe("b");
  moments.finish();
  expect([moments.now, told, settled]).toEqual([null, ["a", "b", "c"], 1]);
  vi.advanceTimersByTime(9999);
  expect(settled).toBe(1);
});

test("what is skipped does not sound all at once: the last of it that has a sound is heard", () => {
  moments.add([moment("a", 0), moment("b", 1), moment("c", 2), moment("d", 2, 0)]);
  expect(heard).toEqual(["a"]);
  moments.finish();
  expect(heard).toEqual(["a", "c"]);
  settings.pace = "none";
  moments.add([moment("e", 0), moment("f", 1)]);
  expect([told, heard]).toEqual([
    ["a", "b", "c", "d", "e", "f"],
    ["a", "c", "f"],
  ]);
});

test("at a brisk pace a moment is short, and with none everything is there at once", () => {
  settings.pace = "brisk";
  moments.add([moment("a", 0), moment("b", 1)]);
  vi.advanceTimersByTime(550);
  expect(moments.now?.view).toBe("b");
  settings.pace = "none";
  moments.add([moment("c", 2)]);
  expect([moments.now, told, moments.since]).toEqual([null, ["a", "b", "c"], [LINES[2]]]);
});

test("what was taken back is not shown any more", () => {
  moments.add([moment("a", 0), moment("b", 1)]);
  moments.drop();
  vi.advanceTimersByTime(9999);
  expect([moments.now, told, settled]).toEqual([null, ["a"], 0]);
});

test("a game that says nothing else has one moment for each message, a short one for one's own move", () => {
  expect(oneMoment("view", LINES.slice(0, 1), 0)).toMatchObject([{ view: "view", beats: 0.5 }]);
  expect(oneMoment("view", LINES, 0)).toMatchObject([{ since: LINES, beats: 1 }]);
  expect(momentsOf("view", LINES).map((each) => each.since)).toEqual(LINES.map((each) => [each]));
});

test("a device remembers how much was seen; a new one begins at the last move of its own", () => {
  const table: TableState = { ...emptyTable(), games: 1, lines: [...LINES, line(1, "four")] };
  expect(missedAt("new 0", table, 0).map((each) => each.move)).toEqual(["four"]);
  expect(missedAt("new 0", { ...table, lines: [line(1, "four")] }, 0)).toEqual([]); // no move of its own yet
  expect(missedAt("new -", table, null)).toEqual([]);
  keepSeen("old 0", { ...table, lines: LINES.slice(0, 1) });
  expect(missedAt("old 0", table, 0)).toHaveLength(3);
  expect(missedAt("old 0", { ...table, games: 2 }, 0)).toEqual([]);
});
