// A story that is played chapter by chapter.
import { beforeEach, describe, expect, it } from "vitest";
import { nextOf, win, wonIn } from "./campaign";

const ALL = [1, 2, 3, 4];
beforeEach(() => localStorage.clear());

describe("a campaign", () => {
  it("begins with the first chapter", () => {
    expect(nextOf(ALL, wonIn("chess"))).toBe(1);
  });

  it("goes on after the chapter won last, and comes back for those left out", () => {
    win("chess", 3);
    expect(nextOf(ALL, wonIn("chess"))).toBe(4);
    win("chess", 4);
    expect(nextOf(ALL, wonIn("chess"))).toBe(1);
  });

  it("does not go back when a chapter is won again", () => {
    win("chess", 1);
    win("chess", 2);
    win("chess", 1);
    expect(wonIn("chess")).toEqual({ chapters: [1, 2], last: 2 });
  });

  it("ends where it ended", () => {
    for (const chapter of ALL) win("chess", chapter);
    expect(nextOf(ALL, wonIn("chess"))).toBe(4);
  });

  it("takes a damaged memory for none", () => {
    localStorage.setItem("sottovoce.campaign.chess", '{"chapters":["x"],"last":1}');
    expect(wonIn("chess")).toEqual({ chapters: [], last: 0 });
  });
});
