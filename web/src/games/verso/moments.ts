// What happened since the last view, as moments: a card taken, a bank and whom it makes turn a card over, the points, a
// square, the imagined player, the empty deck. Views in between follow from the events alone.
import type { GameLine, Sentence, VersoView } from "../../wire";
import type { Args } from "../../words/words.svelte";
import type { Moment, Step } from "../game";
import { argsOf, card, nameOf, PLACES, seatName, type Card, type Face } from "./cards";
import { runOf, seriesIn } from "./series";
import { happening, type Happening, type Turn } from "./turns";

/** What the board draws for a moment. */
export interface Picture {
  turns: Turn[]; // what moves, and only that
  by: number | null; // whose turn it is
  series: string | null; // the bank that is announced
}

const [OWN, QUICK, PLAIN, FORCED, GREAT] = [0.6, 0.8, 1.2, 2, 2.5]; // beats

export function moments({ before, after, lines, seat, words }: Step<VersoView>): Moment<VersoView>[] {
  const found: Moment<VersoView>[] = [];
  let view: VersoView = { ...before, to_act: [], legal: [], banks: {}, draws: {} };
  let by: number | null = null;
  let move = "";

  const faceOf = (key: string, face: Face): string => words.say(key, argsOf(face)); // words: the-face a-face
  const says = (key: string, who: number, more: Args = {}): Sentence => ({
    key: `moment-${key}`, // words: moment-*
    args: { seat: seatName(who), mine: who === seat ? "yes" : "no", ...more },
  });
  let isTurned = false; // was the last thing shown a card that the imagined player turned over?
  function show(what: readonly Happening[], said: Sentence, beats: number, series: string | null = null): void {
    isTurned = false;
    const isDrawn = !series && what[0]?.seat === by && (move === "keep" || move === "flip") && isFirst;
    const turn: Turn = { seat: by ?? 0, move: isDrawn ? move : "bank", happened: [...what] };
    const isOwn = by === seat && isDrawn && beats === QUICK;
    found.push({ view, since: [], says: [said], beats: isOwn ? OWN : beats, picture: { turns: [turn], by, series } });
  }

  let isFirst = false; // is this the first that came of a move?
  for (const [n, line] of lines.entries()) {
    const all = line.events.map(happening);
    if (typeof line.seat === "number") {
      [by, move, isFirst] = [line.seat, line.move, true];
      if (move === "pass") show([], says("pass", by), QUICK);
      if (move.startsWith("bank ")) {
        const bank = { colour: move[5]!, series: runOf(seriesIn([move])[0]!) };
        show([], says("bank", by, bank), PLAIN, move);
        isFirst = false;
      }
    } else if (line.move.startsWith("deal ")) view = dealt(view, line.move.slice(5));
    for (let at = 0; at < all.length; at += 1) {
      const one = all[at]!;
      const next = all[at + 1];
      const who = one.seat;
      const isLost = next?.what === "discarded" && next.seat === who && next.card?.text === one.card?.text;
      const lost = isLost ? "-lost" : "";
      if (one.what === "dealt") view = dealt(view, one.card!.text);
      else if (one.what === "empty") show([one], { key: "told-empty", args: {} }, GREAT);
      else if (one.what === "square" && who !== null) {
        view = withPlayer(view, who, (player) => ({ ...player, square: true, squares: player.squares + 1 }));
        show([one], says("square", who), FORCED);
      } else if (one.what === "points" && who !== null) {
        view = withPlayer(view, who, (player) => ({ ...player, points: player.points + one.points }));
        const gone = all.slice(at + 1).filter((each) => each.what === "discarded" && each.seat === who);
        for (const each of gone) view = discarded(lifted(view, who, each.card!), each.card!);
        show([one, ...gone], says("points", who, { points: one.points }), PLAIN);
        at += gone.length;
      } else if (who === null && one.what === "flipped") {
        view = { ...view, top: one.card!.text };
        const says = line.says[at + 1] ?? { key: "told-deck-flipped", args: argsOf(one.card!) };
        const isHarmless = !all.slice(at + 1).some((each) => each.what === "flipped");
        show([one], says, isHarmless ? PLAIN : FORCED);
        isTurned = isHarmless;
      } else if (who === null && one.what === "discarded") {
        view = { ...discarded(view, one.card!), top: null, left: view.left - 1 };
      } else if (who !== null && one.card) {
        const what = isLost ? [one, next] : [one];
        const was = one.what === "flipped" ? one.card.back : null;
        const isDrawn = isFirst && (move === "keep" || move === "flip");
        if (isDrawn) view = { ...view, ...upcoming(all, at, lines.slice(n + 1)), left: view.left - 1 };
        else if (was) view = lifted(view, who, was);
        const isGone = isLost || one.what === "discarded";
        view = isGone ? discarded(view, one.card) : laid(view, who, one.card);
        if (!isDrawn) show(what, forcedSays(who, was!, one.card, lost), FORCED);
        else if (was) {
          const turned = { was: faceOf("the-face", was), now: faceOf("a-face", one.card) };
          show(what, says(`flip${lost}`, who, turned), PLAIN);
        } else show(what, says(isGone ? "keep-lost" : "keep", who, { card: faceOf("the-face", one.card) }), QUICK);
        if (isLost) at += 1;
      }
      isFirst = false;
    }
  }

  function forcedSays(who: number, was: Face, now: Card, lost: string): Sentence {
    const faces = { was: faceOf("the-face", was), now: faceOf("a-face", now) };
    return { key: `news-flip${who === seat ? "-mine" : ""}${lost}`, args: { seat: seatName(who), ...faces } }; // words: news-flip*
  }

  // The card that the imagined player turned over is seen on the deck before the next one lies there.
  if (isTurned) found.push({ view, since: [], says: [], beats: 0 });
  return settled(found, after, lines);
}

/** The last moment shows what came from the server, and has the lines; without any, nothing happened that is seen. */
function settled(found: Moment<VersoView>[], after: VersoView, lines: readonly GameLine[]): Moment<VersoView>[] {
  const last = found.at(-1);
  return last ? [...found.slice(0, -1), { ...last, view: after, since: lines }] : [];
}

/** The next card of the deck shows its upper face as soon as the one above it was taken. */
function upcoming(all: readonly Happening[], at: number, later: readonly GameLine[]): { top: string | null } {
  const told = all.slice(at + 1).find((one) => one.what === "dealt")?.card?.text;
  const deal = later.find((line) => line.move.startsWith("deal "))?.move.slice(5);
  const text = told ?? deal;
  return { top: text ? `${text.split("/")[0]}/?` : null };
}

function dealt(view: VersoView, text: string): VersoView {
  return { ...view, top: text };
}

function discarded(view: VersoView, gone: Card): VersoView {
  return { ...view, discards: [...view.discards, gone.text] };
}

type Player = VersoView["players"][number];

function withPlayer(view: VersoView, seat: number, change: (player: Player) => Player): VersoView {
  return { ...view, players: view.players.map((player, at) => (at === seat ? change(player) : player)) };
}

/** A card less before somebody: the one that shows this face. */
function lifted(view: VersoView, seat: number, face: Face): VersoView {
  return withPlayer(view, seat, (player) => {
    const row = (player.rows[face.colour] ?? []).filter((text) => nameOf(card(text)) !== nameOf(face));
    return { ...player, rows: { ...player.rows, [face.colour]: row } };
  });
}

/** A card more, where it belongs in its row. */
function laid(view: VersoView, seat: number, one: Card): VersoView {
  const place = (text: string): number => PLACES.indexOf(card(text).value);
  return withPlayer(view, seat, (player) => {
    const row = [...(player.rows[one.colour] ?? []), one.text].sort((a, b) => place(a) - place(b));
    return { ...player, rows: { ...player.rows, [one.colour]: row } };
  });
}
