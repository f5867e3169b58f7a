// What can be done, read off the list of legal moves: which cards, whom, which way. No rule stands here.
import { WAYS, type Way } from "./view";

type Moves = readonly string[];

const behind = (legal: Moves, word: string): string[][] =>
  legal.filter((move) => move.startsWith(`${word} `)).map((move) => move.split(" ").slice(1));

/** Is any move of this kind possible? */
export function can(legal: Moves, word: string): boolean {
  return legal.some((move) => move === word || move.startsWith(`${word} `));
}

/** What may follow this word: places of a missive, sides of the heart, directions of a step. */
export function after(legal: Moves, word: string): string[] {
  return behind(legal, word).map((words) => words.join(" "));
}

/** Cards are chosen to be played, or to be kept. */
export function casting(legal: Moves): "play" | "hold" | null {
  return can(legal, "play") ? "play" : can(legal, "hold") ? "hold" : null;
}

/** The cards of one type that can be chosen, whatever the other card is. */
export function castable(legal: Moves, at: 0 | 1): Set<string> {
  const word = casting(legal);
  return new Set(word ? behind(legal, word).map((words) => words[at]!) : []);
}

const uses = (legal: Moves): { who: string[]; way: string }[] =>
  behind(legal, "use").map(([who, way]) => ({ who: who!.split("+"), way: way! }));

const holds = (who: string[], some: readonly string[]): boolean => some.every((token) => who.includes(token));

/** How many are moved at a time. */
export function wanted(legal: Moves): number {
  return uses(legal)[0]?.who.length ?? 0;
}

/** The tokens that can be moved together with the chosen ones. */
export function movable(legal: Moves, chosen: readonly string[] = []): Set<string> {
  return new Set(
    uses(legal)
      .filter(({ who }) => holds(who, chosen))
      .flatMap(({ who }) => who),
  );
}

/** The directions in which exactly these can go. */
export function ways(legal: Moves, chosen: readonly string[]): Way[] {
  const found = uses(legal).filter(({ who }) => who.length === chosen.length && holds(who, chosen));
  return WAYS.filter((way) => found.some((use) => use.way === way));
}

/** The move that moves these that way; null: there is none. */
export function useOf(legal: Moves, chosen: readonly string[], way: string | null): string | null {
  const move = `use ${[...chosen].sort().join("+")} ${way}`;
  return legal.includes(move) ? move : null;
}

/** The next place; the ring is listed clockwise, and right is clockwise. */
export function beside(places: Record<string, unknown>, place: string, way: Way): string {
  const ring = Object.keys(places);
  return ring[(ring.indexOf(place) + (way === "right" ? 1 : ring.length - 1)) % ring.length]!;
}

/** Where somebody stands. */
export function standing(places: Record<string, string[]>, token: string): string {
  return Object.keys(places).find((place) => places[place]!.includes(token)) ?? "";
}

/** Where these would go that way, in their order. */
export function targets(places: Record<string, string[]>, tokens: readonly string[], way: Way): string[] {
  return tokens.map((token) => beside(places, standing(places, token), way));
}

/** Places that tell the direction when they are pointed at. One that lies both ways tells nothing. */
export function aims(
  places: Record<string, string[]>,
  tokens: readonly string[],
  possible: readonly Way[],
): Map<string, Way> {
  const found = new Map<string, Way>();
  for (const way of possible)
    for (const place of targets(places, tokens, way)) {
      if (possible.some((other) => other !== way && targets(places, tokens, other).includes(place))) continue;
      found.set(place, way);
    }
  return found;
}
