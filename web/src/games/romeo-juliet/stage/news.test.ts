import { expect, test } from "vitest";
import type { GameLine } from "../../../wire";
import { isPlace, isToken } from "../view";
import { lastScene, newsOf, refsOf } from "./news";

const line = (seat: number | string, move: string, ...events: string[]): GameLine => ({ seat, move, events, says: [] });

test("what led to a view: steps, hate, love", () => {
  const news = newsOf([
    line(0, "play ?", "romeo plays church friar", "juliet plays church nurse", "romeo to church", "hate to street"),
    line(1, "use friar left", "friar to cell", "juliet gains missive", "hate street 1", "hate event 1"),
    line(1, "skip", "calm 1", "love 3"),
    line("*", "event 14", "romeo loses missive"),
  ]);
  expect(news.moved).toEqual({ romeo: "church", hate: "street", friar: "cell" });
  expect(news.hate).toEqual({ street: 1, event: 1 });
  expect(news.love).toBe(3);
});

test("a line speaks of places and people", () => {
  const spoken = line(0, "use nurse+tybalt left", "nurse to church");
  expect(refsOf(spoken, (word) => isPlace(word) || isToken(word))).toEqual(["nurse", "tybalt", "church"]);
});

test("the last scene can be read again, also when the next has begun", () => {
  const say = (seat: number | string, move: string, ...events: string[]): GameLine => ({
    ...line(seat, move, ...events),
    says: [move, ...events].map((key) => ({ key, args: {} })),
  });
  const lines = [
    say(0, "agree", "heart passion"),
    say(0, "play ?", "romeo plays church friar", "juliet plays church nurse", "love 1"),
    say("*", "event 14", "scene 1 2"),
    say("*", "draw juliet place ?"),
    say(0, "propose reason"),
  ];
  const told = ["romeo plays church friar", "juliet plays church nurse", "love 1", "event 14", "scene 1 2"];
  expect(lastScene(lines).map(({ key }) => key)).toEqual(told);
  expect(lastScene(lines.slice(0, 1))).toEqual([]);
});
