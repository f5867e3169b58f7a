import { expect, test } from "vitest";
import { aims, after, beside, castable, casting, movable, targets, useOf, wanted, ways } from "./legal";
import { sample } from "./sample";

const PAIRS = ["skip", "use lady-capulet+nurse left", "use lady-capulet+nurse right", "use nurse+tybalt right"];
const { places } = sample();

test("the cards that can be chosen are those of the legal moves", () => {
  const legal = ["play church friar", "play church hate", "play street friar"];
  expect(casting(legal)).toBe("play");
  expect(casting(["hold church friar"])).toBe("hold");
  expect([...castable(legal, 0)]).toEqual(["church", "street"]);
  expect([...castable(legal, 1)]).toEqual(["friar", "hate"]);
  expect(after(["missive church", "agree"], "missive")).toEqual(["church"]);
});

test("two companions are moved together, and only those that the list names together", () => {
  expect(wanted(PAIRS)).toBe(2);
  expect([...movable(PAIRS)]).toEqual(["lady-capulet", "nurse", "tybalt"]);
  expect([...movable(PAIRS, ["tybalt"])]).toEqual(["nurse", "tybalt"]);
  expect(ways(PAIRS, ["tybalt", "nurse"])).toEqual(["right"]);
  expect(ways(PAIRS, ["nurse"])).toEqual([]);
  expect(useOf(PAIRS, ["tybalt", "nurse"], "right")).toBe("use nurse+tybalt right");
  expect(useOf(PAIRS, ["tybalt", "nurse"], "left")).toBeNull();
});

test("right is clockwise, all around the ring", () => {
  expect(beside(places, "balcony", "right")).toBe("ballroom");
  expect(beside(places, "balcony", "left")).toBe("church");
  expect(beside(places, "church", "right")).toBe("balcony");
  expect(targets(places, ["nurse", "tybalt"], "right")).toEqual(["ballroom", "street"]);
});

test("a place tells the direction unless it lies both ways", () => {
  expect([...aims(places, ["friar"], ["left", "right"])]).toEqual([
    ["salon", "left"],
    ["church", "right"],
  ]);
  const apart = { ...places, balcony: ["nurse"], ballroom: [], street: ["tybalt"] }; // the ballroom lies beside both
  expect([...aims(apart, ["nurse", "tybalt"], ["left", "right"])]).toEqual([
    ["church", "left"],
    ["salon", "right"],
  ]);
});
