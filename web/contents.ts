// Words, and a game's content file, in the page: as they are written, without what is there for their writers or the
// rules alone. Whoever imports a content file says which keys are read: `content.ini?only=effect,name&raw`; `name.fr`
// goes with `name`.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function contents(): Plugin {
  return {
    name: "contents",
    enforce: "pre",
    load(id) {
      const [, words] = /^(.*\.ftl)\?raw$/.exec(id) ?? [];
      if (words) return exported(readFileSync(words, "utf-8").replace(/^#.*\n/gm, ""));
      const [, file, only] = /^(.*\.ini)\?only=([\w,]+)&raw$/.exec(id) ?? [];
      if (!file || !only) return null;
      const keys = new Set(only.split(","));
      const lines = readFileSync(file, "utf-8")
        .split("\n")
        .filter((line, at) => !at || line.startsWith("[") || keys.has(/^[\w-]+/.exec(line)?.[0] ?? ""));
      return exported(lines.join("\n"));
    },
  };
}

const exported = (text: string) => `export default ${JSON.stringify(text)}`;
