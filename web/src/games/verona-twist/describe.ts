// The piazza in words: what is to be done, what a square is called, and the whole board for those who hear it.
import type { GameLine, Sentence } from "../../wire";
import type { Words } from "../../words/words.svelte";
import type { Seen, Section, Tale } from "../game";
import { hand } from "./hand.svelte";
import { area, evenings, LETTERS, placing, reach, reports, SEATS, step, type Letter, type View } from "./view";

/** What is to be done, or who is waited for; after the end, how it ended. */
// words: todo-* outcome-*
export function todo(view: View, seat: number | null): Sentence {
  if (view.outcome) return { key: `outcome-${view.outcome.reason}`, args: {} };
  const [next = "*"] = view.to_act;
  const whose = typeof next === "number" ? SEATS[next]! : "chance";
  return { key: `todo-${view.phase}-${next === seat ? "mine" : "other"}`, args: { seat: whose } };
}

/** Why a character cannot go to a square, or why a character cannot be taken; nothing, if there is nothing to say. */
// words: has-moved blocked taken no-jump out-of-reach
export function whyNot(view: View, letter: Letter | null, square: string): Sentence | null {
  const there = LETTERS.find((one) => view.squares[one] === square);
  const list = (all: readonly string[]): string => all.join(", ");
  if (!letter) {
    if (!there) return null;
    if (view.active.includes(there)) return { key: "blocked", args: { letter: there } };
    return { key: "has-moved", args: { letter: there } };
  }
  if (there === letter) return null;
  const free = list(reach(view.legal, letter).sort());
  if (there) return { key: "taken", args: { letter, other: there, square, free } };
  return { key: letter === "F" ? "no-jump" : "out-of-reach", args: { letter, square, free } };
}

/** That somebody has chosen the lovers, but not whom: told where two people look at one device; null: another line. */
// words: told-lovers-hidden
export function hiddenLovers(line: GameLine): Sentence[] | null {
  if (!line.move.startsWith("lovers ")) return null;
  return [{ key: "told-lovers-hidden", args: { seat: SEATS[Number(line.seat)] ?? "chance" } }];
}

/** A line of the log: what was done, and as a band the evening that it led to. */
// words: band-exact band-plain nobody-can-move
export function tale(line: GameLine, { lines, assist, isShared, view }: Seen<View>): Tale {
  const hidden = isShared && !view.outcome ? hiddenLovers(line) : null;
  if (hidden) return { says: hidden, refs: [] };
  const evening = evenings(lines).get(line);
  if (!evening) return { says: line.says };
  const { day, report, struck, isEarly } = evening;
  const more = line.says.filter((sentence) => sentence.key === "told-revealed");
  const isExact = assist === "exact" || view.outcome !== null;
  const told = { key: isExact ? "band-exact" : "band-plain", args: { day, report, struck: struck.length } };
  return {
    says: line.says.slice(0, 1),
    band: [...(isEarly ? [{ key: "nobody-can-move", args: {} }] : []), told, ...more],
  };
}

/** The squares, characters and pairs that a line of the log speaks of. */
export function refs(line: GameLine): string[] {
  const found = new Set<string>();
  const went = step(line.move);
  if (went) found.add(went.letter).add(went.square);
  for (const [letter, square] of Object.entries(placing(line.move))) found.add(letter).add(square);
  for (const told of [line.move, ...line.events]) {
    const [word, pair] = told.split(" ");
    if (word === "lovers" && pair && pair !== "?") for (const each of [pair, ...pair]) found.add(each);
  }
  return [...found];
}

interface Named {
  name: string;
  letter: Letter | null;
  view: View;
  words: Words;
  inHand: Letter | null;
  isTarget: boolean;
  canChoose: boolean;
  isChosen: boolean;
}

/** What stands on a square, and what can be done there. */
export function labelOf({ name, letter, view, words, inHand, isTarget, canChoose, isChosen }: Named): string {
  const here = { square: name, area: area(name) };
  if (!letter) {
    const empty = words.say("square-empty", here);
    if (inHand && view.phase === "placing") return `${empty}. ${words.say("can-place", { letter: inHand })}`;
    return inHand && isTarget ? `${empty}. ${words.say("can-go", { letter: inHand })}` : empty;
  }
  const said = [words.say(stateOf(view, letter), { ...here, letter })];
  if (isChosen) said.push(words.say("is-chosen"));
  else if (canChoose) said.push(words.say("can-choose"));
  return said.join(". ");
}

// words: square-held square-active square-turned
function stateOf(view: View, letter: Letter): string {
  if (view.phase !== "moving") return "square-held";
  return view.active.includes(letter) ? "square-active" : "square-turned";
}

/** The whole board in words. */
export function boardInWords({ view, seat, words, assist, lines, isShared }: Seen<View>): Section[] {
  const { say } = words;
  const told: Section[] = [];
  const here = LETTERS.flatMap((letter) => {
    const square = view.squares[letter];
    if (!square) return [];
    const stands = say(stateOf(view, letter), { square, area: area(square), letter });
    const free = reach(view.legal, letter).sort();
    return [free.length ? `${stands}. ${say("can-go-to", { letter, free: free.join(", ") })}` : stands];
  });
  told.push({ title: say("twin-piazza"), items: here.length ? here : [say("nobody-placed")] });
  if (view.lovers && (view.outcome || !isShared || hand.isPeeking)) {
    const pair = { letter: view.lovers[0]!, other: view.lovers[1]! };
    const title = say(view.outcome || seat === null ? "twin-lovers" : "your-secret");
    told.push({ title, items: [say("pair", pair)] });
  }
  if (assist === "exact" || view.outcome) {
    const items = view.pairs.map((pair) => say("pair", { letter: pair[0]!, other: pair[1]! }));
    told.push({ title: say("twin-pairs", { count: view.pairs.length }), items });
    if (view.split) told.push({ title: say("if-now"), items: [say("would-leave", view.split)] });
  }
  // words: day-same day-different
  const evenings = reports(lines).map((report, i) => say(`day-${report}`, { day: i + 1 }));
  const today = view.outcome ? [] : [say("day-now", { day: view.round })];
  told.push({ title: say("calendar", { day: view.round, days: view.options.rounds }), items: [...evenings, ...today] });
  return told;
}
