// What happens in a scene, one thing after the other: both cards turned up, each journey, meeting or missing, hate, love,
// events as cards to read, an act's end, the end. Between them the stage stands as it stood then.
import type { GameLine, Sentence } from "../../wire";
import type { Moment, Step } from "../game";
import { standing } from "./legal";
import { agreed, SEATS, TOKENS, type Lover, type RomeoJulietView } from "./view";

/** What the stage draws for a moment; one without a picture shows itself where it happens. */
export type Picture =
  | { kind: "prologue" } // before the first word is said
  | { kind: "said"; seat: string; word: string; what: string }
  | { kind: "heart"; heart: string }
  | { kind: "reveal"; cards: Record<string, string> } // by lover: "church friar", or one that is shown
  | { kind: "meet"; place: string }
  | { kind: "miss"; places: Record<string, string> } // by lover
  | { kind: "event"; number: number }
  | { kind: "act"; act: number }
  | { kind: "end"; reason: string };

interface Told {
  text: string;
  says: Sentence;
}

const READ = 4; // beats to read a card
const OWN = 0.5; // of what one has done oneself
const TALK = ["missive", "propose", "agree", "decide"];

export function momentsOf({ before, after, lines, seat }: Step<RomeoJulietView>): Moment<RomeoJulietView>[] {
  const found: Moment<RomeoJulietView>[] = [];
  let view: RomeoJulietView = { ...before, legal: null, hate_to_come: null };
  const show = (line: GameLine, says: readonly Sentence[], beats = 1, picture?: Picture): void => {
    found.push({ view, since: [line], says, beats, ...(picture && { picture }) });
  };
  let untold: GameLine[] = []; // lines that nothing was shown for yet
  lines.forEach((line, number) => {
    const mover = typeof line.seat === "number" ? SEATS[line.seat]! : "";
    const [word, ...rest] = line.move.split(" ") as [string, ...string[]];
    const own = line.seat === seat;
    const many = found.length;
    const queue: Told[] = line.events.map((text, at) => ({ text, says: line.says[at + 1]! }));
    const part = (...told: Told[]): GameLine => ({ ...line, events: told.map(({ text }) => text) });
    const opening = line.says[0]!;
    if (TALK.includes(word)) {
      view = spoken(view, line.seat as number, line.move);
      const what = rest[0] ?? agreed(view, mover);
      show(part(), [opening], own ? OWN : 1, own ? undefined : { kind: "said", seat: mover, word, what });
    } else if (word === "event") {
      view = turnedUp(view, after, Number(rest[0]));
      show(part(), [opening], READ, { kind: "event", number: Number(rest[0]) });
    } else if (mover && !queue.some(({ text }) => [" plays ", " to "].some((verb) => text.includes(verb)))) {
      show(part(), [opening], own ? OWN : 1);
    }
    // Both cards are turned up at once.
    const plays = queue.filter(({ text }) => text.split(" ")[1] === "plays");
    if (plays.length) {
      queue.splice(0, plays.length);
      const cards = Object.fromEntries(
        plays.map(({ text }) => [text.split(" ")[0]!, text.split(" ").slice(2).join(" ")]),
      );
      view = revealed(view, cards);
      show(part(...plays), plays.map(({ says }) => says), READ, { kind: "reveal", cards }); // prettier-ignore
    }
    // Everybody goes where they go: a lover with whom they bring along, or those whom a place or an event moves.
    const travels = plays.length > 0 || word === "step";
    for (const group of journeys(queue, travels ? view : null)) {
      for (const { text } of group) view = moved(view, text);
      const says = group.map((told) => told.says);
      const isLong = word === "use" && group.length > 1; // who and which way is enough: three lines would push the board
      show(part(...group), travels || !mover ? says : isLong ? [opening] : [opening, ...says], travels ? 2 : 1);
    }
    if (travels && !isStepOwed(lines.slice(number + 1), after)) {
      const places = Object.fromEntries(SEATS.map((lover) => [lover, standing(view.places, lover)]));
      const met = places.juliet === places.romeo;
      const says: Sentence = met
        ? { key: view.heart === "reason" ? "told-meet-reason" : "told-meet", args: { place: places.juliet! } }
        : { key: "told-miss", args: {} };
      show(part(), [says], 2, met ? { kind: "meet", place: places.juliet! } : { kind: "miss", places });
    }
    for (const told of queue) {
      const [first, second, third] = told.text.split(" ") as [string, string, string?];
      if (second === "drew") continue;
      if (["effects", "sidestep"].includes(view.phase)) view = { ...view, phase: "event" }; // what follows is the epilogue
      if (second === "shows" || second === "names") {
        const both = queue.filter(({ text }) => text.split(" ")[1] === second);
        if (told !== both[0]) continue;
        const cards = Object.fromEntries(both.map(({ text }) => [text.split(" ")[0]!, text.split(" ")[2]!]));
        show(part(...both), both.map(({ says }) => says), READ, { kind: "reveal", cards }); // prettier-ignore
      } else if (second === "to") {
        view = moved(view, told.text);
        show(part(told), [told.says]);
      } else if (second === "gains" || second === "loses") {
        view = counted(view, first, second === "gains" ? 1 : -1);
        show(part(told), [told.says]);
      } else if (first === "heart") {
        view = { ...view, heart: second };
        show(part(told), [told.says], 2, { kind: "heart", heart: second });
      } else if (first === "hate") {
        view = { ...view, hate: Math.min(view.hate + Number(third), view.hate_limit) };
        show(part(told), [told.says], 2);
      } else if (first === "calm") {
        view = { ...view, hate: Math.max(view.hate - Number(second), 0) };
        show(part(told), [told.says], 2);
      } else if (first === "love") {
        view = { ...view, love: Number(second) };
        show(part(told), [told.says], 2);
      } else if (first === "event") {
        view = turnedUp(view, after, Number(second));
        show(part(told), [told.says], READ, { kind: "event", number: Number(second) });
      } else if (first === "scene") {
        const isAct = Number(second) !== view.act;
        view = { ...view, act: Number(second), scene: Number(third), phase: "prelude", heart: null, said: [] };
        if (isAct) show(part(told), [told.says], 3, { kind: "act", act: view.act });
      } else show(part(told), [told.says]);
    }
    untold.push(line); // the last moment of a line has it whole, and those before it of which there is nothing to see
    if (found.length > many) {
      found.push({ ...found.pop()!, since: untold });
      untold = [];
    }
  });
  if (after.outcome && !before.outcome) {
    const { reason } = after.outcome;
    // words: outcome-*
    show(lines.at(-1)!, [{ key: `outcome-${reason}`, args: {} }], 2 * READ, { kind: "end", reason });
  }
  const last = found.pop();
  return last ? [...found, { ...last, view: after, since: [...last.since, ...untold] }] : [];
}

/** Is somebody still to choose the direction of a sidestep, so that nobody knows yet whether they meet? */
function isStepOwed(later: readonly GameLine[], after: RomeoJulietView): boolean {
  return later.length ? later.some((line) => line.move.startsWith("step ")) : after.phase === "sidestep";
}

/** Who goes together, taken off the front: Romeo and his companion, then Juliet and hers; without cards to tell them
 * apart, all who are moved at once. */
function journeys(queue: Told[], view: RomeoJulietView | null): Told[][] {
  const going: Told[] = [];
  while (queue[0]?.text.split(" ")[1] === "to") going.push(queue.shift()!);
  if (!going.length) return [];
  const cards = view?.story.at(-1)?.cards;
  if (!cards) return [going];
  const his = cards[1]!.split(" ")[1]!;
  const isHis = ({ text }: Told, at: number): boolean => {
    const who = text.split(" ")[0]!;
    return who === "romeo" || (who === his && !going.slice(0, at).some((told) => told.text.startsWith(`${his} `)));
  };
  return [going.filter((told, at) => isHis(told, at)), going.filter((told, at) => !isHis(told, at))].filter(
    (group) => group.length,
  );
}

// The stage after each thing that is told.

function moved(view: RomeoJulietView, text: string): RomeoJulietView {
  const [who, , where] = text.split(" ") as [string, string, string];
  const places = Object.fromEntries(
    Object.entries(view.places).map(([place, here]) => {
      const stays = here.filter((token) => token !== who);
      return [place, place === where ? TOKENS.filter((token) => token === who || stays.includes(token)) : stays];
    }),
  );
  return { ...view, places };
}

function lovers(view: RomeoJulietView, change: (lover: Lover, at: number) => Partial<Lover>): RomeoJulietView {
  return { ...view, lovers: view.lovers.map((lover, at) => ({ ...lover, ...change(lover, at) })) };
}

function counted(view: RomeoJulietView, whose: string, by: number): RomeoJulietView {
  const changed = lovers(view, ({ missives }, at) => ({ missives: missives + (SEATS[at] === whose ? by : 0) }));
  return { ...changed, reserve: view.reserve - by };
}

function spoken(view: RomeoJulietView, seat: number, move: string): RomeoJulietView {
  const [word, what] = move.split(" ") as [string, string?];
  const changed = lovers(view, ({ proposal }, at) => ({
    proposal: word === "propose" && at === seat ? what! : proposal,
  }));
  return { ...changed, said: [...view.said, `${SEATS[seat]} ${move}`] };
}

/** The cards lie open, and are in no hand any more. */
function revealed(view: RomeoJulietView, cards: Record<string, string>): RomeoJulietView {
  const without = (hand: readonly string[], card: string): string[] =>
    hand.filter((_, at) => at !== hand.indexOf(card));
  const changed = lovers(view, ({ hand, played }, at) => {
    const [place, companion] = cards[SEATS[at]!]!.split(" ") as [string, string];
    return {
      chosen: false,
      choice: null,
      hand: hand && { places: without(hand.places, place), companions: without(hand.companions, companion) },
      played: { places: [...played.places, place], companions: [...played.companions, companion] },
    };
  });
  const shown = SEATS.map((seat) => cards[seat]!);
  const story = view.story.map((scene, at) => (at === view.story.length - 1 ? { ...scene, cards: shown } : scene));
  return { ...changed, phase: "effects", story };
}

function turnedUp(view: RomeoJulietView, after: RomeoJulietView, number: number): RomeoJulietView {
  const at = after.events.indexOf(number);
  return { ...view, phase: "event", events: view.events.map((event, slot) => (slot === at ? number : event)) };
}
