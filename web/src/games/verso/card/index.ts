// The end of a game of Verso on the picture that is shared: points, and what was banked for them.
import type { ResultCard, Told } from "../../../review/card";
import type { VersoView } from "../../../wire";
import type { Seen } from "../../game";
import { banksIn } from "./banks";
import Drawing from "./Drawing.svelte";

export function tell({ view, lines, words }: Seen<VersoView>): Told {
  const banked = banksIn(lines);
  const best = Math.max(0, ...banked.map(({ points }) => points));
  const squares = view.players.reduce((sum, player) => sum + player.squares, 0);
  const first = view.players[0]!;
  const points = { value: String(first.points), what: words.say("card-points", { count: first.points }) };
  return {
    ...(view.rank === null
      ? { seats: view.players.map((player) => words.say("points", { points: player.points })) }
      : { subtitle: words.say("rank", { rank: view.rank }) }),
    figures: [
      ...(view.rank === null ? [] : [points]),
      { value: String(banked.length), what: words.say("card-series", { count: banked.length }) },
      ...(best ? [{ value: String(best), what: words.say("card-best", { count: best }) }] : []),
      ...(squares && view.rank === null
        ? [{ value: String(squares), what: words.say("card-squares", { count: squares }) }]
        : []),
    ],
  };
}

const card: ResultCard<VersoView> = { Drawing, tell };
export default card;
