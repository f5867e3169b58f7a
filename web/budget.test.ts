// What is counted for whom.
import { describe, expect, it } from "vitest";
import { fetched, loads, type Chunks } from "./budget.ts";

const chunk = (made: string[], needs: string[] = [], brings: string[] = []) => ({ made, needs, brings });
const chunks: Chunks = {
  "index.js": chunk(["/web/src/main.ts", "/web/src/home/Home.svelte"], ["kit.js"], ["index.css"]),
  "kit.js": chunk(["/web/src/kit/Dialog.svelte"], ["index.js"]),
  "en.js": chunk(["/web/src/words/text/en.ftl"]),
  "fr.js": chunk(["/web/src/words/text/fr.ftl"]),
  "table.js": chunk(["/web/src/table/TablePage.svelte"], ["kit.js", "grid.js"], ["table.css"]),
  "grid.js": chunk(["/web/src/kit/Grid.svelte"]),
  "volto.js": chunk(["/web/src/games/volto/index.ts"], ["grid.js"], ["volto.css"]),
  "lesson.js": chunk(["/web/src/games/volto/Lesson.svelte"]),
  "verso.js": chunk(["/web/src/games/verso/index.ts"], ["cards.js"]),
  "cards.js": chunk(["/web/src/kit/Card.svelte"]),
  "volto-board-en.js": chunk(["/web/src/games/volto/text/en.ftl"]),
  "volto-board-fr.js": chunk(["/web/src/games/volto/text/fr.ftl"]),
  ...Object.fromEntries(
    ["rules", "table", "games/volto", "games/verso"].flatMap((folder) =>
      ["en", "fr"].map((language) => [
        `${folder}-${language}.js`,
        chunk([`/src/sottovoce/${folder}/text/${language}.ftl`]),
      ]),
    ),
  ),
};

describe("the budget", () => {
  it("follows what needs what, also in a circle", () => {
    expect([...fetched(chunks, ["index.js"])].sort()).toEqual(["index.css", "index.js", "kit.js"]);
  });

  it("counts for the home page what it names, draws and says in one language", () => {
    const [home] = loads(chunks, ["index.html", "early.js", "index.js", "index.css"], "fr");
    expect([...home!.files].sort()).toEqual(["early.js", "fr.js", "index.css", "index.html", "index.js", "kit.js"]);
  });

  it("counts for a game the table, all its own parts and their words, and nothing that is there already", () => {
    const [, verso, volto] = loads(chunks, ["index.js"], "en");
    expect(volto!.name).toBe("volto");
    expect([...volto!.files].sort()).toEqual([
      "games/volto-en.js",
      "grid.js",
      "lesson.js",
      "rules-en.js",
      "table-en.js",
      "table.css",
      "table.js",
      "volto-board-en.js",
      "volto.css",
      "volto.js",
    ]);
    expect([...verso!.files].sort()).toEqual([
      "cards.js",
      "games/verso-en.js",
      "grid.js",
      "rules-en.js",
      "table-en.js",
      "table.css",
      "table.js",
      "verso.js",
    ]);
  });

  it("does not pass in silence when the page is arranged differently", () => {
    const { "table.js": _, ...others } = chunks;
    expect(() => loads(others, ["index.js"], "en")).toThrow("/web/src/table/");
  });
});
