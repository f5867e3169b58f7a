// The chapters of a game's rules, found among its words.
import type { Words } from "../words/words.svelte";

export interface Chapter {
  key: string;
  title: string;
}

export interface Piece {
  letter: string;
  name: string;
  short: string;
  text: string;
}

// words: rules-* help-* move-* character kind

/** In the order of the file: every `rules-…-title` has its text in `rules-…`. */
export function chaptersOf(words: Pick<Words, "keys" | "say">): Chapter[] {
  return words.keys
    .filter((key) => key.startsWith("rules-") && key.endsWith("-title"))
    .map((key) => ({ key: key.replace(/-title$/, ""), title: words.say(key) }));
}

/** Who moves how, where a game has several kinds: `help-X` tells it whole, `move-X` in short. */
export function piecesOf(words: Pick<Words, "keys" | "has" | "say">): Piece[] {
  const name = words.has("character") ? "character" : "kind";
  return words.keys
    .filter((key) => /^help-[A-Z]$/.test(key) && words.has(key.replace("help", "move")))
    .map((key) => {
      const letter = key.slice(-1);
      return { letter, name: words.say(name, { letter }), short: words.say(`move-${letter}`), text: words.say(key) };
    });
}

/** A blank line parts two paragraphs; a single break is only how the file is written. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s*\n\s*/g, " ").trim())
    .filter(Boolean);
}
