// Seats of Verso are mere numbers: wherever its words say Player 2, people read who that is.
import type { Words } from "../../words/words.svelte";
import { seatName } from "./cards";

const called = new WeakMap<Words, { key: string; words: Words }>(); // words are made anew only for other people

export function withNames(words: Words, names: readonly string[]): Words {
  const key = JSON.stringify(names);
  const before = called.get(words);
  if (before?.key === key) return before.words;
  const variants = names.map((name, seat) => `    [${seatName(seat)}] { ${literal(name)} }`);
  const chance = words.say("seat-title", { seat: "chance" });
  const found = words.with(["seat-title = { $seat ->", ...variants, `   *[chance] ${chance}`, "}"].join("\n"));
  called.set(words, { key, words: found });
  return found;
}

/** A name as Fluent quotes it: whatever is in it is only a name. */
function literal(name: string): string {
  const quoted = [...name].map((letter) =>
    /[\p{L}\p{N} ]/u.test(letter) ? letter : `\\U${letter.codePointAt(0)!.toString(16).padStart(6, "0")}`,
  );
  return `"${quoted.join("")}"`;
}
