// Where seats are mere numbers, sentences tell of people by their names.
import type { Words } from "./words.svelte";

const called = new WeakMap<Words, { key: string; words: Words }>(); // words are made anew only for other people

/** The same words, but wherever they say Player 2 people read who that is. */
export function withSeats(words: Words, seats: readonly string[], names: readonly string[]): Words {
  const key = JSON.stringify([seats, names]);
  const before = called.get(words);
  if (before?.key === key) return before.words;
  const variants = names.map((name, seat) => `    [${seats[seat]}] { ${literal(name)} }`);
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
