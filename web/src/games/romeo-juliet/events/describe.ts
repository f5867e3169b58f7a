// What an event does, in words: every effect as the content file spells it, as a sentence.
import type { Words } from "../../../words/words.svelte";
import type { Content } from "./content";
import { isLover, isPlace, isToken, isWay, PLACES, TOKENS } from "../view";

const OF_A_SEAT = ["gain", "lose", "errand", "favour"]; // here a lover's name says whose it is

/** The effect with its condition, if it has one. */
export function describe(effect: string, content: Content, words: Words): string {
  const [bare, condition] = effect.split(/ (?=(?:when|unless) )/) as [string, string?];
  const said = bare.startsWith("either ") ? either(bare, content, words) : plain(bare, content, words);
  return condition ? `${said} ${when(condition, words)}` : said;
}

/** The two things that `either juliet: hate 1 | lose juliet 2` lets somebody choose between. */
export function alternatives(effect: string): string[] {
  const both = effect.slice(effect.indexOf(":") + 1).split(/ (?:when|unless) /)[0]!;
  return both.split("|").map((one) => one.trim());
}

function either(effect: string, content: Content, words: Words): string {
  const [one, two] = alternatives(effect).map((each) => describe(each, content, words));
  return words.say("effect-either", { seat: effect.split(/[\s:]+/)[1]!, one: one ?? "", two: two ?? "" });
}

function plain(effect: string, content: Content, words: Words): string {
  const [word, ...rest] = effect.split(" ") as [string, ...string[]];
  const named = rest.flatMap((each) => content.families[each as keyof Content["families"]] ?? [each]);
  const seat = OF_A_SEAT.includes(word) ? (named.find(isLover) ?? "") : "";
  const places = PLACES.filter((place) => named.includes(place));
  const who = TOKENS.filter((token) => token !== seat && named.includes(token) && isToken(token));
  const names = who.map((token) => words.say("token-name", { token }));
  const at = places.map((place) => words.say("place-at", { place }));
  const where = places.length % PLACES.length ? list(at, "list-and", words) : words.say("everywhere");
  // words: effect-*
  return words.say(`effect-${word}`, {
    where,
    Where: capital(where),
    place: named.find(isPlace) ?? "",
    who: list(names, "list-and", words),
    Who: capital(list(names, "list-and", words)),
    anyone: list(names, "list-or", words),
    seat,
    number: Number(named.find((each) => /^\d$/.test(each)) ?? 1),
    direction: named.find(isWay) ?? "",
    heart: named.find((each) => each === "passion" || each === "reason") ?? "",
    kind: named.find((each) => each === "place" || each === "companion") ?? "",
  });
}

function when(condition: string, words: Words): string {
  const [word, token, at, other] = condition.split(" ") as [string, string, string, string];
  // words: condition-*
  return words.say(`condition-${word}-${at}`, { token, place: other, other });
}

/** `a, b and c`, or with `or`. */
export function list(several: readonly string[], key: string, words: Words): string {
  if (several.length < 2) return several.join("");
  return words.say(key, { first: several.slice(0, -1).join(", "), last: several.at(-1)! });
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
