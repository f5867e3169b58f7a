// The view of Roméo & Juliette, and the words of the rulebook in which moves, events and content files are spelled.
import type { RomeoJulietLover, RomeoJulietView } from "../../wire";
import type { Words } from "../../words/words.svelte";

export type { RomeoJulietView };
export type Lover = RomeoJulietLover;

export function chapterOf(view: RomeoJulietView): number {
  return Number(view.options.chapter);
}

/** The text of the content file that is played; null: our own. */
export function sourceOf(view: RomeoJulietView): string | null {
  return typeof view.options.content === "string" ? view.options.content : null;
}

export const PLACES = ["balcony", "ballroom", "street", "salon", "cell", "church"] as const;
export const COMPANIONS = [
  "nurse",
  "lord-capulet",
  "lady-capulet",
  "tybalt",
  "benvolio",
  "mercutio",
  "lord-montague",
  "friar",
  "hate",
] as const;
export const SEATS = ["juliet", "romeo"] as const;
export const TOKENS = [...COMPANIONS, ...SEATS] as const;
export const WAYS = ["left", "right"] as const; // right is clockwise
export type Way = (typeof WAYS)[number];

export const isPlace = (word: string): boolean => (PLACES as readonly string[]).includes(word);
export const isToken = (word: string): boolean => (TOKENS as readonly string[]).includes(word);
export const isLover = (word: string): boolean => (SEATS as readonly string[]).includes(word);
export const isWay = (word: string): word is Way => (WAYS as readonly string[]).includes(word);

/** The phases of a scene, as the rulebook counts them. */
export const PHASES = ["prelude", "rendezvous", "backstage", "entrance", "epilogue"] as const;

/** In which phase of a scene this is; the end of an act and of the game are none. */
export function phaseOf(view: RomeoJulietView): string {
  const { phase } = view;
  if (phase === "sidestep" || phase === "effects") return "entrance";
  return ["event", "decision", "showing", "naming"].includes(phase) ? "epilogue" : phase;
}

/** What somebody who agrees agrees to. */
export function agreed(view: RomeoJulietView, name: string): string {
  return view.lovers[name === "juliet" ? 1 : 0]!.proposal ?? "passion";
}

/** What stands on a card, in short: a place, the sidestep or a companion. */
export function nameOf(card: string, words: Words): string {
  return isToken(card) ? words.say("card-token", { token: card }) : words.say("card-place", { place: card });
}

/** On whose side a place is painted. */
export function houseOf(place: string): "capulet" | "montague" | "nobody" {
  if (place === "balcony" || place === "ballroom") return "capulet";
  return place === "salon" || place === "cell" ? "montague" : "nobody";
}

/** The order in which cards are held: places as they lie in the ring, companions as the rulebook names them. */
export function sorted(cards: readonly string[]): string[] {
  const order: readonly string[] = [...PLACES, "sidestep", ...TOKENS];
  return [...cards].sort((one, two) => order.indexOf(one) - order.indexOf(two));
}

/** A chance as people read it, in whole hundredths; never none or all where that is not certain. */
export function percent(likely: number, words: Words): string {
  const said = (hundredths: number): string =>
    new Intl.NumberFormat(words.language, { style: "percent" }).format(hundredths / 100);
  const rounded = Math.round(100 * likely);
  if (likely < 1 && rounded === 100) return `>${said(99)}`;
  return likely > 0 && rounded === 0 ? `<${said(1)}` : said(rounded);
}
