import { expect, test } from "vitest";
import type { GameLine, Line } from "../wire";
import { fold } from "./fold";

const move = (seat: number | string, text: string): GameLine => ({
  seat,
  move: text,
  events: [],
  says: [{ key: "told-move", args: { letter: text[0]! } }],
});
const says = (key: string) => ({ says: [{ key, args: {} }] });
const opening = [
  { news: "opened", n: 0, at: 1, game: "chess", rules: 1, seats: 2, options: {}, settings: {} },
  { news: "claimed", n: 1, at: 2, chair: 0, name: "Giulia", ...says("told-claimed") },
  { news: "skip", n: 2 },
  { news: "claimed", n: 3, at: 3, chair: 1, name: "Matteo", ...says("told-claimed") },
  { news: "ready", n: 4, at: 4, chair: 0, ...says("told-ready") },
] as unknown as Line[];
const began = { news: "began", n: 5, at: 5, order: [1, 0], lines: [], ...says("told-began") } as unknown as Line;
const moved = (n: number, chair: number, text: string, more = {}): Line =>
  ({ news: "moved", n, at: n, chair, lines: [move(chair, text)], says: [], ...more }) as unknown as Line;

test("people sit down and are ready", () => {
  const told = fold(opening);
  expect(told.chairs.map(({ name, isReady }) => [name, isReady])).toEqual([
    ["Giulia", true],
    ["Matteo", false],
  ]);
  expect(told.order).toEqual([]);
});

test("a move that is taken back is no longer in the log, but that it was taken back is", () => {
  const undone = {
    news: "undone",
    n: 8,
    at: 8,
    chair: 0,
    keep: 1,
    free: true,
    ...says("told-undone"),
  } as unknown as Line;
  const told = fold([...opening, began, moved(6, 1, "b2-b3"), moved(7, 0, "b6-b5"), undone]);
  expect(told.lines.map((line) => line.move)).toEqual(["b2-b3"]);
  expect(told.log.map((entry) => entry.says[0]!.key)).toEqual(["told-began", "told-move", "told-undone"]);
});

test("an undo that is asked for waits until it is answered or somebody moves on", () => {
  const asked = { news: "undo-asked", n: 7, at: 7, chair: 1, keep: 0, ...says("told-undo-asked") } as unknown as Line;
  const refused = { news: "undo-answered", n: 8, at: 8, chair: 0, agree: false, ...says("a") } as unknown as Line;
  const before = [...opening, began, moved(6, 1, "b2-b3"), asked];
  expect(fold(before).undoAsked).toBe(1);
  expect(fold([...before, refused]).undoAsked).toBeNull();
  expect(fold([...before, moved(8, 0, "b6-b5")]).undoAsked).toBeNull();
});

test("a game that ended is over until the next begins, with the score kept", () => {
  const outcome = { scores: [1, 0], winners: [0], reason: "palace" };
  const ended = { ended: { outcome, score: { games: 1, points: [0, 1] } } };
  const over = [...opening, began, moved(6, 1, "b6-b7", ended)];
  expect(fold(over).outcome).toEqual(outcome);
  const again = { news: "rematch-asked", n: 7, at: 7, chair: 0, ...says("told-rematch-asked") } as unknown as Line;
  expect(fold([...over, again]).chairs[0]!.wantsAgain).toBe(true);
  const next = fold([...over, again, { ...began, n: 8, order: [0, 1] } as Line]);
  expect(next.outcome).toBeNull();
  expect(next.chairs[0]!.wantsAgain).toBe(false);
  expect(next.score?.points).toEqual([0, 1]);
  expect(next.games).toBe(2);
});

test("a bot sits in for a player who is away, and gives the chair back", () => {
  const left = { news: "left", n: 6, at: 6, chair: 1, ...says("a") } as unknown as Line;
  const over = {
    news: "took-over",
    n: 7,
    at: 7,
    chair: 0,
    absent: 1,
    level: "novice",
    ...says("a"),
  } as unknown as Line;
  const back = { news: "came-back", n: 8, at: 8, chair: 1, ...says("a") } as unknown as Line;
  expect(fold([...opening, began, left, over]).chairs[1]).toMatchObject({
    bot: "novice",
    hasLeft: true,
    name: "Matteo",
  });
  expect(fold([...opening, began, left, over, back]).chairs[1]).toMatchObject({ bot: "", hasLeft: false });
});

test("who resigns among several does not come back into this game, but plays the next one", () => {
  const resigned = { news: "resigned", n: 6, at: 6, chair: 1, level: "novice", ...says("a") } as unknown as Line;
  const playedOn = fold([...opening, began, resigned]);
  expect(playedOn.chairs[1]).toMatchObject({ bot: "novice", gaveUp: "resigned" });
  const next = fold([...opening, began, resigned, { ...began, n: 7 } as Line]);
  expect(next.chairs[1]).toMatchObject({ bot: "", gaveUp: "" });
});

test("what is said stays when another game begins", () => {
  const said = { news: "said", n: 5, at: 5, chair: 0, phrase: "hello", says: [{ key: "phrase-hello", args: {} }] };
  const told = fold([...opening, said as unknown as Line, { ...began, n: 6 } as Line]);
  expect(told.log.map((entry) => entry.kind)).toEqual(["talk", "table"]);
});
