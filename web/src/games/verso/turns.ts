// What the last moves did: the cards they brought, turned over and took away, in the order in which it is shown.
import type { GameLine } from "../../wire";
import { card, nameOf, type Card, type Face } from "./cards";

export interface Happening {
  seat: number | null; // null: of the deck, or of everybody
  what: string; // placed, flipped, discarded, points, square, dealt, empty
  card: Card | null;
  points: number;
}

/** A player's move, with everything that came to light before the next. */
export interface Turn {
  seat: number;
  move: string;
  happened: Happening[];
}

/** How a card came where it lies. */
export interface Arrival {
  step: number;
  from: string; // the place it comes from: "deck", or "0 B3"
  was: Face | null; // what it showed before it was turned over
}

/** A card that has left a place, shown there once more while it goes. */
export interface Departure extends Arrival {
  card: Card;
}

/** The same while it is on its way out. */
export interface Leaving extends Departure {
  id: number;
}

/** Everything that moves from one view to the next. */
export interface Motion {
  arrivals: Map<string, Arrival>; // by place: "0 B3"
  departures: Departure[];
  squares: Map<number, number>; // by seat: the step
}

export const placeOf = (seat: number, face: Face): string => `${seat} ${nameOf(face)}`;

export function happening(event: string): Happening {
  const [who = "", what = who, rest = ""] = event.split(" ");
  const seat = /^p\d$/.test(who) ? Number(who[1]) - 1 : null;
  return { seat, what, card: rest.includes("/") ? card(rest) : null, points: what === "points" ? Number(rest) : 0 };
}

/** The players' moves; what chance brings belongs to the move before it. */
export function turnsIn(lines: readonly GameLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const happened = line.events.map(happening);
    if (typeof line.seat === "number") turns.push({ seat: line.seat, move: line.move, happened });
    else turns.at(-1)?.happened.push(...happened);
  }
  return turns;
}

/** What happened since a player's last move, that move included; for a spectator, since everybody's last. */
export function roundOf(lines: readonly GameLine[], seat: number | null, seats: number): Turn[] {
  const turns = turnsIn(lines);
  const last = seat === null ? turns.length - seats : turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(Math.max(last, 0));
}

export function motionOf(turns: readonly Turn[]): Motion {
  const motion: Motion = { arrivals: new Map(), departures: [], squares: new Map() };
  let step = 0;
  for (const turn of turns) {
    let drawn = !turn.move.startsWith("bank") && turn.move !== "pass"; // does the mover's next card come from the deck?
    for (const { seat, what, card } of turn.happened) {
      if (seat === null) continue;
      if (what === "square") motion.squares.set(seat, step);
      if (!card) continue;
      const isDrawn = drawn && seat === turn.seat;
      const was = what === "flipped" ? card.back : null;
      const here = placeOf(seat, card);
      const from = isDrawn ? "deck" : was ? placeOf(seat, was) : here;
      if (what === "discarded") {
        const before = motion.arrivals.get(here);
        motion.arrivals.delete(here);
        const isDouble = before !== undefined && before.step === step - 1;
        motion.departures.push({ card, step, from: isDouble ? before.from : from, was: isDouble ? before.was : null });
      } else {
        motion.arrivals.delete(from);
        motion.arrivals.set(here, { step, from, was });
      }
      if (isDrawn) drawn = false;
      step += 1;
    }
  }
  return motion;
}

/** The cards that somebody had to turn over in a turn: all but the drawn one. */
export function forced(turn: Turn): { seat: number; was: Face; card: Card; isLost: boolean }[] {
  const drawn = turn.move === "flip" ? turn.happened[0] : null;
  return turn.happened.flatMap((one, at) => {
    if (one.what !== "flipped" || one.seat === null || one === drawn || !one.card?.back) return [];
    const next = turn.happened[at + 1];
    const isLost = next?.what === "discarded" && next.seat === one.seat && next.card?.text === one.card.text;
    return [{ seat: one.seat, was: one.card.back, card: one.card, isLost }];
  });
}

/** Alone: the card that the imagined player turned over, as it lies now. */
export function imagined(turn: Turn): Card | null {
  return turn.happened.find((one) => one.seat === null && one.what === "flipped")?.card ?? null;
}
