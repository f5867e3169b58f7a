// The board in words: what stands on a square, what it can be and what can be done; for labels, and for the twin.
import type { Assist } from "../../settings.svelte";
import type { Words } from "../../words/words.svelte";
import type { Sentence } from "../../wire";
import type { Seen, Section } from "../game";
import { marks } from "./notes.svelte";
import { offersOf, palaceOf, readMove, KINDS, SIDES, type VoltoMask, type VoltoView } from "./piazza";

export function either(words: Words, parts: string[]): string {
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(parts);
}

export function every(words: Words, parts: string[]): string {
  return new Intl.ListFormat(words.language, { type: "unit" }).format(parts);
}

export function percent(words: Words, share: number): string {
  if (share > 0 && share < 0.005) return "< " + percent(words, 0.01);
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}

/** Of all set-ups that fit, in how many the mask is each kind: as shares of one, in the order of the box. */
export function oddsOf(mask: VoltoMask): { letter: string; share: number }[] {
  const all = Object.values(mask.possible).reduce((sum, ways) => sum + ways, 0);
  return KINDS.map((letter) => ({ letter, share: all ? (mask.possible[letter] ?? 0) / all : 0 }));
}

/** The letters of what a mask can still be, judged from what everybody saw. */
export function lettersOf(mask: VoltoMask): string {
  return KINDS.filter((letter) => mask.possible[letter]).join("");
}

function canBe(mask: VoltoMask, words: Words): string {
  const kinds = [...lettersOf(mask)].map((letter) => words.say("a-kind", { letter }));
  return words.say("can-be", { kinds: either(words, kinds) });
}

/** Who a mask is, in a few words: one's own by its kind, a rival's as a mask until it is shown. */
export function nameOf(mask: VoltoMask, seat: number | null, words: Words): string {
  if (mask.side === seat && mask.kind) return words.say("your-kind", { letter: mask.kind });
  const side = SIDES[mask.side]!;
  if (mask.kind) return words.say("known-mask", { kind: words.say("kind", { letter: mask.kind }), seat: side });
  return seat === null ? words.say("some-mask", { seat: side }) : words.say("rival-mask");
}

/** What is known of a mask whose face is hidden, and what one has pinned on it. */
export function hintsOf(mask: VoltoMask, seat: number | null, assist: Assist, words: Words): string[] {
  if (mask.kind) return [];
  const pinned = assist !== "none" && seat !== null ? marks.of(mask.id) : "";
  return [
    ...(assist === "exact" ? [canBe(mask, words)] : []),
    ...(pinned ? [words.say("pinned", { marks: pinned })] : []),
  ];
}

/** Where a mask can go now, from what is legal. */
export function waysOf(square: string, legal: readonly string[] | null, words: Words): string[] {
  const moves = [...(offersOf(legal).get(square)?.values() ?? [])].map((move) => readMove(move)!);
  const to = (takes: boolean): string[] => moves.filter((move) => move.takes === takes).map((move) => move.to);
  return [
    ...(to(false).length ? [words.say("can-go", { squares: every(words, to(false)) })] : []),
    ...(to(true).length ? [words.say("can-capture", { squares: every(words, to(true)) })] : []),
  ];
}

/** Why one's mask cannot go to a square, or, with none in hand, why the one that stands there cannot be chosen. */
// words: why-blocked why-own why-damsel why-reach
export function whyNot(view: VoltoView, seat: number | null, from: string | null, to: string): Sentence | null {
  const on = (square: string): VoltoMask | undefined => view.masks.find((mask) => mask.square === square);
  const mine = on(from ?? to);
  if (!mine?.kind || mine.side !== seat) return null;
  const there = on(to);
  if (from === null || !offersOf(view.legal).has(from)) return { key: "why-blocked", args: { letter: mine.kind } };
  if (there?.side === seat) return { key: "why-own", args: {} };
  return { key: there && mine.kind === "D" ? "why-damsel" : "why-reach", args: { letter: mine.kind } };
}

/** The name of a square, and whose palace it is. */
export function squareName(square: string, words: Words): string {
  const palace = palaceOf(square);
  return palace ? words.say("palace-square", { square, seat: palace }) : square;
}

/** A square and what stands there. */
export function squareHolds(square: string, what: string, words: Words): string {
  return words.say("square-holds", { square: squareName(square, words), what });
}

/** Several things that are said of one mask, one after the other. */
export function inTurn(words: Words, parts: readonly string[]): string {
  return parts.length ? parts.reduce((said, more) => words.say("and-then", { said, more })) : "";
}

function masksOf({ view, seat, words, assist }: Seen<VoltoView>, side: number): string[] {
  const standing = view.masks.filter((mask) => mask.side === side && mask.square !== null);
  return standing.map((mask) => {
    const said = [
      squareHolds(mask.square!, nameOf(mask, seat, words), words),
      ...hintsOf(mask, seat, assist, words),
      ...(side === seat ? waysOf(mask.square!, view.legal, words) : []),
    ];
    return inTurn(words, said);
  });
}

/** The whole board in words. */
export function boardInWords(seen: Seen<VoltoView>): Section[] {
  const { view, seat, words } = seen;
  const parts: Section[] = [];
  const below = seat ?? 0;
  for (const side of [below, 1 - below]) {
    const title = titleOf(side, seat, words);
    if (view.ready[side]) parts.push({ title, items: masksOf(seen, side) });
    else parts.push({ title, items: [words.say("todo-setup-other", { seat: SIDES[side]! })] });
    const fallen = view.masks.filter((mask) => mask.side === side && mask.square === null);
    if (fallen.length) {
      const items = fallen.map((mask) => fallenAt(mask, fallenName(mask, words), words));
      parts.push({ title: words.say("fallen-title", { whose: title }), items });
    }
  }
  if (view.phase !== "setup") {
    parts.push({
      title: words.say("wins-title"),
      items: [
        ...[0, 1].map((side) => words.say("damsels-told", { seat: SIDES[side]!, count: view.damsels[side]! })),
        words.say("quiet-told", { count: view.quiet }),
        ...(view.times > 1 ? [words.say("times-told", { count: view.times })] : []),
      ],
    });
  }
  return parts;
}

export function titleOf(side: number, seat: number | null, words: Words): string {
  if (seat === null) return words.say("side-masks", { seat: SIDES[side]! });
  return words.say(side === seat ? "your-masks" : "rival-masks");
}

/** Who fell, and where. */
export function fallenAt(mask: VoltoMask, name: string, words: Words): string {
  return words.say("fallen-at", { name, square: mask.path.at(-1)! });
}

/** A mask that fell: by its kind, or as one that left with its face hidden. */
export function fallenName(mask: VoltoMask, words: Words): string {
  return mask.kind ? words.say("kind", { letter: mask.kind }) : words.say("face-hidden");
}
