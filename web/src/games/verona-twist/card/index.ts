// The end of a game of Verona Twist on the picture that is shared.
import type { ResultCard, Told } from "../../../review/card";
import type { Seen } from "../../game";
import { evenings, type View } from "../view";
import Drawing from "./Drawing.svelte";

export function tell({ view, lines, words }: Seen<View>): Told {
  const days = view.options.rounds;
  const { reason = "" } = view.outcome ?? {};
  const isOver = reason === "identified" || reason === "hidden";
  const day = isOver ? evenings(lines).size : view.round; // a day that somebody gave up is not over
  const pairs = view.pairs.length;
  return {
    // words: card-found card-hidden card-day
    subtitle: words.say(`card-${reason === "identified" ? "found" : reason === "hidden" ? "hidden" : "day"}`, {
      day,
      days,
    }),
    figures: [
      { value: `${day} / ${days}`, what: words.say("card-evenings", { day }) },
      { value: String(pairs), what: words.say("still-possible", { count: pairs }) },
    ],
  };
}

const card: ResultCard<View> = { Drawing, tell };
export default card;
