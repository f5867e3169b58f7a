// What happened on the square as a sequence of moments: a step, a capture and whose mask it was, all faces at the end.
import type { GameLine, Sentence } from "../../wire";
import type { Moment, Step } from "../game";
import { readMove, SIDES, type VoltoMask, type VoltoView } from "./piazza";

const OWN = 0.5; // beats of one's own step, which one has seen coming
const CAPTURE = 2;

/** Masks that fell on one square, as a board draws them. */
export interface Fall {
  square: string;
  captor: number; // the side that captured
  fallen: { side: number; kind: string | null }[]; // null: it left with its face hidden
}

export function moments({ before, after, lines, seat }: Step<VoltoView>): Moment<VoltoView>[] {
  const found: Moment<VoltoView>[] = [];
  let view = before;
  lines.forEach((line, at) => {
    const isLast = at === lines.length - 1;
    const fall = fallOf(line);
    view = played(view, line, fall);
    const says = saysOf(line, fall, seat);
    const beats = fall ? CAPTURE : line.seat === seat ? OWN : 1;
    const isReveal = isLast && after.outcome !== null && readMove(line.move) !== null;
    const moment = { view: isLast && !isReveal ? after : view, since: isReveal ? [] : [line], says, beats };
    found.push(fall ? { ...moment, picture: fall } : moment);
    if (isReveal) found.push({ view: after, since: [line], says: [{ key: "all-faces", args: {} }] });
  });
  return found;
}

/** What fell by this line, if anything did. */
export function fallOf(line: GameLine): Fall | null {
  const move = readMove(line.move);
  if (!move?.takes) return null;
  const captor = Number(line.seat);
  const fallen = line.events.flatMap((event) => {
    const [word, kind] = event.split(" ") as [string, string];
    if (word !== "captured" && word !== "removed") return [];
    return [{ side: word === "captured" ? 1 - captor : captor, kind: kind === "?" ? null : kind }];
  });
  return { square: move.to, captor, fallen };
}

/** Who captured whom: one's own masks and acts are called so. */
// words: all-faces capture-mine capture-yours capture-seen gone-mine gone-yours gone-hidden told-skipped
export function saysOf(line: GameLine, fall: Fall | null, seat: number | null): Sentence[] {
  if (!fall) return line.says;
  const [captured, removed] = fall.fallen;
  const told = { seat: SIDES[fall.captor]!, whose: SIDES[1 - fall.captor]!, square: fall.square };
  const how = seat === null ? "seen" : fall.captor === seat ? "mine" : "yours";
  const says: Sentence[] = [{ key: `capture-${how}`, args: { ...told, letter: captured?.kind ?? "" } }];
  if (removed) {
    const gone = removed.kind === null ? "hidden" : removed.side === seat ? "mine" : "yours";
    says.push({ key: `gone-${gone}`, args: { letter: removed.kind ?? "" } });
  }
  const skipped = line.events.filter((event) => event.startsWith("skipped "));
  return [...says, ...skipped.map((event) => ({ key: "told-skipped", args: { seat: event.slice(8) } }))];
}

/** Whose mask fell, and which. */
// words: your-kind side-kind face-hidden
export function whoFell({ side, kind }: Fall["fallen"][number], seat: number | null): Sentence {
  if (kind === null) return { key: "face-hidden", args: {} };
  return { key: side === seat ? "your-kind" : "side-kind", args: { letter: kind, whose: SIDES[side]! } };
}

/** The view after one more line, as far as everybody saw it; nobody can do anything in it yet. */
function played(view: VoltoView, line: GameLine, fall: Fall | null): VoltoView {
  const move = readMove(line.move);
  if (!move) return view;
  const [captured, removed] = fall?.fallen ?? [];
  const off = (mask: VoltoMask, kind: string | null): VoltoMask => ({
    ...mask,
    square: null,
    kind: kind ?? mask.kind,
    shown: kind !== null,
  });
  const masks = view.masks.map((mask) => {
    if (mask.square === move.to && captured) return off(mask, captured.kind);
    if (mask.square !== move.from) return mask;
    const went = { ...mask, square: move.to, path: [...mask.path, move.to] };
    return removed ? off(went, removed.kind) : went;
  });
  return { ...view, masks, moves: [...view.moves, line.move], legal: [], to_act: [] };
}
