// The options of a game, as the server lists them and the game's words name them.
import type { GameInfo } from "../wire";
import type { Words } from "../words/words.svelte";

export type OptionValue = string | number | boolean;

export interface Choosable {
  name: string;
  usual: OptionValue; // as in the printed game
  choices: OptionValue[];
}

/** Those that are chosen from a list. */
export function choosable(info: Pick<GameInfo, "options">): Choosable[] {
  return Object.entries(info.options).flatMap(([name, option]) => {
    const { default: usual, choices } = option as { default: OptionValue; choices: OptionValue[] | null };
    return choices?.length ? [{ name, usual, choices }] : [];
  });
}

/** A value in words; a number is its own word. */
export function optionValue(words: Words, name: string, value: OptionValue): string {
  const key = `option-${name}-${value}`; // words: option-*
  return words.has(key) ? words.say(key) : String(value);
}
