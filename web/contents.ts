// A game's content file in the page: as it is written beside the rules, without what is there for its writers alone.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function contents(): Plugin {
  return {
    name: "contents",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ini?raw")) return null;
      const file = readFileSync(id.slice(0, -"?raw".length), "utf-8");
      return `export default ${JSON.stringify(file.replace(/^[#;].*\n|^\n/gm, ""))}`;
    },
  };
}
