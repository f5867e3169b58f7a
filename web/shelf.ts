// The names of the games in every language, taken from the games' own words when the page is built: the home page shows
// them all without fetching the rules of each.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const GAMES = new URL("../src/sottovoce/games/", import.meta.url);
const LANGUAGES = ["en", "fr", "it"];
const KEYS = ["title", "tagline", "credits"];
const NAME = "virtual:shelf";

export function shelf(): Plugin {
  return {
    name: "shelf",
    resolveId: (id) => (id === NAME ? "\0" + NAME : null),
    load(id) {
      if (id !== "\0" + NAME) return null;
      const files = readdirSync(GAMES, { recursive: true, encoding: "utf8" });
      const found: Record<string, Record<string, Record<string, string>>> = {};
      for (const file of files.filter((file) => /^\w+\/text\/\w+\.ftl$/.test(file)).sort()) {
        const [folder, , name] = file.split("/") as [string, string, string];
        const language = name.replace(".ftl", "");
        if (!LANGUAGES.includes(language)) throw new Error(`unknown language: ${file}`);
        this.addWatchFile(new URL(file, GAMES).pathname);
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(readFileSync(new URL(file, GAMES), "utf8")));
        const names: Record<string, string> = {};
        for (const key of KEYS) names[key] = bundle.formatPattern(bundle.getMessage(key)!.value!);
        (found[language] ??= {})[folder.replaceAll("_", "-")] = names;
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
