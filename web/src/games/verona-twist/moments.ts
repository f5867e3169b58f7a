// What happened on the piazza as a sequence of moments: a step; in the evening the report, the pairs it strikes out and the
// next day, or who the lovers were.
import type { Sentence } from "../../wire";
import type { Moment, Step } from "../game";
import { hiddenLovers } from "./describe";
import { reportOf, reports, splitOf, step, type Report, type Trace, type View } from "./view";

const OWN = 0.5; // beats of one's own step, which one has seen coming
const REPORT = 1.5; // the ribbon goes on saying it
const STRIKES = 1.5;
const DAWN = 0.5;
const REVEAL = 2;

/** What the board draws before the line that it belongs to is in the log. */
export interface Picture {
  went?: Trace;
  report?: Report;
}

// words: struck-out new-day
export function moments({ before, after, lines, seat, assist, isShared }: Step<View>): Moment<View>[] {
  const found: Moment<View>[] = [];
  let view = before;
  lines.forEach((line, at) => {
    const isLast = at === lines.length - 1;
    const went = step(line.move);
    const [report] = reports([line]);
    const beats = line.seat === seat ? OWN : 1;
    const moved = went ? walked(view, went.letter, went.square) : view;
    if (!went || !report) {
      const says = (isShared && hiddenLovers(line)) || line.says;
      found.push({ view: isLast ? after : moved, since: [line], says, beats });
      view = moved;
      return;
    }
    const trace = { letter: went.letter, from: view.squares[went.letter]!, to: went.square };
    const more = line.says.slice(1);
    found.push({
      view: moved,
      since: [],
      says: line.says.slice(0, 1),
      beats,
      picture: { went: trace } satisfies Picture,
    });
    const early: Sentence[] = moved.active ? [{ key: "nobody-can-move", args: {} }] : [];
    const evening = more.filter((sentence) => sentence.key !== "told-revealed");
    found.push({
      view: moved,
      since: [],
      says: [...early, ...evening],
      beats: REPORT,
      picture: { went: trace, report },
    });
    const left = moved.pairs.filter((pair) => reportOf(pair, moved.squares) === report);
    const evenNow = split({ ...moved, pairs: left });
    if (assist === "exact") {
      const says = [{ key: "struck-out", args: { struck: moved.pairs.length - left.length } }];
      found.push({ view: evenNow, since: [], says, beats: STRIKES, picture: { went: trace, report } });
    }
    view = { ...evenNow, active: "QKRSBF", round: moved.round + 1 };
    const isReveal = isLast && after.outcome !== null;
    const revealed = more.filter((sentence) => sentence.key === "told-revealed");
    const dawn = [{ key: "new-day", args: { day: view.round } }];
    found.push({
      view: isLast ? after : view,
      since: [line],
      says: isReveal ? revealed : dawn,
      beats: isReveal ? REVEAL : DAWN,
    });
  });
  return found;
}

/** The view after one more step, as everybody saw it; nobody can do anything in it yet. */
function walked(view: View, letter: string, square: string): View {
  const squares = { ...view.squares, [letter]: square };
  return split({ ...view, squares, active: view.active.replace(letter, ""), legal: [], to_act: [] });
}

/** The balance as the characters stand, where there is one. */
function split(view: View): View {
  return { ...view, split: view.split && splitOf(view.pairs, view.squares) };
}
