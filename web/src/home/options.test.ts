import { expect, test } from "vitest";
import { choosable } from "./options";

test("only options with a list of choices are asked", () => {
  const options = { rounds: { default: 7, choices: [6, 7] }, deck: { default: null, choices: [] } };
  expect(choosable({ campaign: [], options })).toEqual([{ name: "rounds", usual: 7, choices: [6, 7] }]);
});
