import { expect, test } from "vitest";
import { timeOf } from "./clock";

test.each([
  [0, "0:00"],
  [-3, "0:00"],
  [6.2, "0:07"],
  [750, "12:30"],
  [11_100, "3:05:00"],
  [187_200, "2 d 04 h"],
])("%d seconds are read as %s", (seconds, read) => expect(timeOf(seconds)).toBe(read));
