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
  "xiangqi.js": chunk(["/web/src/games/xiangqi/index.ts"], ["grid.js"], ["xiangqi.css"]),
  "lesson.js": chunk(["/web/src/games/xiangqi/Lesson.svelte"]),
  "whist.js": chunk(["/web/src/games/whist/index.ts"], ["cards.js"]),
  "cards.js": chunk(["/web/src/kit/Card.svelte"]),
  "xiangqi-board-en.js": chunk(["/web/src/games/xiangqi/text/en.ftl"]),
  "xiangqi-board-fr.js": chunk(["/web/src/games/xiangqi/text/fr.ftl"]),
  ...Object.fromEntries(
    ["rules", "table", "games/xiangqi", "games/whist"].flatMap((folder) =>
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

  it("counts the letters that the page names, also by themselves", () => {
    const [home, letters] = loads(chunks, ["index.html", "index.js", "assets/serif.woff2"], "en");
    expect(home!.files).toContain("assets/serif.woff2");
    expect([...letters!.files]).toEqual(["assets/serif.woff2"]);
  });

  it("counts for a game the table, all its own parts and their words, and nothing that is there already", () => {
    const [, , whist, xiangqi] = loads(chunks, ["index.js"], "en");
    expect(xiangqi!.name).toBe("xiangqi");
    expect([...xiangqi!.files].sort()).toEqual([
      "games/xiangqi-en.js",
      "grid.js",
      "lesson.js",
      "rules-en.js",
      "table-en.js",
      "table.css",
      "table.js",
      "xiangqi-board-en.js",
      "xiangqi.css",
      "xiangqi.js",
    ]);
    expect([...whist!.files].sort()).toEqual([
      "cards.js",
      "games/whist-en.js",
      "grid.js",
      "rules-en.js",
      "table-en.js",
      "table.css",
      "table.js",
      "whist.js",
    ]);
  });

  it("does not pass in silence when the page is arranged differently", () => {
    const { "table.js": _, ...others } = chunks;
    expect(() => loads(others, ["index.js"], "en")).toThrow("/web/src/table/");
  });
});
