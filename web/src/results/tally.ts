// What was won, drawn and lost, added up.
import type { PartResults } from "../wire";

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
  played: number;
}

export function addedUp(parts: readonly Pick<PartResults, "won" | "drawn" | "lost">[]): Tally {
  const all = { won: 0, drawn: 0, lost: 0, played: 0 };
  for (const { won, drawn, lost } of parts) {
    all.won += won;
    all.drawn += drawn;
    all.lost += lost;
    all.played += won + drawn + lost;
  }
  return all;
}
