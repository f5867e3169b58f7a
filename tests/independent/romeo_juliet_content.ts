// The content file of Roméo & Juliette: read a second time, from its own words alone, and made up at random.
import type { Dice } from "./talk.ts";

export type Seat = 0 | 1;

export const LOVERS = ["juliet", "romeo"];
export const PLACES = ["balcony", "ballroom", "street", "salon", "cell", "church"];
export const COMPANIONS = [
  "nurse", "lord-capulet", "lady-capulet", "tybalt", "benvolio", "mercutio", "lord-montague", "friar", "hate",
];
export const TOKENS = [...COMPANIONS, ...LOVERS];
export const PLACE_CARDS = [...PLACES, "sidestep"];
export const LEVELS = ["I", "II", "III", "IV"];
const STAYING = new RegExp(
  "^(no-|double-|truce|closed|held|love-only|guard|rivals|drift|optional|fewer|silence|dear|poor|plain|romeo|free)",
);

// ---------------------------------------------------------------------------------------------- the content

export type Effect = {
  text: string; word: string; tokens: string[]; places: string[]; seat: Seat; number: number; direction: string; what: string; // passion or reason, place or companion
  condition: string[]; either: Effect[];
};
export type EventCard = { number: number; level: string; hourglass: boolean; effects: Effect[]; chapters: number[] };
type Chapter = { event: number; missives: number[]; levels: number[]; at: Record<string, string> };
export type Content = {
  ring: string[]; love: number; hate: number; families: string[][]; cards: string[][][];
  chapters: Record<number, Chapter>; events: Record<number, EventCard>;
};

/** `juliet 1, reserve 2`: how many of each of these. */
function counts(text: string, names: string[]): number[] {
  return names.map((name) => Number(new RegExp(`(?:^|, *)${name} +(\\d+)`).exec(text)?.[1] ?? 0));
}

function readEffect(text: string, families: string[][]): Effect {
  const [said, condition] = text.split(/ (?=when |unless )/);
  const [word, ...rest] = said.split(" ");
  const effect: Effect = {
    text, word, tokens: [], places: [], seat: 0, number: 1, direction: "", what: "", either: [],
    condition: condition?.split(" ") ?? [],
  };
  if (word === "either") {
    const [seat, both] = said.slice(7).split(":");
    effect.seat = LOVERS.indexOf(seat.trim()) as Seat;
    effect.either = both.split("|").map((one) => readEffect(one.trim(), families));
    return effect;
  }
  const seats = ["gain", "lose", "errand", "favour"].includes(word);
  for (const name of rest) {
    if (/^\d+$/.test(name)) effect.number = Number(name);
    else if (seats && LOVERS.includes(name)) effect.seat = LOVERS.indexOf(name) as Seat;
    else if (PLACES.includes(name)) effect.places.push(name);
    else if (name === "left" || name === "right") effect.direction = name;
    else if (word === "only" || word === "show") effect.what = name;
    else if (name === "capulets") effect.tokens.push(...families[0]);
    else if (name === "montagues") effect.tokens.push(...families[1]);
    else effect.tokens.push(name);
  }
  effect.tokens.sort((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b));
  if (word === "love-only") effect.places = PLACES.filter((place) => !effect.places.includes(place));
  else if (effect.places.length === 0) effect.places = PLACES;
  return effect;
}

export function readContent(text: string): Content {
  const content: Content = {
    ring: PLACES, love: 0, hate: 0, families: [[], []], cards: [], chapters: {}, events: {},
  };
  const sections: [string, [string, string][]][] = [];
  for (const line of text.split("\n").slice(1)) {
    const bare = /^\s*(name|text|prologue|won|lost)/.test(line) ? line.trim() : line.replace(/#.*/, "").trim();
    const at = bare.indexOf("=");
    if (bare.startsWith("[")) sections.push([bare.slice(1, -1), []]);
    else if (at > 0) sections.at(-1)?.[1].push([bare.slice(0, at).trim(), bare.slice(at + 1).trim()]);
  }
  for (const [heading, lines] of sections) {
    const value = (key: string): string => lines.find(([name]) => name === key)?.[1] ?? "";
    const words = (key: string): string[] => value(key).split(/\s+/).filter(Boolean);
    const [kind, number] = heading.split(" ");
    if (kind === "board") {
      Object.assign(content, { ring: words("ring"), love: Number(value("love")), hate: Number(value("hate")) });
      content.families = [words("capulets"), words("montagues")];
    } else if (kind === "cards") content.cards = LOVERS.map((lover) => [PLACE_CARDS, words(lover)]);
    else if (kind === "chapter") {
      const at: Record<string, string> = {};
      for (const place of PLACES) for (const token of words(place)) at[token] = place;
      const missives = counts(value("missives"), [...LOVERS, "reserve"]);
      const levels = counts(value("events"), LEVELS);
      content.chapters[Number(number)] = { event: Number(value("event")), missives, levels, at };
    } else if (kind === "event") {
      const texts = lines.filter(([name]) => name === "effect").map(([, said]) => said.split(/\s+/).join(" "));
      const effects = texts.map((said) => readEffect(said, content.families));
      const hourglass = value("hourglass") === "yes";
      for (const { word } of effects)
        if (STAYING.test(word) !== hourglass) throw new Error(`event ${number}: ${word} and its hourglass`);
      const chapters = words("chapters").map(Number); // none: in the pile of any
      content.events[Number(number)] = { number: Number(number), level: value("level"), hourglass, effects, chapters };
    }
  }
  return content;
}

// ----------------------------------------------------------------------------------- content made up at random

const BARE = [
  "no-sidestep", "optional-effects", "fewer-places", "fewer-companions", "no-nurse", "silence", "dear-missives",
  "poor-reason", "plain-balcony", "romeo-decides", "free-missive",
];

/** An effect made up at random, that stays or happens at once. */
function strangeEffect(dice: Dice, stays: boolean): string {
  const place = (): string => dice.pick(PLACES);
  const token = (): string => dice.pick(TOKENS);
  const companion = (): string => dice.pick(COMPANIONS);
  const number = (): string => dice.pick(["", " 1", " 1", " 2", " 3"]);
  const direction = (): string => dice.pick(["left", "right"]);
  const some = (one: () => string): string => [...new Set([one(), one(), one()])].slice(0, 1 + dice.below(3)).join(" ");
  const two = (from: string[]): string => dice.shuffle([...from]).slice(0, 2).join(" ");
  const many = (): string => (dice.one(5) ? dice.pick(["capulets", "montagues"]) : some(token));
  const errand = (): string => `${dice.pick(["errand", "favour"])} ${dice.pick(LOVERS)} ${place()}`;
  const missives = (): string => `${dice.pick(["gain", "lose"])} ${dice.pick(LOVERS)}${number()}`;
  const once = [
    () => `send ${many()} ${place()}`, () => `swap ${two(TOKENS)}`, () => `shift ${many()} ${direction()}${number()}`,
    missives, missives, () => `hate${number()}`, () => `calm${number()}`, errand, errand,
    () => `only ${dice.pick(["passion", "reason"])}`, () => "name",
  ];
  const lasting = [
    () => `no-peace ${dice.one(2) ? "" : some(place)}`, () => `double-hate ${dice.one(3) ? "" : some(place)}`,
    () => `truce ${some(place)}`, () => `closed ${some(place)}`, () => `held ${some(companion)}`,
    () => `no-effects ${dice.one(3) ? "" : some(place)}`, () => `no-love ${place()}`, () => `love-only ${some(place)}`,
    () => `guard ${some(companion)}`, () => `rivals ${two(COMPANIONS)}`,
    () => `drift ${some(companion)} ${direction()}`, ...BARE.map((word) => () => word),
  ];
  const condition = (): string => {
    if (!dice.one(4)) return "";
    return ` ${dice.pick(["when", "unless"])} ${token()} ${dice.one(2) ? `at ${place()}` : `with ${token()}`}`;
  };
  if (!stays && dice.one(3))
    return `either ${dice.pick(LOVERS)}: ${dice.pick(once)()} | ${dice.pick(once)()}${condition()}`;
  return (dice.pick(stays ? lasting : once)().trim() + condition()).replace(/ +/g, " ");
}

/** A whole content file made up at random. */
export function strangeContent(dice: Dice): string {
  const said = ["name.en = Strange", "text.en = Strange."];
  const split = (all: number, names: string[]): string => {
    const counts = names.map(() => 0);
    for (let i = 0; i < all; i++) counts[dice.below(names.length)] += 1;
    return names.map((name, i) => `${name} ${counts[i]}`).join(", ");
  };
  const love = dice.pick([3, 6, 10, 10]);
  const family = dice.shuffle(COMPANIONS.slice(0, 7));
  const parted = 2 + dice.below(3);
  const cards = (): string => Array.from({ length: 7 }, () => dice.pick(COMPANIONS)).join(" ");
  const lines = [
    "sottovoce content 1", "# made up", "[board]", `ring = ${dice.shuffle([...PLACES]).join(" ")}`, `love = ${love}`,
    `hate = ${dice.pick([4, 9, 15, 15])}`, `capulets = ${family.slice(0, parted).join(" ")}`,
    `montagues = ${family.slice(parted, dice.one(3) ? 6 : 7).join(" ")}`,
    "[cards]", `juliet = ${cards()}`, `romeo = ${cards()}`, "[chapter 1]", "tier = hard", "event = 1",
    `missives = ${split(5, ["juliet", "romeo", "reserve"])}`, `events = ${split(love - 1, ["I", "II", "III", "IV"])}`,
    ...said,
  ];
  const at = TOKENS.map((token) => [token, dice.pick(PLACES)]);
  for (const place of PLACES)
    lines.push(`${place} = ${at.filter((one) => one[1] === place).map((one) => one[0]).join(" ")}`);
  for (let number = 1; number <= 37; number++) {
    const level = number === 1 ? "chapter" : ["I", "II", "III", "IV"][number % 4];
    const stays = number === 1 || dice.one(2);
    lines.push(`[event ${number}]`, `level = ${level}`, `hourglass = ${stays ? "yes" : "no"}`, ...said);
    if (number > 1 && dice.one(9)) lines.push(`chapters = ${dice.one(2) ? "1" : "1 3"}`);
    if (number > 1 && !stays && dice.one(4)) lines.push(`effect = show ${dice.pick(["place", "companion"])}`);
    for (let i = dice.below(3); i >= 0; i--) lines.push(`effect = ${strangeEffect(dice, stays)}`);
  }
  return lines.join("\n");
}
