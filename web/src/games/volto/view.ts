// Volto as one viewer is told it: the fields of the server's view.
import type { Outcome } from "../../wire";

export const KINDS = ["N", "C", "P", "S", "D"] as const;
export const SIDES = ["red", "white"] as const;

export interface VoltoMask {
  id: number; // 0 to 9 are Red's, 10 to 19 White's
  side: number;
  square: string | null; // null: no longer on the board
  path: string[]; // every square it has stood on
  shown: boolean; // everyone has seen its face
  kind: string | null; // what the viewer has been told
  possible: Record<string, number>; // to one who knows only what all saw: in how many set-ups it is that kind
}

export interface VoltoView {
  seat: number | string;
  to_act: number[];
  legal: string[] | null;
  form: string | null;
  outcome: Outcome | null;
  options: Record<string, unknown>;
  phase: string;
  ready: boolean[];
  masks: VoltoMask[];
  unseen: string[]; // of each side, the kinds that were not shown
  setups: number[];
  damsels: number[]; // of each side, how many have been captured
  moves: string[];
  quiet: number; // moves since the last capture
  times: number; // how often this very position has been there
}
