// The board's words: the same keys in every language, none that the page's words have already, and none unused.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HERE = "src/games/verso";
const read = (place: string): string => readFileSync(`${HERE}/${place}`, "utf8");
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const mine = keysOf(read("text/en.ftl"));
const code = [".", "../../learn/figures/verso"] // the board, and what the rules show
  .flatMap((folder) => readdirSync(`${HERE}/${folder}`).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."))
  .map((file) => read(file))
  .join("\n");

test.each(["fr", "it"])("%s says everything", (language) => {
  expect(keysOf(read(`text/${language}.ftl`))).toEqual(mine);
});

test("no key of the page or of the table is said over", () => {
  const python = "../../../../src/sottovoce";
  const theirs = ["../../words/text/en.ftl", `${python}/table/text/en.ftl`, `${python}/games/verso/text/en.ftl`];
  const all = new Set(theirs.flatMap((place) => keysOf(read(place))));
  expect(mine.filter((key) => all.has(key))).toEqual([]);
});

test("no key is unused", () => {
  const built = [...code.matchAll(/words: ([\w-]+)\*/g)].map((found) => found[1]!);
  const isUsed = (key: string): boolean =>
    code.includes(`"${key}"`) || code.includes(`'${key}'`) || built.some((start) => key.startsWith(start));
  expect(mine.filter((key) => !isUsed(key))).toEqual([]);
});
