// What one viewer of Verso may know, as the server tells it.
import type { Outcome } from "../../wire";

export interface VersoPlayer {
  points: number;
  rows: Record<string, string[]>; // by colour: the cards, lowest first, the joker last
  square: boolean; // three or more of each colour, and not yet broken
  squares: number; // scored so far
}

export interface VersoView {
  seat: number | string | null;
  to_act: (number | string)[];
  legal: string[] | null;
  outcome: Outcome | null;
  options: Record<string, unknown>;
  phase: string; // dealing, turning, turn, last, ended
  turn: number;
  left: number; // cards in the deck, the top card included
  top: string | null;
  players: VersoPlayer[];
  discards: string[]; // the last one on top
  backs: Record<string, Record<string, number>>; // by face that is up: what the back may be, and how likely
  exact: boolean;
  last_drawer: number | null;
  asked: number;
  rank: number | null; // alone: the highest rank reached so far, 0 for none yet
}
