// The end of a game of Volto on the picture that is shared.
import type { ResultCard, Told } from "../../../review/card";
import type { Seen } from "../../game";
import type { VoltoView } from "../piazza";
import Drawing from "./Drawing.svelte";

export function tell({ view, words }: Seen<VoltoView>): Told {
  const fallen = (side: number): number => view.masks.filter((mask) => mask.side === side && !mask.square).length;
  const moves = view.moves.length;
  const lost = fallen(0) + fallen(1);
  return {
    seats: [0, 1].map((side) =>
      words.say("card-left", { count: view.masks.filter((mask) => mask.side === side && mask.square).length }),
    ),
    figures: [
      { value: String(moves), what: words.say("card-moves", { count: moves }) },
      { value: String(lost), what: words.say("card-captured", { count: lost }) },
      { value: `${view.damsels[0] ?? 0} – ${view.damsels[1] ?? 0}`, what: words.say("card-damsels") },
    ],
  };
}

const card: ResultCard<VoltoView> = { Drawing, tell };
export default card;
