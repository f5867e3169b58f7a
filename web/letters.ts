// Makes the page's letters: two open families, cut down to what its three languages and people's names need. The style
// sheet and the page name the results, in `.letters/`; their licences go with them, in `letters.txt`.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const HERE = new URL(import.meta.url);
const FOLDER = new URL("./.letters/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
const ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒßàáâãäåæçèéêëìíîïñòóôõöøùúûüœÿ";
export const CHARACTERS = `${range(0x20, 0x7e)}${ACCENTED}«»ª°²·×–—‘’“”†•…−\u00a0\u202f`;
const ALWAYS = ["kern", "liga", "mark", "ccmp", "locl"];
const WEIGHTS = { min: 400, max: 700 };

interface Cut {
  from: string; // the file in its package
  weight: number | { min: number; max: number };
  features: string[];
}
export const CUTS: Record<string, Cut> = {
  "serif.woff2": {
    from: "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    weight: WEIGHTS,
    features: ["lnum"],
  },
  "serif-italic.woff2": {
    from: "@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2",
    weight: 500,
    features: ["lnum"],
  },
  "sans.woff2": {
    from: "@fontsource-variable/assistant/files/assistant-latin-wght-normal.woff2",
    weight: WEIGHTS,
    features: [],
  },
};

/** One of them. Figures are as tall as capitals, always: `font` would forget a choice among them. */
export async function cut({ from, weight, features }: Cut): Promise<Buffer> {
  const options = { variationAxes: { wght: weight }, keepFeatures: [...ALWAYS, ...features] };
  const fewer = await subsetFont(readFileSync(resolve(from)), CHARACTERS, { ...options, targetFormat: "truetype" });
  const lining = fewer.indexOf("lnum", 0, "latin1");
  if (features.includes("lnum")) fewer.write("rlig", lining, "latin1"); // the first such letters are the feature's name
  return subsetFont(fewer, CHARACTERS, {
    keepFeatures: [...options.keepFeatures, "rlig"],
    targetFormat: "woff2",
  });
}

export function letters(): Plugin {
  return {
    name: "letters",
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true });
      for (const [file, one] of Object.entries(CUTS)) {
        const made = createHash("sha256")
          .update(readFileSync(HERE))
          .update(readFileSync(resolve(one.from)));
        const result = join(FOLDER.pathname, file);
        const note = `${result}.${made.digest("hex").slice(0, 12)}`; // what it was made from
        if (existsSync(note)) continue;
        writeFileSync(result, await cut(one));
        writeFileSync(note, "");
      }
    },
    generateBundle() {
      const packages = new Set(Object.values(CUTS).map(({ from }) => from.split("/").slice(0, 2).join("/")));
      const licences = [...packages].map((name) => `${name}\n\n${readFileSync(resolve(`${name}/LICENSE`), "utf8")}`);
      this.emitFile({ type: "asset", fileName: "letters.txt", source: licences.join("\n\n") });
    },
  };
}
