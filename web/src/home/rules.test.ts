import { expect, test } from "vitest";
import { Words } from "../words/words.svelte";
import { chaptersOf, paragraphs, piecesOf } from "./rules";

test("the rules keep the order of the file, and kinds are found by their letters", () => {
  const words = new Words("en", [
    `rules-setup-title = Setting up
rules-setup = One.
rules-end-title = The end
rules-end = Two.
kind = { $letter ->
    [N] noble
   *[S] soldier
}
help-N = A noble steps.
move-N = one step
help-about = Not a kind.`,
  ]);
  expect(chaptersOf(words)).toEqual([
    { key: "rules-setup", title: "Setting up" },
    { key: "rules-end", title: "The end" },
  ]);
  expect(piecesOf(words)).toEqual([{ letter: "N", name: "noble", short: "one step", text: "A noble steps." }]);
});

test("a blank line parts paragraphs, a single break does not", () => {
  expect(paragraphs("One\ntwo.\n\nThree.\n  \nFour.\n")).toEqual(["One two.", "Three.", "Four."]);
});
