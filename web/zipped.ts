// Writes a gzipped copy beside every file of the built page, so that the server need not compress anything.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function zipped(): Plugin {
  return {
    name: "zipped",
    enforce: "post",
    apply: "build",
    writeBundle({ dir }) {
      for (const entry of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.name === "index.html") continue; // the server fills in the page's first words
        const file = join(entry.parentPath, entry.name);
        const plain = readFileSync(file);
        const packed = gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
        if (packed.length < plain.length) writeFileSync(`${file}.gz`, packed);
      }
    },
  };
}
