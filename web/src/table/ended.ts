// The end of a game in words: how it ended, which place one has taken, and moves that were taken back with knowledge.
import type { Outcome } from "../wire";
import type { Say, Words } from "../words/words.svelte";

/** How it ended, by the game's own words; alone there is nobody to win against. */
export function howEnded({ reason, winners, scores }: Outcome, seats: readonly string[], words: Words): string {
  const key = `outcome-${reason}`; // words: outcome-*
  const alone = `${key}-alone`;
  const winner = winners[0];
  const args = { seat: winner === undefined ? "" : (seats[winner] ?? ""), score: scores[0] ?? 0 };
  return words.say(scores.length === 1 && words.has(alone) ? alone : key, args);
}

/** Among several, one is not first or last but somewhere: the place of a seat, if it has not won. */
export function placing({ winners, scores }: Outcome, seat: number, say: Say): string | null {
  if (scores.length < 3 || !winners.length || winners.includes(seat)) return null;
  const place = 1 + scores.filter((score) => score > scores[seat]!).length;
  return say("verdict-placed", { place, players: scores.length });
}

/** How it ended for whoever has this seat, in a few words; null: for nobody in particular. */
export function verdict(outcome: Outcome, seat: number | null, isCooperative: boolean, say: Say): string {
  const { winners } = outcome;
  if (isCooperative) return say(winners.length ? "verdict-won-together" : "verdict-lost-together");
  if (seat === null) return say("verdict-over");
  if (winners.includes(seat)) return say("verdict-won");
  if (!winners.length) return say("verdict-drawn");
  return placing(outcome, seat, say) ?? say("verdict-lost");
}

/** That moves were taken back after something had been learned, and what that means for somebody alone. */
export function takenBack(counts: readonly number[], say: Say): string {
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (!count) return "";
  return say(counts.length === 1 ? "end-taken-back-alone" : "end-taken-back", { count });
}
