// Are all letters there that the page's words are written with?
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHARACTERS } from "./letters.ts";

test("every letter, figure and mark of the three languages is among those that are cut", () => {
  const files = globSync(["src/**/text/*.ftl", "../src/sottovoce/**/text/*.ftl"], { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  const written = new Set(files.flatMap((file) => [...readFileSync(`${import.meta.dirname}/${file}`, "utf8")]));
  const lacking = [...written].filter((each) => /[\p{L}\p{Nd}\p{P}]/u.test(each) && !CHARACTERS.includes(each));
  expect(lacking).toEqual([]);
});
