import { expect, test } from "vitest";
import { sitting, ago } from "./tableRow";

const SAID: Record<string, string> = { "is-you": "$ (you)", "bot-level": "bot $", "free-chairs": "$ free" };
const say = (key: string, args: Record<string, string | number> = {}): string =>
  SAID[key]!.replace("$", String(Object.values(args)[0]));

test("I am named first, then the others, then bots and free chairs", () => {
  const two = { names: ["Anna", "Marco"], bots: ["", ""], chairs: [1] };
  expect(sitting(two, say, "en")).toBe("Marco (you) and Anna");
  const bot = { names: ["Anna", ""], bots: ["", "novice"], chairs: [0] };
  expect(sitting(bot, say, "en")).toBe("Anna (you) and bot novice");
  const open = { names: ["Anna", "", ""], bots: ["", "", ""], chairs: [0] };
  expect(sitting(open, say, "en")).toBe("Anna (you) and 2 free");
});

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
