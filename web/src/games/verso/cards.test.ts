import { expect, test } from "vitest";
import { backsOf, card, displayOf, nameOf } from "./cards";
import { seen } from "./sample";

test("a card is read as it lies", () => {
  const back = { colour: "B", value: "3", worth: 1 };
  expect(card("G4*/B3")).toMatchObject({ colour: "G", value: "4", worth: 3, back });
  expect(card("BJ/?")).toMatchObject({ colour: "B", value: "J", worth: 1, back: null });
});

test("the possible backs are told likeliest first, worth what the upper face is not", () => {
  const backs = backsOf(seen(), card("B3*/?"));
  expect(backs.map((back) => nameOf(back.face))).toEqual(["G2", "G4", "O2"]);
  expect(backs[0]).toMatchObject({ likely: 0.5, face: { worth: 1 } });
});

test("a back that was seen leaves nothing to guess", () => {
  expect(backsOf(seen(), card("B3*/G2"))).toEqual([]);
});

test("a display has all three rows", () => {
  expect(Object.keys(displayOf({ B: ["B1/?"] }))).toEqual(["O", "G", "B"]);
});
