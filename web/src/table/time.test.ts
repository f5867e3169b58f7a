import { expect, test } from "vitest";
import { timeOf, untilBeat } from "./time.svelte";

test.each([
  [0, "0:00"],
  [-3, "0:00"],
  [6.2, "0:07"],
  [750, "12:30"],
  [11_100, "3:05:00"],
  [187_200, "2 d 04 h"],
])("%d seconds are read as %s", (seconds, read) => expect(timeOf(seconds)).toBe(read));

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
