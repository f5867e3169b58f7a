// A story that is played chapter by chapter.
import { beforeEach, describe, expect, it } from "vitest";
import { nextOf, win, wonIn } from "./campaign";

const ALL = [1, 2, 3, 4];
beforeEach(() => localStorage.clear());

describe("a campaign", () => {
  it("begins with the first chapter", () => {
    expect(nextOf(ALL, wonIn("romeo-juliet"))).toBe(1);
  });

  it("goes on after the chapter won last, and comes back for those left out", () => {
    win("romeo-juliet", 3);
    expect(nextOf(ALL, wonIn("romeo-juliet"))).toBe(4);
    win("romeo-juliet", 4);
    expect(nextOf(ALL, wonIn("romeo-juliet"))).toBe(1);
  });

  it("does not go back when a chapter is won again", () => {
    win("romeo-juliet", 1);
    win("romeo-juliet", 2);
    win("romeo-juliet", 1);
    expect(wonIn("romeo-juliet")).toEqual({ chapters: [1, 2], last: 2 });
  });

  it("ends where it ended", () => {
    for (const chapter of ALL) win("romeo-juliet", chapter);
    expect(nextOf(ALL, wonIn("romeo-juliet"))).toBe(4);
  });

  it("takes a damaged memory for none", () => {
    localStorage.setItem("sottovoce.campaign.romeo-juliet", '{"chapters":["x"],"last":1}');
    expect(wonIn("romeo-juliet")).toEqual({ chapters: [], last: 0 });
  });
});
