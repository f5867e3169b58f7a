import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = 1_800_000_000;

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [5 * 60 + 40, "5 minutes ago"],
  [3_600, "1 hour ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
  [8 * 86_400, "last week"],
  [400 * 86_400, "last year"],
])("%i seconds later it is told as “%s”", (passed, words) => {
  expect(ago(NOW - passed, NOW, "en")).toBe(words);
});

test("it is told in the language that is spoken", () => {
  expect(ago(NOW - 300, NOW, "fr")).toBe("il y a 5 minutes");
  expect(ago(NOW - 300, NOW, "it")).toBe("5 minuti fa");
});

test("a clock that is ahead does not make the past lie in the future", () => {
  expect(ago(NOW + 90, NOW, "en")).toBe("now");
});
