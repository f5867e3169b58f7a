// Banking: which of the series that the view lists a choice of cards is, or could become. Nothing here knows what makes
// a series, nor what it brings; it only reads the list.
import type { VersoBank } from "../../wire";
import type { Colour } from "./cards";

/** A series as the view lists it: bank B:2-3-J-5. */
export interface Series {
  move: string;
  colour: Colour;
  values: string[]; // low to high, the joker in its place
}

export interface Choice {
  exact: Series[]; // what the chosen cards are already: two, if the joker can stand at either end
  missing: string[]; // else: the fewest cards to add, by value; empty if nothing helps
  helpful: Set<string>; // the cards, B3, that some longer series would add
}

/** A series and the points that it would bring. */
export interface Offer {
  series: Series;
  points: number;
}

export function seriesIn(legal: readonly string[] | null): Series[] {
  return (legal ?? [])
    .filter((move) => move.startsWith("bank "))
    .map((move) => ({ move, colour: move[5] as Colour, values: move.slice(7).split("-") }));
}

/** What chosen cards, named B3, amount to. */
export function weigh(all: readonly Series[], chosen: ReadonlySet<string>): Choice {
  const cardsOf = (one: Series): string[] => one.values.map((value) => one.colour + value);
  const holding = all.filter((one) => [...chosen].every((name) => cardsOf(one).includes(name)));
  const exact = holding
    .filter((one) => chosen.size && one.values.length === chosen.size)
    .sort((a, b) => (jokerAs(a) ?? 0) - (jokerAs(b) ?? 0));
  const longer = holding.filter((one) => one.values.length > chosen.size);
  const nearest = longer.toSorted((a, b) => a.values.length - b.values.length)[0];
  const missing = exact.length || !nearest || !chosen.size ? [] : cardsOf(nearest).filter((name) => !chosen.has(name));
  return { exact, missing: missing.map((name) => name[1]!), helpful: new Set(longer.flatMap(cardsOf)) };
}

/** Every series with its points, the richest first; of equals the shorter, which leaves more cards to choose from. */
export function offersIn(all: readonly Series[], banks: Record<string, VersoBank>): Offer[] {
  return all
    .map((series) => ({ series, points: banks[series.move]?.points ?? 0 }))
    .sort((a, b) => b.points - a.points || a.series.values.length - b.series.values.length);
}

/** A series as it is written: 3–(4)–5, the joker as what it stands for. It is not to be broken. */
export function runOf(series: Series): string {
  return series.values.map((value) => (value === "J" ? `(${jokerAs(series)})` : value)).join("\u2060–\u2060");
}

/** For what value the joker of a series stands: its neighbour in the series tells. */
export function jokerAs(series: Series): number | null {
  const at = series.values.indexOf("J");
  if (at < 0) return null;
  return at > 0 ? Number(series.values[at - 1]) + 1 : Number(series.values[1]) - 1;
}
