// What is written into the program that keeps the page.
import { describe, expect, it } from "vitest";
import { written } from "./worker.ts";

const contents = (texts: Record<string, string>) => (file: string) => Buffer.from(texts[file]!);
const texts = { "index.html": "<p>", "assets/a-1.js": "a" };

describe("what keeps the page", () => {
  it("lists addresses, the page's own first among them", () => {
    const program = written("go();", Object.keys(texts), contents(texts));
    expect(program).toContain('const SHELL = ["/","/assets/a-1.js"];');
    expect(program.endsWith("go();")).toBe(true);
  });

  it("has another name as soon as the page is another", () => {
    const name = (page: string) =>
      /sottovoce-\w+/.exec(written("", ["index.html"], contents({ "index.html": page })))![0];
    expect(name("<p>")).toBe(name("<p>"));
    expect(name("<p>")).not.toBe(name("<b>"));
  });
});
