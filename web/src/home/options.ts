// The options of a game, as the server lists them and the game's words name them.
import type { Chapter, GameInfo } from "../wire";
import { say, type Words } from "../words/words.svelte";

export type OptionValue = string | number | boolean;

export interface Choosable {
  name: string;
  usual: OptionValue; // as in the printed game
  choices: OptionValue[];
}

export const CHAPTER = "chapter"; // the option that chooses among the chapters of a story, which have names

type Optional = Pick<GameInfo, "options" | "earned_options" | "campaign">;

/** Those that are chosen from a list, and have no place of their own in the page. */
export function choosable(info: Optional): Choosable[] {
  return Object.entries(info.options).flatMap(([name, option]) => {
    if (info.earned_options.includes(name) || (name === CHAPTER && info.campaign.length)) return [];
    const { default: usual, choices } = option as { default: OptionValue; choices: OptionValue[] | null };
    return choices?.length ? [{ name, usual, choices }] : [];
  });
}

/** Those that were earned: each may be taken, or declined. */
export function takeable(info: Optional, earned: Record<string, unknown>): Choosable[] {
  return Object.entries(earned).map(([name, value]) => {
    const usual = info.options[name]!.default as OptionValue;
    return { name, usual, choices: [value as OptionValue, usual] };
  });
}

/** The options of another chapter: with all that was earned for it, and nothing that was earned for another. */
export function forChapter(
  info: Optional,
  options: Record<string, unknown>,
  chapter: number,
  earned: Record<string, unknown>,
): Record<string, unknown> {
  const kept = Object.entries(options).filter(([name]) => !info.earned_options.includes(name));
  return { ...Object.fromEntries(kept), [CHAPTER]: chapter, ...earned };
}

/** A value in words; a number is its own word. */
export function optionValue(words: Words, name: string, value: OptionValue): string {
  const key = `option-${name}-${value}`; // words: option-*
  return words.has(key) ? words.say(key) : String(value);
}

/** What a role is about, in a sentence, where roles differ. */
export function roleHint(words: Words, seat: string): string {
  const key = `does-${seat}`; // words: does-*
  return words.has(key) ? words.say(key) : "";
}

/** How hard a chapter is: as its makers meant it, and as it was measured. */
export function hardness({ tier, won }: Chapter): string {
  return won === null ? tier : say("chapter-hardness", { tier, percent: Math.round(100 * won) });
}
