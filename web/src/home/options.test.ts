import { expect, test } from "vitest";
import { choosable, forChapter, takeable } from "./options";

const option = (usual: unknown, choices: unknown[], is_earned = false) => ({ default: usual, choices, is_earned });
const options = {
  chapter: option(1, [1, 2]),
  rounds: option(7, [6, 7]),
  deck: option(null, []),
  prize: option("none", ["none", "rose", "ring"], true),
};
const campaign = [{ number: 1, name: "First", tier: "easy", won: null }];

test("only options with a list of choices are asked", () => {
  const { chapter: _, ...others } = options;
  expect(choosable({ campaign: [], options: others })).toEqual([{ name: "rounds", usual: 7, choices: [6, 7] }]);
});

test("what must be earned is offered to those who have earned it, and may be declined", () => {
  expect(choosable({ campaign, options }).map(({ name }) => name)).toEqual(["rounds"]);
  expect(takeable({ campaign, options }, {})).toEqual([]);
  expect(takeable({ campaign, options }, { prize: "rose" })).toEqual([
    { name: "prize", usual: "none", choices: ["rose", "none"] },
  ]);
});

test("what was earned for one chapter is not taken to another", () => {
  const first = forChapter({ campaign, options }, { rounds: 6 }, 1, { prize: "rose" });
  expect(first).toEqual({ rounds: 6, chapter: 1, prize: "rose" });
  expect(forChapter({ campaign, options }, first, 2, {})).toEqual({ rounds: 6, chapter: 2 });
});
