import { expect, test } from "vitest";
import { addedUp } from "./tally";

test("all parts together make the whole", () => {
  const parts = [
    { won: 2, drawn: 1, lost: 0 },
    { won: 1, drawn: 0, lost: 3 },
  ];
  expect(addedUp(parts)).toEqual({ won: 3, drawn: 1, lost: 3, played: 7 });
  expect(addedUp([])).toEqual({ won: 0, drawn: 0, lost: 0, played: 0 });
});
