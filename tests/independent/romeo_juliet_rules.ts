// The rules of Roméo & Juliette, written a second time from the rulebook, the rulings and the content file's words.
// Slow and plain on purpose: everything is names and lists, a step returns a new position, and what the others may
// believe about a hand is counted deal by deal.
import { LEVELS, LOVERS, PLACES, PLACE_CARDS, TOKENS } from "./romeo_juliet_content.ts";
import type { Content, Effect, EventCard, Seat } from "./romeo_juliet_content.ts";

export type Viewer = Seat | null;
export type Actor = Seat | "*";
export type Line = { seat: Actor; move: string; events: string[] };
export type Outcome = { scores: number[]; winners: number[]; reason: string };

const KINDS = ["place", "companion"] as const;

// --------------------------------------------------------------------------------------------- what is known

/** What all may think of the cards in a hand: how many of all deals and choices lead to each. */
export type Belief = Map<string, number>;

function sorted(cards: string[]): string[] {
  const order = [...PLACE_CARDS, ...TOKENS];
  return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function cardsOf(hand: string): string[] {
  return hand === "" ? [] : hand.split(" ");
}

export function without(cards: string[], taken: string[]): string[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

/** The belief after each hand has become others, in as many ways as they are listed. */
function carried(belief: Belief, become: (hand: string[]) => string[][]): Belief {
  const then: Belief = new Map();
  let all = 0;
  for (const [hand, ways] of belief)
    for (const other of become(cardsOf(hand))) {
      const key = sorted(other).join(" ");
      then.set(key, (then.get(key) ?? 0) + ways);
      all += ways;
    }
  for (const [hand, ways] of then) then.set(hand, ways / all);
  return then;
}

// ---------------------------------------------------------------------------------------------- a position

export type Setup = {
  content: Content; chapter: number; first: Seat; keepsake: string; mercy: boolean;
  piles: (string[] | null)[][]; // of each lover: places, companions; top first
  events: number[] | null;
};
type Decision = { event: number; step: number; alternative: number | null };
export type Position = {
  setup: Setup;
  phase: string; act: number; scene: number; love: number; hate: number;
  at: Record<string, string>;
  missives: number[]; reserve: number;
  heart: string | null; talker: Seat; said: string[]; proposal: (string | null)[]; proposals: number[];
  hands: string[][][]; played: string[][][]; choices: (string | null)[];
  toMove: Seat[]; // lovers who have still to move by their cards, or to use their place
  beliefs: Belief[][];
  slots: number[]; due: number; decision: Decision | null; decider: Seat;
  only: string | null; named: (string | null)[]; sealed: (string | null)[]; // what each is about to show or to name
  story: { drew: number[]; cards: string[] | null; shown: string[][] }[];
  outcome: Outcome | null;
  events: string[]; // of the last move
};

export function copy(position: Position): Position {
  const { setup, beliefs, ...rest } = position;
  return { ...structuredClone(rest), setup, beliefs: beliefs.map((pair) => [...pair]) };
}

export function start(setup: Setup): Position {
  const { content, chapter } = setup;
  const { missives, at } = content.chapters[chapter];
  // Each begins with the card of the place where he or she stands, and with the keepsake (R19).
  const own = LOVERS.map((lover) => sorted([...new Set([at[lover], setup.keepsake])].filter((one) => one !== "none")));
  const position: Position = {
    setup, phase: "prelude", act: 1, scene: 1, love: 0, hate: 0, at: { ...at },
    missives: missives.slice(0, 2), reserve: missives[2],
    heart: null, talker: setup.first, said: [], proposal: [null, null], proposals: [0, 0],
    hands: own.map((cards) => [[...cards], []]), played: [[[], []], [[], []]], choices: [null, null], toMove: [],
    beliefs: own.map((cards) => [new Map([[cards.join(" "), 1]]), new Map([["", 1]])]),
    slots: Array(content.love - 1).fill(0), due: 0, decision: null, decider: 0,
    only: null, named: [null, null], sealed: [null, null],
    story: [{ drew: [0, 0, 0, 0], cards: null, shown: [[], []] }], outcome: null, events: [],
  };
  if (setup.mercy) {
    const [hers, his] = position.missives;
    gain(position, hers <= his ? 0 : 1);
    position.events = [];
  }
  drawPrepared(position);
  return position;
}

function openEvents(position: Position): EventCard[] {
  const { content, chapter } = position.setup;
  const cards = [content.chapters[chapter].event, ...position.slots].filter((number) => number > 0);
  return cards.map((number) => content.events[number]).filter((event) => event.hourglass);
}

/** Whether the condition behind an effect holds. */
function holds({ at }: Position, { condition: [word, token, how, other] }: Effect): boolean {
  if (!word) return true;
  const so = how === "at" ? at[token] === other : at[token] === at[other];
  return so === (word === "when");
}

export function inForce(position: Position): Effect[] {
  return openEvents(position).flatMap((event) => event.effects.filter((effect) => holds(position, effect)));
}

/** Whether some effect of that name is in force, for that place or token if one is given. */
function forced(position: Position, word: string, what?: string): boolean {
  return inForce(position).some(
    (effect) => effect.word === word && (!what || [...effect.places, ...effect.tokens].includes(what)),
  );
}

export function nextTo(position: Position, place: string, direction: string): string {
  const { ring } = position.setup.content;
  return ring[(ring.indexOf(place) + (direction === "right" ? 1 : ring.length - 1)) % ring.length];
}

// -------------------------------------------------------------------------------------------- 1. the prelude

function allCards({ setup }: Position, seat: number, kind: number): string[] {
  return setup.content.cards[seat][kind];
}

function deck(position: Position, seat: number, kind: number): string[] {
  const { hands, played } = position;
  return without(allCards(position, seat, kind), [...hands[seat][kind], ...played[seat][kind]]);
}

/** Which pile is drawn from next: Juliet's places, her companions, Romeo's places, his companions. */
export function drawing(position: Position): [Seat, 0 | 1] | null {
  if (position.phase !== "prelude") return null;
  for (const seat of [0, 1] as const)
    for (const kind of [0, 1] as const) {
      const size = forced(position, ["fewer-places", "fewer-companions"][kind]) ? 3 : 4;
      if (position.hands[seat][kind].length < size && deck(position, seat, kind).length > 0) return [seat, kind];
    }
  return null;
}

function draw(position: Position, seat: Seat, kind: 0 | 1, card: string): void {
  const { hands, played, beliefs, story } = position;
  beliefs[seat][kind] = carried(beliefs[seat][kind], (hand) =>
    without(allCards(position, seat, kind), [...hand, ...played[seat][kind]]).map((drawn) => [...hand, drawn]),
  );
  hands[seat][kind].push(card);
  (story.at(-1) as { drew: number[] }).drew[2 * seat + kind] += 1;
}

/** Draws from the stacked piles (R14), until chance has to draw from another or the rendezvous can begin. */
function drawPrepared(position: Position): void {
  const { content, chapter, piles } = position.setup;
  for (let next = drawing(position); next; next = drawing(position)) {
    const [seat, kind] = next;
    const pile = position.act === 1 ? piles[seat][kind] : null;
    if (!pile) return;
    const had = [content.chapters[chapter].at[LOVERS[seat]], position.setup.keepsake]; // already in hand
    const order = pile.filter((card) => !had.includes(card));
    const card = order[order.length - deck(position, seat, kind).length];
    draw(position, seat, kind, card);
    position.events.push(`${LOVERS[seat]} drew ${KINDS[kind]} ${card}`);
  }
  if (position.phase === "prelude")
    Object.assign(position, {
      phase: "rendezvous", heart: null, talker: position.setup.first,
      said: [], proposal: [null, null], proposals: [0, 0],
    });
}

// ---------------------------------------------------------------------------------------- 2. the rendezvous

function partner(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

function words(position: Position, seat: Seat): string[] {
  const { proposal, proposals, missives } = position;
  const moves: string[] = [];
  const theirs = proposal[partner(seat)];
  if (missives[seat] >= price(position) && !forced(position, "silence"))
    moves.push(...PLACES.map((place) => `missive ${place}`));
  const hearts = ["passion", "reason"];
  const open = hearts.filter((heart) => position.only === null || position.only === heart);
  if (proposals[seat] < 2) moves.push(...open.map((heart) => `propose ${heart}`));
  if (theirs) moves.push("agree");
  const judge = forced(position, "romeo-decides") ? 1 : 0;
  if (seat === judge && proposal[0] && proposal[1] && proposal[0] !== proposal[1])
    moves.push(...hearts.map((heart) => `decide ${heart}`));
  return moves;
}

export function price(position: Position): number {
  const isFirst = !position.said.some((line) => line.includes(" missive "));
  if (isFirst && forced(position, "free-missive")) return 0;
  return forced(position, "dear-missives") ? 2 : 1;
}

function speak(position: Position, seat: Seat, move: string): void {
  const { events } = position;
  const [word, what] = move.split(" ");
  const cost = price(position);
  position.said.push(`${LOVERS[seat]} ${move}`);
  if (word === "missive") {
    position.missives[seat] -= cost;
    position.reserve += cost;
  } else if (word === "propose") {
    position.proposal[seat] = what;
    position.proposals[seat] += 1;
  } else {
    position.heart = word === "agree" ? position.proposal[partner(seat)] : what;
    events.push(`heart ${position.heart}`);
    if (position.heart === "reason" && !forced(position, "poor-reason"))
      for (const lover of [0, 1] as const) gain(position, lover);
    position.phase = "backstage";
    return;
  }
  position.talker = partner(seat);
  if (words(position, position.talker).length === 0) {
    events.push(`${LOVERS[position.talker]} speechless`);
    position.talker = seat;
  }
}

function gain(position: Position, seat: Seat): void {
  if (position.reserve === 0) return;
  position.reserve -= 1;
  position.missives[seat] += 1;
  position.events.push(`${LOVERS[seat]} gains missive`);
}

// --------------------------------------------------------------------------- 3. backstage, and 4. the entrance

function reveal(position: Position): void {
  const cards = position.choices.map((choice) => (choice as string).split(" "));
  for (const seat of [1, 0] as const) {
    position.events.push(`${LOVERS[seat]} plays ${cards[seat].join(" ")}`);
    for (const kind of [0, 1] as const) {
      const card = cards[seat][kind];
      position.hands[seat][kind] = without(position.hands[seat][kind], [card]);
      position.played[seat][kind].push(card);
      position.beliefs[seat][kind] = carried(position.beliefs[seat][kind], (hand) =>
        hand.filter((one) => one === card).map(() => without(hand, [card])),
      );
    }
  }
  (position.story.at(-1) as { cards: unknown }).cards = position.choices.slice();
  position.choices = [null, null];
  position.toMove = [1, 0];
  enter(position);
}

/** Moves a token, if it does move: nothing moves one that is held. */
function moveTo(position: Position, token: string, place: string): void {
  if (position.at[token] === place || forced(position, "held", token)) return;
  position.at[token] = place;
  position.events.push(`${token} to ${place}`);
}

/** A lover goes to a place, unless it is closed, and the companion goes along, unless held when they set out. */
function go(position: Position, seat: Seat, place: string): void {
  const { at, events } = position;
  const lover = LOVERS[seat];
  const companion = position.played[seat][1].at(-1) as string;
  const stays = forced(position, "held", companion);
  if (!forced(position, "closed", place)) moveTo(position, lover, place);
  if (!stays && at[companion] !== at[lover]) {
    at[companion] = at[lover];
    events.push(`${companion} to ${at[lover]}`);
  }
  position.toMove.shift();
}

function enter(position: Position): void {
  while (position.toMove.length > 0) {
    const seat = position.toMove[0];
    const card = position.played[seat][0].at(-1) as string;
    const sidestep = card === "sidestep";
    if (sidestep && !forced(position, "no-sidestep")) {
      position.phase = "sidestep";
      return;
    }
    go(position, seat, sidestep ? position.at[LOVERS[seat]] : card);
  }
  position.toMove = [1, 0];
  askEffects(position);
}

/** What the effect of a place may do. */
function uses(position: Position, place: string): string[] {
  const { families } = position.setup.content;
  const free = (names: string[]): string[] => names.filter((name) => !forced(position, "held", name)).sort();
  const family = place === "ballroom" ? families[0] : place === "salon" ? families[1] : null;
  let who: string[] = [];
  if (family) who = free(family).flatMap((one, i, all) => all.slice(i + 1).map((other) => `${one}+${other}`));
  else if (place === "cell") who = free(families.flat());
  else if (place === "church") who = free(["friar"]);
  else if (place === "street") who = free(["hate"]);
  return who.flatMap((names) => [`use ${names} left`, `use ${names} right`]);
}

function placeUses(position: Position, seat: Seat): string[] {
  const place = position.at[LOVERS[seat]];
  return forced(position, "no-effects", place) ? [] : uses(position, place);
}

function askEffects(position: Position): void {
  while (position.toMove.length > 0 && placeUses(position, position.toMove[0]).length === 0) position.toMove.shift();
  position.phase = "effects";
  if (position.toMove.length === 0) epilogue(position);
}

function use(position: Position, move: string): void {
  const [word, names, direction] = move.split(" ");
  if (word === "skip") return;
  const tokens = names.split("+").sort((a, b) => TOKENS.indexOf(a) - TOKENS.indexOf(b));
  for (const token of tokens) moveTo(position, token, nextTo(position, position.at[token], direction));
}

// ------------------------------------------------------------------------------------------- 5. the epilogue

/** Whether those who stand in a place cause hate there. */
export function hateful(position: Position, place: string): boolean {
  const here = TOKENS.filter((token) => position.at[token] === place);
  const some = (family: string[]): boolean => family.some((one) => here.includes(one));
  const [capulets, montagues] = position.setup.content.families.map(some);
  const juliet = here.includes("juliet");
  const romeo = here.includes("romeo");
  const clash = (capulets && (montagues || romeo)) || (montagues && juliet);
  const allegory = here.includes("hate") && here.length > 1;
  const peace = here.includes("friar") && !forced(position, "no-peace", place);
  const met = (tokens: string[]): boolean => tokens.every((one) => here.includes(one));
  const rivals = inForce(position).some(({ word, tokens }) => word === "rivals" && met(tokens)); // friar or no friar
  if (forced(position, "truce", place)) return false;
  return rivals || ((clash || allegory) && !peace);
}

function end(position: Position, reason: string): void {
  const won = reason === "love";
  position.phase = "ended";
  position.due = 0;
  position.outcome = { scores: won ? [1, 1] : [0, 0], winners: won ? [0, 1] : [], reason };
}

function moreHate(position: Position, where: string, amount: number): void {
  const limit = position.setup.content.hate;
  position.hate = Math.min(position.hate + amount, limit);
  position.events.push(`hate ${where} ${amount}`);
  if (position.hate >= limit) end(position, "hate");
}

function epilogue(position: Position): void {
  const { at, setup } = position;
  Object.assign(position, { only: null, named: [null, null] });
  if (at.nurse === at.juliet && !forced(position, "no-nurse")) gain(position, 0);
  for (const place of PLACES) {
    if (!hateful(position, place)) continue;
    moreHate(position, place, forced(position, "double-hate", place) ? 2 : 1);
    if (position.outcome) return;
  }
  const place = at.juliet;
  const guarded = TOKENS.some((token) => at[token] === place && forced(position, "guard", token));
  const refused = forced(position, "no-love", place) || forced(position, "love-only", place) || guarded;
  if (at.romeo === place && position.heart === "passion" && !refused) {
    const steps = place === "balcony" && !forced(position, "plain-balcony") ? 2 : 1;
    const grown = Math.min(steps, setup.content.love - position.love);
    position.love += grown;
    position.events.push(`love ${position.love}`);
    if (position.love >= setup.content.love) return end(position, "love");
    position.due = steps;
  }
  goOn(position);
}

// ------------------------------------------------------------------------------------------------- the events

/** The cards of each level that are still to come, and how many of them. */
export function eventsLeft({ setup, slots }: Position): number[] {
  const { chapters, events } = setup.content;
  return LEVELS.map((level, i) =>
    chapters[setup.chapter].levels[i] - slots.filter((number) => number > 0 && events[number].level === level).length,
  );
}

function eventsToCome(position: Position): number[] {
  const left = eventsLeft(position);
  return Object.values(position.setup.content.events)
    .filter(({ number, level }) => left[LEVELS.indexOf(level)] > 0 && !position.slots.includes(number))
    .filter(({ chapters }) => chapters.length === 0 || chapters.includes(position.setup.chapter))
    .map(({ number }) => number);
}

/** How likely each event is to be the next. */
export function nextEvents(position: Position): Map<string, number> {
  const { events } = position.setup.content;
  const left = eventsLeft(position);
  const all = left.reduce((sum, one) => sum + one, 0);
  const alike = (number: number): number[] =>
    eventsToCome(position).filter((other) => events[other].level === events[number].level);
  return new Map(eventsToCome(position).map((number) =>
    [String(number), left[LEVELS.indexOf(events[number].level)] / all / alike(number).length]));
}

/** How likely each move of chance is. */
export function nextDeals(position: Position): Map<string, number> {
  const pile = drawing(position);
  if (!pile) return new Map([...nextEvents(position)].map(([number, chance]) => [`event ${number}`, chance]));
  const cards = deck(position, ...pile);
  const alike = (card: string): number => cards.filter((other) => other === card).length;
  return new Map(cards.map((card) => [`draw ${pileName(pile)} ${card}`, alike(card) / cards.length]));
}

/** Lays an event on its space and resolves it. */
function happen(position: Position, number: number): void {
  position.slots[position.love - position.due] = number;
  position.due -= 1;
  const event = position.setup.content.events[number];
  if (!event.hourglass) resolve(position, { event: number, step: 0, alternative: null });
}

/** Goes through an event's effects from one on; stops where a lover is asked. */
function resolve(position: Position, from: Decision): void {
  const { effects } = position.setup.content.events[from.event];
  for (let step = from.step; step < effects.length && !position.outcome; step++) {
    const effect = effects[step];
    if (!holds(position, effect)) continue;
    if (effect.word === "either") {
      const possible = effect.either.map((one) => feasible(position, one));
      if (possible[0] && possible[1]) return ask(position, { event: from.event, step, alternative: null }, effect.seat);
      const only = possible.indexOf(true);
      if (only >= 0 && carryOut(position, effect.either[only], { event: from.event, step, alternative: only })) return;
    } else if (carryOut(position, effect, { event: from.event, step, alternative: null })) return;
  }
  position.decision = null;
}

function ask(position: Position, decision: Decision, seat: Seat): void {
  Object.assign(position, { phase: "decision", decision, decider: seat });
}

/** Whether all of an effect can be done. */
function feasible(position: Position, effect: Effect): boolean {
  const { word, tokens, places, seat, number } = effect;
  const free = tokens.every((token) => !forced(position, "held", token));
  if (word === "send" || word === "swap" || word === "shift") return free;
  if (word === "gain") return position.reserve >= number;
  if (word === "lose") return position.missives[seat] >= number;
  if (word === "calm") return position.hate >= number;
  if (word === "errand" || word === "favour") return uses(position, places[0]).length > 0;
  return true;
}

/** Does what an effect says, as far as possible; true if a lover has to decide first. Closed places (R13) stop only
 *  lovers who go by their cards: an event may put them there. */
function carryOut(position: Position, effect: Effect, decision: Decision): boolean {
  const { word, tokens, places, seat, number, direction } = effect;
  const { at } = position;
  if (word === "send") for (const token of tokens) moveTo(position, token, places[0]);
  else if (word === "swap") {
    const [one, other] = tokens;
    if (tokens.some((token) => forced(position, "held", token))) return false;
    const [here, there] = [at[one], at[other]];
    moveTo(position, one, there);
    moveTo(position, other, here);
  } else if (word === "shift")
    for (const token of tokens)
      for (let i = 0; i < number; i++) moveTo(position, token, nextTo(position, at[token], direction));
  else if (word === "gain") for (let i = 0; i < number; i++) gain(position, seat);
  else if (word === "lose")
    for (let i = 0; i < number && position.missives[seat] > 0; i++) {
      position.missives[seat] -= 1;
      position.reserve += 1;
      position.events.push(`${LOVERS[seat]} loses missive`);
    }
  else if (word === "only") {
    position.only = effect.what;
    position.events.push(`only ${effect.what}`);
  } else if (word === "show" || word === "name") {
    ask(position, decision, 0);
    position.phase = word === "show" ? "showing" : "naming";
    return true;
  } else if (word === "hate") moreHate(position, "event", number);
  else if (word === "calm") {
    const less = Math.min(number, position.hate);
    position.hate -= less;
    if (less > 0) position.events.push(`calm ${less}`);
  } else if (uses(position, places[0]).length > 0) {
    ask(position, decision, seat);
    return true;
  }
  return false;
}

function decisions(position: Position): string[] {
  const { event, step, alternative } = position.decision as Decision;
  const asked = position.setup.content.events[event].effects[step];
  const effect = alternative === null ? asked : asked.either[alternative];
  if (effect.word === "either") return ["choose 1", "choose 2"];
  return [...uses(position, effect.places[0]), ...(effect.word === "favour" ? ["skip"] : [])];
}

/** The effect about which somebody is asked, or both are. */
function askedEffect(position: Position): Effect {
  const { event, step, alternative } = position.decision as Decision;
  const asked = position.setup.content.events[event].effects[step];
  return alternative === null ? asked : asked.either[alternative];
}

function kindToShow(position: Position): 0 | 1 {
  return askedEffect(position).what === "place" ? 0 : 1;
}

/** Both have chosen a card to show or a place to name (R18): it is told, and the event goes on. */
function tellBoth(position: Position): void {
  const { event, step } = position.decision as Decision;
  for (const seat of [1, 0] as const) {
    const what = position.sealed[seat] as string;
    position.events.push(`${LOVERS[seat]} ${position.phase === "showing" ? "shows" : "names"} ${what}`);
    if (position.phase === "naming") position.named[seat] = what;
    else {
      const kind = kindToShow(position);
      const shown = (position.story.at(-1) as { shown: string[][] }).shown[seat];
      shown.push(what);
      shown.sort((a, b) => Number(TOKENS.includes(a)) - Number(TOKENS.includes(b))); // places before companions
      position.beliefs[seat][kind] = carried(position.beliefs[seat][kind], (hand) =>
        hand.filter((card) => card === what).map(() => hand),
      );
    }
  }
  position.sealed = [null, null];
  position.decision = null;
  resolve(position, { event, step: step + 1, alternative: null });
}

function decide(position: Position, move: string): void {
  const decision = position.decision as Decision;
  const { event, step } = decision;
  const effect = position.setup.content.events[event].effects[step];
  const choice = /^choose (\d)$/.exec(move);
  position.decision = null;
  if (choice) {
    const alternative = Number(choice[1]) - 1;
    if (carryOut(position, effect.either[alternative], { ...decision, alternative })) return;
  } else use(position, move);
  resolve(position, { event, step: step + 1, alternative: null });
}

// --------------------------------------------------------------------------------- the ends of scenes and acts

/** The next event, or the next scene, or the end of the act. */
function goOn(position: Position): void {
  while (position.due > 0 && !position.outcome && !position.decision) {
    const left = eventsLeft(position).reduce((all, one) => all + one, 0);
    if (left === 0) position.due = 0;
    else if (!position.setup.events) {
      position.phase = "event";
      return;
    } else {
      const number = position.setup.events[position.setup.events.length - left];
      position.events.push(`event ${number}`);
      happen(position, number);
    }
  }
  if (position.outcome || position.decision) return;
  if (position.scene < 4) newScene(position, position.act, position.scene + 1);
  else if (position.act < 3) position.phase = "holding";
  else end(position, "time");
}

function newScene(position: Position, act: number, scene: number): void {
  Object.assign(position, { act, scene, phase: "prelude", toMove: [] });
  position.events.push(`scene ${act} ${scene}`);
  position.story.push({ drew: [0, 0, 0, 0], cards: null, shown: [[], []] });
  for (const effect of openEvents(position).flatMap((event) => event.effects)) // one after the other, each if it holds
    if (effect.word === "drift" && holds(position, effect))
      for (const token of effect.tokens)
        moveTo(position, token, nextTo(position, position.at[token], effect.direction));
  drawPrepared(position);
}

function newAct(position: Position): void {
  for (const seat of [0, 1] as const) {
    const kept = (position.choices[seat] as string).split(" ");
    for (const kind of [0, 1] as const) {
      position.hands[seat][kind] = [kept[kind]];
      position.played[seat][kind] = [];
      position.beliefs[seat][kind] = carried(position.beliefs[seat][kind], (hand) => hand.map((card) => [card]));
    }
  }
  position.choices = [null, null];
  newScene(position, position.act + 1, 1);
}

// ---------------------------------------------------------------------------------------------------- the play

export function toAct(position: Position): Actor[] {
  const { phase, choices } = position;
  if (phase === "ended") return [];
  if (phase === "prelude" || phase === "event") return ["*"];
  if (phase === "rendezvous") return [position.talker];
  if (phase === "backstage" || phase === "holding") return ([0, 1] as const).filter((seat) => choices[seat] === null);
  if (phase === "showing" || phase === "naming") return ([0, 1] as const).filter((seat) => position.sealed[seat] === null);
  return phase === "decision" ? [position.decider] : [position.toMove[0]];
}

export function legal(position: Position, actor: Actor): string[] {
  return [...new Set(toAct(position).includes(actor) ? possible(position, actor) : [])].sort();
}

function possible(position: Position, actor: Actor): string[] {
  if (actor === "*") {
    const pile = drawing(position);
    if (!pile) return eventsToCome(position).map((number) => `event ${number}`);
    return deck(position, ...pile).map((card) => `draw ${pileName(pile)} ${card}`);
  }
  const [places, companions] = position.hands[actor];
  const word = position.phase === "holding" ? "hold" : "play";
  switch (position.phase) {
    case "rendezvous":
      return words(position, actor);
    case "sidestep":
      return ["step left", "step right"];
    case "effects":
      return [...placeUses(position, actor), ...(forced(position, "optional-effects") ? ["skip"] : [])];
    case "decision":
      return decisions(position);
    case "showing":
      return position.hands[actor][kindToShow(position)].map((card) => `show ${card}`);
    case "naming":
      return PLACES.map((place) => `name ${place}`);
    default:
      return places.flatMap((place) => companions.map((companion) => `${word} ${place} ${companion}`));
  }
}

export function pileName([seat, kind]: [Seat, 0 | 1]): string {
  return `${LOVERS[seat]} ${KINDS[kind]}`;
}

/** The position after a legal move; its events are all that happened, secrets included. */
export function after(before: Position, actor: Actor, move: string): Position {
  const position = copy(before);
  position.events = [];
  const rest = move.slice(move.indexOf(" ") + 1);
  if (actor === "*") {
    const pile = drawing(position);
    if (pile) {
      draw(position, ...pile, rest.split(" ")[2]);
      drawPrepared(position);
    } else {
      happen(position, Number(rest));
      goOn(position);
    }
    return position;
  }
  switch (position.phase) {
    case "rendezvous":
      speak(position, actor, move);
      break;
    case "sidestep":
      go(position, actor, nextTo(position, position.at[LOVERS[actor]], rest));
      enter(position);
      break;
    case "effects":
      use(position, move);
      position.toMove.shift();
      askEffects(position);
      break;
    case "decision":
      decide(position, move);
      goOn(position);
      break;
    case "showing":
    case "naming":
      position.sealed[actor] = rest;
      if (position.sealed.includes(null)) break;
      tellBoth(position);
      goOn(position);
      break;
    default:
      position.choices[actor] = rest;
      if (position.choices.includes(null)) break;
      if (position.phase === "backstage") reveal(position);
      else newAct(position);
  }
  return position;
}

/** How many sequences of that many moves there are; a chance node that is not expanded is one leaf. */
export function count(position: Position, depth: number, chance: boolean): number {
  if (depth === 0) return 1;
  const actor = toAct(position)[0];
  if (actor === undefined) return 0;
  if (actor === "*" && !chance) return 1;
  const moves = legal(position, actor);
  if (depth === 1) return moves.length;
  return moves.reduce((nodes, move) => nodes + count(after(position, actor, move), depth - 1, chance), 0);
}

// ---------------------------------------------------------------------------------------------- who sees what

/** A line as a viewer sees it: not what another drew, has chosen or keeps. */
export function seenBy(viewer: Viewer, { seat, move, events }: Line): Line {
  const drawn = /^draw (juliet|romeo) (place|companion) /.exec(move);
  const secret = drawn ? LOVERS.indexOf(drawn[1]) !== viewer : /^(play|hold|show|name) /.test(move) && seat !== viewer;
  const shown = drawn ? `draw ${drawn[1]} ${drawn[2]} ?` : `${move.slice(0, 4)} ?`;
  return { seat, move: secret ? shown : move, events: events.map((event) => eventSeenBy(viewer, event)) };
}

export function eventSeenBy(viewer: Viewer, event: string): string {
  const drew = /^((juliet|romeo) drew (place|companion)) /.exec(event);
  return drew && LOVERS.indexOf(drew[2]) !== viewer ? `${drew[1]} ?` : event;
}

/** What all may think a lover holds: each card's chance to be in the hand, and how many hands there can be. */
export function couldHold({ beliefs }: Position, seat: Seat): { places: object; companions: object; hands: number } {
  const [places, companions] = beliefs[seat].map((belief) => {
    const chances: Record<string, number> = {};
    for (const [hand, chance] of belief)
      for (const card of new Set(cardsOf(hand))) chances[card] = (chances[card] ?? 0) + chance;
    return chances;
  });
  return { places, companions, hands: beliefs[seat][0].size * beliefs[seat][1].size };
}

export function inOrder(cards: string[]): string[] {
  return sorted(cards);
}
