import { expect, test } from "vitest";
import { choosable, forChapter, takeable } from "./options";

const option = (usual: unknown, choices: unknown[]) => ({ default: usual, choices });
const options = {
  chapter: option(1, [1, 2]),
  rounds: option(7, [6, 7]),
  deck: option(null, []),
  prize: option("none", ["none", "rose", "ring"]),
};
const campaign = [{ number: 1, name: "First", tier: "easy", won: null }];
const info = { campaign, options, earned_options: ["prize"] };

test("only options with a list of choices are asked", () => {
  const { chapter: _, ...others } = options;
  expect(choosable({ ...info, campaign: [], options: others })).toEqual([
    { name: "rounds", usual: 7, choices: [6, 7] },
  ]);
});

test("what must be earned is offered to those who have earned it, and may be declined", () => {
  expect(choosable(info).map(({ name }) => name)).toEqual(["rounds"]);
  expect(takeable(info, {})).toEqual([]);
  expect(takeable(info, { prize: "rose" })).toEqual([{ name: "prize", usual: "none", choices: ["rose", "none"] }]);
});

test("what was earned for one chapter is not taken to another", () => {
  const first = forChapter(info, { rounds: 6 }, 1, { prize: "rose" });
  expect(first).toEqual({ rounds: 6, chapter: 1, prize: "rose" });
  expect(forChapter(info, first, 2, {})).toEqual({ rounds: 6, chapter: 2 });
});
