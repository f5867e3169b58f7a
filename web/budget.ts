// The size of the page: what the home page loads at first, and what each game loads on top of it. More than the limits
// fails the build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

export const HOME = 150_000; // bytes, compressed: the page, its programs, style, drawings, and its words in one language
export const LETTERS = 70_000; // of these, for all letters
export const GAME = 130_000; // what a table and one game add to that
export const LANGUAGES = ["en", "fr", "it"];
const INSTALLED = ["manifest.webmanifest", "apple-touch-icon.png"]; // the page names them; only who installs it fetches them

/** A chunk of the built page: what it was made from, and what must be loaded before it runs. */
export interface Chunk {
  made: string[]; // the sources
  needs: string[]; // other chunks
  brings: string[]; // style sheets and pictures
}
export type Chunks = Record<string, Chunk>;

/** Every file that is loaded with these chunks. */
export function fetched(chunks: Chunks, roots: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const chunk = chunks[file];
    if (!chunk) continue;
    for (const brought of chunk.brings) found.add(brought);
    waiting.push(...chunk.needs);
  }
  return found;
}

/** The programs made from sources of which the path ends like this, or has it in it. There must be some. */
function madeFrom(chunks: Chunks, part: string): string[] {
  const found = Object.keys(chunks).filter((file) => chunks[file]!.made.some((source) => source.includes(part)));
  if (!found.length)
    throw new Error(`nothing of the page is made from ${part}: has it moved? Then web/budget.ts must follow`);
  return found;
}

export interface Load {
  name: string;
  files: Set<string>;
  most: number;
}

/** What is loaded for the home page and, besides, for each game, in a given language. `first`: what the page names. */
export function loads(chunks: Chunks, first: string[], language: string): Load[] {
  const words = `/text/${language}.ftl`;
  const home = fetched(chunks, [
    ...first,
    ...madeFrom(chunks, "/web/src/home/Home.svelte"),
    ...madeFrom(chunks, `/web/src/words${words}`),
  ]);
  const sources = Object.values(chunks).flatMap((chunk) => chunk.made);
  const games = new Set(sources.flatMap((source) => /\/sottovoce\/games\/(\w+)\/text\//.exec(source)?.[1] ?? []));
  const table = ["/web/src/table/", `/sottovoce/rules${words}`, `/sottovoce/table${words}`];
  const others = [...games].sort().map((game) => {
    const folder = `/web/src/games/${game.replaceAll("_", "-")}`;
    const own = sources.filter((source) => source.includes(`${folder}/`) && !/\/(text|figures|card)\//.test(source)); // figures come with the rules, a card with its game's result
    if (sources.some((source) => source.includes(`${folder}${words}`))) own.push(`${folder}${words}`);
    const parts = [...table, `/sottovoce/games/${game}${words}`, ...own];
    const all = fetched(
      chunks,
      parts.flatMap((part) => madeFrom(chunks, part)),
    );
    return { name: game.replaceAll("_", "-"), files: new Set([...all].filter((file) => !home.has(file))), most: GAME };
  });
  const letters = new Set([...home].filter((file) => file.endsWith(".woff2")));
  return [{ name: "home", files: home, most: HOME }, { name: "letters", files: letters, most: LETTERS }, ...others];
}

/** All programs of the page as it was just built, and what the page names itself. */
export function built(dir: string, bundle: Rolldown.OutputBundle): { chunks: Chunks; first: string[] } {
  const chunks: Chunks = {};
  for (const [file, part] of Object.entries(bundle)) {
    if (part.type !== "chunk") continue;
    const { importedCss, importedAssets } = part.viteMetadata ?? {};
    chunks[file] = {
      made: part.moduleIds.map((id) => id.split("?")[0]!),
      needs: part.imports,
      brings: [...(importedCss ?? []), ...(importedAssets ?? [])],
    };
  }
  const page = readFileSync(join(dir, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((found) => found[1]!);
  return { chunks, first: ["index.html", ...named.filter((file) => !INSTALLED.includes(file))] };
}

export function budget(): Plugin {
  return {
    name: "budget",
    enforce: "post",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const { chunks, first } = built(dir!, bundle);
      const size = (file: string) => gzipSync(readFileSync(join(dir!, file))).length;
      const report: string[] = [];
      const over: string[] = [];
      const inAll = LANGUAGES.map((language) => loads(chunks, first, language));
      for (const at of inAll[0]!.keys()) {
        const { name, most } = inAll[0]![at]!;
        const sizes = inAll.map((all) => [...all[at]!.files].reduce((sum, file) => sum + size(file), 0));
        const line = `${name.padEnd(14)} ${kB(Math.max(...sizes))} of ${kB(most)}`;
        report.push(line);
        if (Math.max(...sizes) > most) over.push(line);
      }
      console.log(`\ncompressed, in the longest language:\n${report.join("\n")}`);
      if (over.length) this.error(`too much to load (web/budget.ts):\n${over.join("\n")}`);
    },
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
