// Writes the service worker `sw.js` with the list of files to cache, after everything else is built.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { built, LANGUAGES, loads } from "./budget.ts";

const PROGRAM = new URL("./worker.js", import.meta.url);
const PAGE = "index.html"; // at the address "/"

/** The service worker with its lists of files: of the home page, and of all other pages. Its cache has another name whenever one of those files differs. */
export function written(
  program: string,
  files: string[],
  contents: (file: string) => Buffer,
  others: string[] = [],
): string {
  const version = createHash("sha256").update(program);
  for (const file of files) version.update(file).update(contents(file));
  const addresses = files.map((file) => (file === PAGE ? "/" : `/${file}`));
  const name = JSON.stringify(`sottovoce-${version.digest("hex").slice(0, 12)}`);
  const rest = JSON.stringify(others.map((file) => `/${file}`));
  return `const NAME = ${name};\nconst SHELL = ${JSON.stringify(addresses)};\nconst REST = ${rest};\n\n${program}`;
}

export function worker(): Plugin {
  return {
    name: "worker",
    enforce: "post",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const { chunks, first } = built(dir!, bundle);
      const home = LANGUAGES.flatMap((language) => [...loads(chunks, first, language)[0]!.files]);
      const files = [...new Set(home)].sort();
      const others = Object.keys(bundle).filter((file) => file.startsWith("assets/") && !files.includes(file));
      const program = readFileSync(PROGRAM, "utf8");
      writeFileSync(
        join(dir!, "sw.js"),
        written(program, files, (file) => readFileSync(join(dir!, file)), others.sort()),
      );
    },
  };
}
