// What happened on the piazza as a sequence of moments: a step; in the evening the report, the pairs it strikes out, and at
// the end who the lovers were.
import type { Sentence } from "../../wire";
import type { Moment, Step } from "../game";
import { reportOf, reports, step, type Report, type Trace, type View } from "./view";

const OWN = 0.5; // beats of one's own step, which one has seen coming
const REPORT = 2;
const STRIKES = 1.5;

/** What the board draws before the line that it belongs to is in the log. */
export interface Picture {
  went?: Trace;
  report?: Report;
}

export function moments({ before, after, lines, seat }: Step<View>): Moment<View>[] {
  const found: Moment<View>[] = [];
  let view = before;
  lines.forEach((line, at) => {
    const isLast = at === lines.length - 1;
    const went = step(line.move);
    const [report] = reports([line]);
    const beats = line.seat === seat ? OWN : 1;
    const moved = went ? walked(view, went.letter, went.square) : view;
    if (!went || !report) {
      found.push({ view: isLast ? after : moved, since: [line], says: line.says, beats });
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
    view = { ...moved, pairs: left, active: "QKRSBF", round: moved.round + 1, split: null };
    const isReveal = isLast && after.outcome !== null;
    const struck = { ...moved, pairs: left };
    found.push({
      view: isReveal ? struck : isLast ? after : view,
      since: isReveal ? [] : [line],
      says: [],
      beats: STRIKES,
      ...(isReveal ? { picture: { went: trace, report } satisfies Picture } : {}),
    });
    const revealed = more.filter((sentence) => sentence.key === "told-revealed");
    if (isReveal) found.push({ view: after, since: [line], says: revealed, beats: REPORT });
  });
  return found;
}

/** The view after one more step, as everybody saw it; nobody can do anything in it yet. */
function walked(view: View, letter: string, square: string): View {
  const squares = { ...view.squares, [letter]: square };
  return { ...view, squares, active: view.active.replace(letter, ""), legal: [], to_act: [], split: null };
}
