import { expect, test } from "vitest";
import { untilBeat } from "./beat";

test.each([
  [100, 20],
  [101, 19],
  [119, 1],
  [120, 20],
  [405, 15],
  [90, 20], // the device's clock is behind
])("at %d seconds it is %d until the next beat", (now, left) => {
  expect(untilBeat(now, 100, 20)).toBe(left);
});
