import { expect, test } from "vitest";
import { sitting } from "./sitting";

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
