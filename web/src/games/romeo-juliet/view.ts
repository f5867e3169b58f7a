// What one viewer of Roméo & Juliette may know, as the server tells it.
import type { Outcome } from "../../wire";

/** Cards of both types, equal ones as often as they are there. */
export interface Cards {
  places: string[];
  companions: string[];
}

/** What a hand may be: each card's chance to be in it, and how many hands fit. */
export interface Odds {
  places: Record<string, number>;
  companions: Record<string, number>;
  hands: number;
}

export interface Lover {
  missives: number;
  sizes: number[];
  hand: Cards | null;
  played: Cards;
  could_hold: Odds;
  proposal: string | null;
  proposals: number;
  chosen: boolean;
  choice: string | null;
}

export interface RomeoJulietView {
  seat: number | string | null;
  to_act: (number | string)[];
  legal: string[] | null;
  outcome: Outcome | null;
  options: { chapter: number; content: string | null; first: string };
  phase: string;
  act: number;
  scene: number;
  love: number;
  love_goal: number;
  hate: number;
  hate_limit: number;
  places: Record<string, string[]>; // who stands where, clockwise
  reserve: number;
  heart: string | null;
  talker: number;
  said: string[];
  lovers: Lover[];
  chapter_event: number;
  events: number[];
  events_left: number[];
  due: number;
  in_force: string[];
  decision: { event: number; step: number; alternative: number | null; effect: string } | null;
  /** While somebody is moved: the hate of each place if the scene ended so, by move; under "" as everybody stands. */
  hate_to_come?: Record<string, Record<string, number>> | null;
  story: { drew: number[]; cards: string[] | null }[];
}
