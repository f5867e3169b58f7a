// A second referee of Roméo & Juliette, written from the rules and the protocol alone, that plays random games
// against `sottovoce engine` and compares everything both can say about them.
//
//     node romeo_juliet.ts .venv/bin/sottovoce engine --games 2000 --seed 1
//
// Chance is played by hand, so that every game is refereed here first: all of its requests are known at once and
// sent without waiting; the answers come back in order, and each is compared with what this referee expects.
// One game in `--heavy` (8) gets all the checks, the others only turns, legal moves, events and outcome.
// Half of the games are played with our content, half with a content file made up at random, which together use
// every word of the vocabulary of events.
import { readFileSync } from "node:fs";
import { Dice, Engine, agree, insist, tally } from "./talk.ts";
import type { Check } from "./talk.ts";
import {
  COMPANIONS, LOVERS, PLACES, PLACE_CARDS, TOKENS, readContent, strangeContent,
} from "./romeo_juliet_content.ts";
import type { Content, Seat } from "./romeo_juliet_content.ts";
import {
  after, couldHold, count, drawing, eventSeenBy, eventsLeft, hateful, inForce, inOrder, legal, nextDeals, nextEvents,
  pileName, price, seenBy, start, toAct, without,
} from "./romeo_juliet_rules.ts";
import type { Actor, Line, Position, Setup, Viewer } from "./romeo_juliet_rules.ts";

type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any

const OURS = readFileSync(new URL("../../src/sottovoce/games/romeo_juliet/content.ini", import.meta.url), "utf8");
const OUR_CONTENT = readContent(OURS);
const PILES = ["juliet_places", "juliet_companions", "romeo_places", "romeo_companions"];
const SEEN_BY: Viewer[] = [0, 1, null];
const SEATS = [0, 1] as const;
const coverage: Record<string, number> = { lines: 0, refusals: 0, counts: 0, resampled: 0, loaded: 0, frequencies: 0 };
const chapters = new Set<number>();
const happened = new Set<number>();
const inForceOnce = new Set<string>();

function refusal(answer: Json, word: string): void {
  agree("ok", answer.ok, false);
  insist("error word", answer.error === word, word);
  insist("a message for a person", typeof answer.message === "string" && answer.message.length > 0);
}

function ok(answer: Json): void {
  agree("ok", answer.ok, true);
}

// ------------------------------------------------------------------------------------------------- chance

function counted(found: Map<string, number>, what: string): void {
  found.set(what, (found.get(what) ?? 0) + 1);
}

/** What is drawn must be drawn as often as there are deals and choices that lead to it (chi-squared). */
function frequencies(what: string, found: Map<string, number>, chances: Map<string, number>, times: number): void {
  const free = chances.size - 1;
  if (found.size === 0 || free < 1) return;
  let chi = 0;
  for (const [one, chance] of chances) chi += ((found.get(one) ?? 0) - times * chance) ** 2 / (times * chance);
  insist(`${what}: only those that fit`, [...found.keys()].every((one) => chances.has(one)), [...chances.keys()]);
  insist(`${what} as often as they should be`, (chi - free) / Math.sqrt(2 * free) < 7, { chi, found: [...found] });
  coverage.frequencies += 1;
}

/** Cards dealt at random, each game with a seed of its own: as often as they should be. */
async function checkDeals(engine: Engine, times: number, seed: number): Promise<void> {
  const piles = [[null, null], [null, null]];
  const plain = { keepsake: "none", mercy: false };
  let position = start({ content: OUR_CONTENT, chapter: 9, first: 0, piles, events: null, ...plain });
  while (toAct(position)[0] === "*") position = after(position, "*", legal(position, "*")[0]);
  const found = SEATS.map(() => [new Map<string, number>(), new Map<string, number>()]);
  const handles: string[] = [];
  for (let i = 0; i < times; i++)
    engine.ask(null, { cmd: "new", game: "romeo-juliet", options: { chapter: 9 }, seed: seed * times + i }, (answer) =>
      handles.push(answer.match));
  await engine.settle();
  for (const match of handles) {
    for (const seat of SEATS)
      engine.ask(null, { cmd: "view", match, seat }, ({ view }) => {
        const { places, companions } = view.lovers[seat].hand;
        [places, companions].forEach((hand, kind) => counted(found[seat][kind], hand.join(" ")));
      });
    engine.ask(null, { cmd: "free", match }, ok);
  }
  await engine.settle();
  for (const seat of SEATS)
    for (const kind of [0, 1]) frequencies("hands dealt", found[seat][kind], position.beliefs[seat][kind], times);
}

// ------------------------------------------------------------------------------------------------- a game

type Snapshot = { turn: string; legal: string[]; views: Record<string, string>; record: Json; text: string };
type Policy = "any" | "meet" | "careful" | "talk";

class Game {
  lines: Line[] = [];
  positions: Position[] = []; // before each line, and now
  snapshots: Snapshot[] = [];
  later: (() => void)[] = []; // what can only be asked when the handles or records asked for are known
  handle = "";
  engine: Engine;
  number: number;
  heavy: boolean;
  dice: Dice;
  policy: Policy;
  options: Json = {};
  setup: Setup;

  constructor(engine: Engine, number: number, heavy: boolean, dice: Dice) {
    this.engine = engine;
    this.number = number;
    this.heavy = heavy;
    this.dice = dice;
    this.policy = dice.pick<Policy>(["any", "meet", "careful", "careful", "careful", "talk"]);
    const strange = dice.one(2) ? strangeContent(dice) : null;
    const content = strange ? readContent(strange) : OUR_CONTENT;
    const chapter = strange ? 1 : 1 + dice.below(9);
    if (strange) this.options.content = strange;
    else if (dice.one(9)) this.options.content = OURS;
    if (chapter > 1 || dice.one(2)) this.options.chapter = chapter;
    const first = dice.below(2) as Seat;
    if (first === 1 || dice.one(2)) this.options.first = LOVERS[first];
    const keepsake = dice.one(3) ? dice.pick(PLACES) : "none";
    const mercy = dice.one(3);
    if (keepsake !== "none" || dice.one(4)) this.options.keepsake = keepsake;
    if (mercy || dice.one(4)) this.options.mercy = mercy ? "yes" : "no";
    const prepared = dice.one(3);
    const piles = SEATS.map((seat) => [0, 1].map((kind) => {
      if (!prepared || dice.one(3)) return null;
      const cards = dice.shuffle([...content.cards[seat][kind]]);
      return kind === 0 && dice.one(2) ? cards.filter((card) => card !== keepsake && card !== content.chapters[chapter].at[LOVERS[seat]]) : cards;
    }));
    const events = prepared && dice.one(2) ? this.eventPile(content, chapter) : null;
    PILES.forEach((name, i) => {
      if (piles[i >> 1][i & 1]) this.options[name] = piles[i >> 1][i & 1];
    });
    if (events) this.options.events = events;
    this.setup = { content, chapter, first, piles, events, keepsake, mercy };
    this.positions = [start(this.setup)];
    if (!strange) chapters.add(chapter);
  }

  eventPile(content: Content, chapter: number): number[] {
    const pile = ["I", "II", "III", "IV"].flatMap((level, i) => {
      const all = Object.values(content.events).filter(
        (event) => event.level === level && (event.chapters.length === 0 || event.chapters.includes(chapter)),
      );
      return this.dice.shuffle(all).slice(0, content.chapters[chapter].levels[i]);
    });
    return this.dice.shuffle(pile).map(({ number }) => number);
  }

  get position(): Position {
    return this.positions.at(-1) as Position;
  }

  /** The options and the first lines of the game, for a person. */
  story(lines: number): string[] {
    const told = this.lines.slice(0, lines).map(({ seat, move, events }) => {
      const who = seat === "*" ? seat : LOVERS[seat];
      return `  ${who} ${move}${events.length ? ` > ${events.join(", ")}` : ""}`;
    });
    const { content, ...options } = this.options;
    const file = content && content !== OURS ? ["content:", content] : [];
    return [`game ${this.number}: ${this.policy}, ${JSON.stringify(options)}`, ...file, "record:", ...told];
  }

  ask(request: Json, check: Check): void {
    this.engine.ask(this, request, check);
  }

  // ---- choosing

  choose(actor: Actor): string {
    const { position, dice, policy } = this;
    const moves = legal(position, actor);
    if (actor === "*" || policy === "any" || dice.one(9)) return dice.pick(moves);
    if (position.phase === "rendezvous") {
      if (policy === "talk") return dice.pick(moves.filter((move) => move !== "agree").concat(moves.slice(-1)));
      const passion = moves.filter((move) => /agree|passion/.test(move));
      return dice.pick(dice.one(3) || passion.length === 0 ? moves : passion);
    }
    if (position.phase === "backstage") {
      const common = PLACES.filter((place) => position.hands.every(([places]) => places.includes(place)));
      const other = position.choices[actor === 0 ? 1 : 0]?.split(" ")[0];
      const where = other && common.includes(other) ? other : dice.one(3) ? common[0] : dice.pick(common);
      const there = moves.filter((move) => move.split(" ")[1] === where);
      return dice.pick(there.length > 0 ? there : moves);
    }
    if (policy !== "careful" || position.phase === "holding") return dice.pick(moves);
    const cost = moves.map((move) => {
      const then = after(position, actor, move);
      return then.hate + (then.outcome ? 9 : PLACES.filter((place) => hateful(then, place)).length / 9);
    });
    return dice.pick(moves.filter((_, i) => cost[i] === Math.min(...cost)));
  }

  // ---- asking and comparing

  play(seat: Actor, move: string): void {
    const then = after(this.position, seat, move);
    const events = then.events.map((event) => (seat === "*" ? event : eventSeenBy(seat, event)));
    this.ask({ cmd: "play", match: this.handle, seat, move, ...(this.dice.one(4) ? { seen: this.lines.length } : {}) },
      (answer) => {
        ok(answer);
        agree("events", answer.events, events);
      });
    this.lines.push({ seat, move, events: then.events });
    this.positions.push(then);
    coverage.lines += 1;
    for (const event of then.events) {
      const [one, other] = event.split(" ");
      const kind = /^(drew|to|plays|gains|loses|speechless|shows|names)$/.test(other) ? other : one;
      coverage[kind] = (coverage[kind] ?? 0) + 1;
    }
    if (this.setup.content === OUR_CONTENT) for (const number of then.slots) happened.add(number);
    for (const { word } of inForce(then)) inForceOnce.add(word);
  }

  /** Turn and legal moves; with `keep` also views and record, and the raw answers are kept. */
  look(keep: boolean): void {
    const snapshot: Snapshot = { turn: "", legal: [], views: {}, record: null, text: "" };
    const { position } = this;
    const acting = toAct(position);
    this.ask({ cmd: "turn", match: this.handle }, (answer, raw) => {
      agree("to_act", answer.to_act, acting);
      agree("outcome", answer.outcome, position.outcome);
      snapshot.turn = raw;
    });
    for (const seat of [...SEATS, ...(acting[0] === "*" ? ["*" as const] : [])]) {
      const moves = legal(position, seat);
      this.ask({ cmd: "legal", match: this.handle, seat }, (answer, raw) => {
        agree("legal moves", answer.moves, moves);
        if (seat !== "*") snapshot.legal[seat] = raw;
      });
    }
    if (!keep) return;
    this.snapshots[this.lines.length] = snapshot;
    const lines = this.lines.slice();
    for (const viewer of SEEN_BY) this.askView(viewer, lines, snapshot);
    this.ask({ cmd: "record", match: this.handle }, (answer) => {
      agree("game of the record", answer.record.game, "romeo-juliet");
      agree("lines of the record", answer.record.lines, lines);
      for (const [name, value] of Object.entries(this.options))
        agree(`option ${name}`, answer.record.options[name], value);
      Object.assign(snapshot, { record: answer.record, text: answer.text });
    });
  }

  /** All that a viewer may know, built from nothing. */
  expectedView(position: Position, viewer: Viewer): Json {
    const { content, chapter, first, piles, events, keepsake, mercy } = this.setup;
    const pile = drawing(position);
    const asked = position.decision;
    const whole = asked && content.events[asked.event].effects[asked.step];
    const effect = asked?.alternative == null ? whole : whole?.either[asked.alternative];
    const secret = (value: unknown): "?" | null => (value ? "?" : null);
    return {
      seat: viewer, to_act: toAct(position), legal: viewer === null ? [] : legal(position, viewer), form: null,
      outcome: position.outcome, phase: position.phase, act: position.act, scene: position.scene,
      rules: 2,
      options: {
        chapter, content: this.options.content ?? null, first: LOVERS[first], events: secret(events),
        keepsake, mercy: mercy ? "yes" : "no",
        ...Object.fromEntries(PILES.map((name, i) => [name, secret(piles[i >> 1][i & 1])])),
      },
      love: position.love, love_goal: content.love, hate: position.hate, hate_limit: content.hate,
      places: Object.fromEntries(PLACES.map((place) => [place, TOKENS.filter((one) => position.at[one] === place)])),
      only: position.only, named: position.named, price: price(position),
      reserve: position.reserve, heart: position.heart, talker: position.talker, said: position.said,
      chapter_event: content.chapters[chapter].event, events: position.slots, events_left: eventsLeft(position),
      due: position.due, in_force: inForce(position).map(({ text }) => text),
      decision: asked && { ...asked, effect: effect?.text },
      drawing: pile && pileName(pile), story: position.story, piles: [null, null, null, null], events_to_come: null,
    };
  }

  expectedLover(position: Position, viewer: Viewer, seat: Seat): Json {
    const named = ([places, companions]: string[][]): Json => ({ places, companions });
    return {
      missives: position.missives[seat], sizes: position.hands[seat].map((hand) => hand.length),
      hand: viewer === seat ? named(position.hands[seat].map(inOrder)) : null,
      played: named(position.played[seat]), proposal: position.proposal[seat], proposals: position.proposals[seat],
      chosen: (position.choices[seat] ?? position.sealed[seat]) !== null,
      choice: viewer === seat ? (position.choices[seat] ?? position.sealed[seat]) : null,
    };
  }

  askView(viewer: Viewer, lines: Line[], snapshot: Snapshot): void {
    const { position } = this;
    const expected = this.expectedView(position, viewer);
    const log = lines.map((line) => seenBy(viewer, line));
    this.ask({ cmd: "view", match: this.handle, seat: viewer }, (answer, raw) => {
      ok(answer);
      snapshot.views[String(viewer)] = raw;
      agree("log", answer.log, log);
      const { lovers, content, hate_to_come: hate, ...view } = answer.view;
      const moving = expected.legal.filter((move: string) => /^(use|skip|step)\b/.test(move));
      agree("moves with the hate they would leave", Object.keys(hate ?? {}).sort(), moving.length ? ["", ...moving].sort() : []);
      insist("the content's hash", /^[0-9a-f]{16}$/.test(content));
      for (const name of Object.keys(expected)) agree(`view.${name}`, view[name], expected[name]);
      agree("fields of the view", Object.keys(view).sort(), Object.keys(expected).sort());
      for (const seat of SEATS) {
        const { could_hold: believed, ...lover } = lovers[seat];
        agree(`${LOVERS[seat]} in view`, lover, this.expectedLover(position, viewer, seat));
        this.compareBeliefs(believed, couldHold(position, seat));
      }
    });
  }

  compareBeliefs(got: Json, expected: Json): void {
    agree("number of hands", got.hands, expected.hands);
    for (const kind of ["places", "companions"]) {
      agree(`${kind} that could be held`, Object.keys(got[kind]).sort(), Object.keys(expected[kind]).sort());
      for (const [card, chance] of Object.entries(expected[kind] as Record<string, number>))
        insist(`the chance of ${card}`, Math.abs(got[kind][card] - chance) < 1e-6, expected);
    }
  }

  /** A match must show the position of a snapshot to these viewers, bit by bit. */
  compare(handle: string, which: string, number: number, viewers: Viewer[]): void {
    const snapshot = this.snapshots[number];
    if (!snapshot) return;
    const alike = (what: string, request: Json, expected: () => string): void =>
      this.ask({ ...request, match: handle }, (_answer, raw) => agree(`the same ${what} ${which}`, raw, expected()));
    alike("turn", { cmd: "turn" }, () => snapshot.turn);
    for (const viewer of viewers) {
      if (viewer !== null)
        alike(`legal moves of ${viewer}`, { cmd: "legal", seat: viewer }, () => snapshot.legal[viewer]);
      alike(`view of ${viewer}`, { cmd: "view", seat: viewer }, () => snapshot.views[String(viewer)]);
    }
  }

  // ---- refusals

  refused(seat: unknown, move: unknown, word: string, extra: object = {}): void {
    this.ask({ cmd: "play", match: this.handle, seat, move, ...extra }, (answer) => refusal(answer, word));
    coverage.refusals += 1;
  }

  /** Every spelling of the present phase's grammar, possible now or not. */
  grammar(): string[] {
    const { phase } = this.position;
    const numbers = Object.keys(this.setup.content.events);
    const later = (one: string): string[] => COMPANIONS.filter((other) => one < other);
    const pairs = COMPANIONS.flatMap((one) => later(one).map((other) => `${one}+${other}`));
    const uses = [...COMPANIONS, ...pairs].flatMap((names) => [`use ${names} left`, `use ${names} right`]);
    uses.push("skip");
    const cards = (word: string): string[] =>
      PLACE_CARDS.flatMap((place) => COMPANIONS.map((companion) => `${word} ${place} ${companion}`));
    const draws = (kind: string, all: string[]): string[] =>
      LOVERS.flatMap((lover) => all.map((card) => `draw ${lover} ${kind} ${card}`));
    const hearts = ["passion", "reason"];
    const all: Record<string, string[]> = {
      prelude: [...draws("place", PLACE_CARDS), ...draws("companion", COMPANIONS)],
      rendezvous: [
        ...PLACES.map((place) => `missive ${place}`), ...hearts.map((one) => `propose ${one}`), "agree",
        ...hearts.map((one) => `decide ${one}`),
      ],
      backstage: cards("play"), sidestep: ["step left", "step right"], effects: uses,
      event: numbers.map((number) => `event ${number}`),
      decision: [...uses, "choose 1", "choose 2"], holding: cards("hold"),
      showing: [...PLACE_CARDS, ...COMPANIONS].map((card) => `show ${card}`),
      naming: PLACES.map((place) => `name ${place}`),
    };
    return all[phase];
  }

  tryNonsense(): void {
    const { dice, position } = this;
    const acting = toAct(position);
    const actor = dice.pick(acting);
    const moves = legal(position, actor);
    const good = dice.pick(moves);
    const grammar = this.grammar();
    const illegal = grammar.filter((move) => !moves.includes(move));
    for (let i = 0; i < 4 && illegal.length > 0; i++) this.refused(actor, dice.pick(illegal), "illegal_move");
    const malformed = [
      "", " ", "pass", "?", "resign", ` ${good}`, `${good} `, `${good}\n`, good + good, good.slice(0, -1),
      good.toUpperCase(), good.replace(/ |$/, "  "), "draw juliet place", "draw juliet place hate", "event", "event 0",
      "event 014", "missive", "missive sidestep", "missive verona", "propose", "propose love", "agree passion",
      "decide", "play church", "play friar church", "play church romeo", "play church friar friar", "step", "step back",
      "use", "use friar", "use friar up", "use juliet left", "use tybalt+nurse left", "use nurse+nurse left", "skip it",
      "use friar+hate+nurse left", "choose", "choose 0", "choose 3", "choose 01", "hold church", "play", "use left",
      "show", "show juliet", "show church friar", "name", "name sidestep", "name friar",
    ];
    const others = ["agree", "play church friar", "step left", "use friar left", "choose 1", "hold church friar",
      "show church", "name church"];
    const wrong = [...malformed, ...others].filter((move) => !grammar.includes(move));
    for (let i = 0; i < 6; i++) this.refused(actor, dice.pick(wrong), "bad_move");
    for (const seat of [0, 1, "*"] as Actor[])
      for (const move of [good, dice.pick(wrong)])
        if (!acting.includes(seat)) this.refused(seat, move, "not_your_turn");
    if (this.lines.length > 0) this.refused(actor, good, "stale", { seen: dice.below(this.lines.length) });
    this.refused(2, good, "bad_request");
    this.compare(this.handle, "after refusals", this.lines.length, SEEN_BY);
  }

  // ---- counts, records, undo, other worlds

  askCount(depth: number, chance: boolean): void {
    const nodes = count(this.position, depth, chance);
    this.ask({ cmd: "count", match: this.handle, depth, ...(chance ? { chance } : {}) }, (answer) => {
      agree("count", answer.nodes, nodes);
      coverage.counts += 1;
    });
  }

  /** Asks for a new match, and looks at it when its handle is known. */
  another(request: Json, then: (handle: string) => void): void {
    this.ask(request, (answer) => {
      ok(answer);
      insist("a new match", answer.match !== this.handle);
      this.later.push(() => {
        then(answer.match);
        this.ask({ cmd: "free", match: answer.match }, ok);
      });
    });
  }

  /** Loads the record of this position as it is, and with lies in it. */
  load(): void {
    const number = this.lines.length;
    const lines = this.lines.slice();
    this.later.push(() => {
      const { record, text } = this.snapshots[number];
      for (const given of [record, text])
        this.another({ cmd: "load", record: given, chance: "manual" }, (handle) => {
          coverage.loaded += 1;
          this.compare(handle, "when loaded", number, SEEN_BY);
        });
      const bad = (lie: Line[], options: object = record.options): void =>
        this.ask({ cmd: "load", record: { ...record, options, lines: lie } }, (answer) =>
          refusal(answer, "bad_record"));
      bad(lines, { ...record.options, content_hash: "0123456789abcdef" });
      if (number === 0) return;
      const last = lines[number - 1];
      const rest = lines.slice(0, -1);
      bad([...rest, { ...last, events: [...last.events, "love 1"] }]);
      bad([...rest, { ...last, move: "nonsense" }]);
      if (!/^(play|hold|show|name)/.test(last.move)) bad([...rest, { ...last, seat: last.seat === 0 ? 1 : 0 }]);
    });
  }

  /** Has the engine go on from here with many seeds: what it deals next must be dealt as often as it should be. */
  deal(times: number): void {
    const number = this.lines.length;
    const chances = nextDeals(this.position);
    const found = new Map<string, number>();
    this.later.push(() => {
      for (let seed = 0; seed < times; seed++)
        this.another({ cmd: "load", record: this.snapshots[number].record, seed }, (handle) =>
          this.ask({ cmd: "record", match: handle }, (answer) => {
            counted(found, answer.record.lines[number].move);
            if (seed === times - 1) frequencies("deals", found, chances, times);
          }));
    });
  }

  /** Takes a few lines back, looks, and plays them again. */
  undo(plies: number): void {
    const { lines, positions } = this;
    this.ask({ cmd: "undo", match: this.handle, plies }, ok);
    this.lines = lines.slice(0, -plies);
    this.positions = positions.slice(0, -plies);
    for (const { seat, move } of lines.slice(-plies)) {
      this.compare(this.handle, "when taken back", this.lines.length, SEEN_BY);
      this.play(seat, move);
    }
    this.compare(this.handle, "when played again", this.lines.length, SEEN_BY);
  }

  /** Draws matches that fit what a viewer knows: hands that can be, and no difference to be seen, now or earlier. */
  resample(viewer: Viewer, times: number): void {
    const number = this.lines.length;
    const { dice, position } = this;
    const back = 1 + dice.below(Math.max(1, number));
    const found = SEATS.map(() => [new Map<string, number>(), new Map<string, number>()]);
    const next = new Map<string, number>();
    const refusals: [string, string][] = []; // what the viewer is told must not depend on what others hold
    const wrong = this.grammar()?.filter((move) => viewer !== null && !legal(position, viewer).includes(move)) ?? [];
    for (const move of dice.shuffle(wrong).slice(0, 3))
      this.ask({ cmd: "play", match: this.handle, seat: viewer, move }, (_answer, raw) => refusals.push([move, raw]));
    for (let i = 0; i < times; i++)
      this.another({ cmd: "resample", match: this.handle, seat: viewer, seed: dice.below(1e9) }, (handle) => {
        coverage.resampled += 1;
        this.ask({ cmd: "record", match: handle }, (answer) => {
          const then = this.retold(answer.record, viewer, number);
          for (const seat of SEATS)
            for (const kind of [0, 1]) {
              const hand = inOrder(then.hands[seat][kind]).join(" ");
              const fitting = position.beliefs[seat][kind];
              if (seat === viewer) agree("the viewer's own hand", hand, inOrder(position.hands[seat][kind]).join(" "));
              else insist("a hand that fits", fitting.has(hand), [...fitting.keys()]);
              if (seat !== viewer) counted(found[seat][kind], hand);
            }
          counted(next, String(then.setup.events?.[position.slots.filter((event) => event > 0).length]));
          if (i < times - 1 || times < 100) return;
          for (const seat of SEATS)
            for (const kind of [0, 1]) frequencies("hands", found[seat][kind], position.beliefs[seat][kind], times);
          if (position.setup.events) frequencies("events to come", next, nextEvents(position), times);
        });
        if (i > 1) return;
        const viewers = viewer === null ? [null] : [viewer, null];
        this.compare(handle, `when resampled for ${viewer}`, number, viewers);
        refusals.forEach(([move, raw]) =>
          this.ask({ cmd: "play", match: handle, seat: viewer, move }, (_answer, again) =>
            agree(`the same refusal when resampled for ${viewer}`, again, raw)));
        if (number === 0) return;
        this.ask({ cmd: "undo", match: handle, plies: back }, ok);
        this.compare(handle, `when resampled for ${viewer}, earlier`, number - back, viewers);
      });
  }

  /** The position at the end of a resampled record: every line must be legal, and look to the viewer as it did. */
  retold(record: Json, viewer: Viewer, number: number): Position {
    const piles = SEATS.map((seat) => [0, 1].map((kind) => record.options[PILES[2 * seat + kind]]));
    let then = start({ ...this.setup, piles, events: record.options.events });
    agree("lines of a resampled match", record.lines.length, number);
    record.lines.forEach((line: Line, i: number) => {
      insist(`line ${i + 1} is legal`, legal(then, line.seat).includes(line.move), legal(then, line.seat));
      then = after(then, line.seat, line.move);
      agree(`events of line ${i + 1}`, line.events, then.events);
      agree(`line ${i + 1} as it was seen`, seenBy(viewer, line), seenBy(viewer, this.lines[i]));
    });
    return then;
  }

  // ---- the parts of a game

  open(): void {
    this.ask({ cmd: "new", game: "romeo-juliet", chance: "manual", options: this.options }, (answer) => {
      ok(answer);
      this.handle = answer.match;
    });
  }

  playOut(): void {
    const { dice, heavy } = this;
    for (;;) {
      const { position } = this;
      const drawn = position.phase === "prelude";
      const keep = heavy && (position.outcome !== null || dice.one(drawn ? 9 : 2));
      this.look(keep);
      if (position.outcome) break;
      if (keep) {
        if (dice.one(4)) this.tryNonsense();
        if (dice.one(9)) this.askCount(1 + dice.below(position.phase === "rendezvous" ? 3 : 2), dice.one(2));
        if (this.lines.length > 0 && dice.one(9)) this.undo(1 + dice.below(Math.min(9, this.lines.length)));
        if (dice.one(12)) this.load();
        if (toAct(position)[0] === "*" && dice.one(drawn ? 12 : 3)) this.deal(200);
        if (dice.one(6)) this.resample(dice.pick(SEEN_BY), dice.one(12) && !drawn ? 300 : 2);
      }
      const actor = dice.pick(toAct(position));
      const other = actor === 0 ? 1 : 0;
      if (dice.one(30)) this.refused(other, "nonsense", toAct(position).length > 1 ? "bad_move" : "not_your_turn");
      this.play(actor, this.choose(actor));
    }
    const end = `ended by ${(this.position.outcome as { reason: string }).reason}`;
    coverage[end] = (coverage[end] ?? 0) + 1;
    for (const seat of [0, 1, "*"])
      for (const move of ["play church friar", "nonsense"]) this.refused(seat, move, "over");
    this.askCount(1, false);
    if (!heavy) return;
    this.load();
    this.undo(1 + dice.below(this.lines.length));
    for (const viewer of SEEN_BY) this.resample(viewer, 1);
  }
}

/** A game whose cards the engine deals: what chance did is learnt from the record, and must have been possible. */
class DealtGame extends Game {
  open(): void {
    this.ask({ cmd: "new", game: "romeo-juliet", seed: this.dice.below(1e9), options: this.options }, (answer) => {
      ok(answer);
      this.handle = answer.match;
    });
  }

  /** Applies the lines of chance after those already known, and then looks at them. */
  async dealt(then: (told: Line[]) => void = () => {}): Promise<void> {
    this.ask({ cmd: "record", match: this.handle }, (answer) => {
      agree("lines so far", answer.record.lines.slice(0, this.lines.length), this.lines);
      const told: Line[] = answer.record.lines.slice(this.lines.length);
      for (const line of told) {
        agree("who deals", [line.seat, toAct(this.position)], ["*", ["*"]]);
        insist("a deal that is possible", legal(this.position, "*").includes(line.move), legal(this.position, "*"));
        this.positions.push(after(this.position, "*", line.move));
        agree("events of a deal", line.events, this.position.events);
        this.lines.push(line);
      }
      insist("chance has dealt", toAct(this.position)[0] !== "*");
      then(told);
    });
    await this.engine.settle();
  }

  async playThrough(): Promise<void> {
    await this.dealt();
    while (!this.position.outcome) {
      this.look(this.dice.one(9));
      if (this.dice.one(30)) await this.takeBack();
      const actor = this.dice.pick(toAct(this.position)) as Seat;
      const move = this.choose(actor);
      const then = after(this.position, actor, move);
      let events: string[] = [];
      this.ask({ cmd: "play", match: this.handle, seat: actor, move }, (answer) => (events = answer.events));
      this.lines.push({ seat: actor, move, events: then.events });
      this.positions.push(then);
      await this.dealt((told) => {
        const seen = told.map((line) => seenBy(actor, line)).flatMap((line) => [`* ${line.move}`, ...line.events]);
        agree("events and deals", events, [...then.events.map((event) => eventSeenBy(actor, event)), ...seen]);
      });
    }
    this.look(true);
    coverage.dealt = (coverage.dealt ?? 0) + 1;
  }

  /** A deal goes with the move before it, and does not count. */
  async takeBack(): Promise<void> {
    const moves = this.lines.flatMap(({ seat }, i) => (seat === "*" ? [] : [i]));
    const plies = 1 + this.dice.below(5);
    if (plies > moves.length) return;
    this.ask({ cmd: "undo", match: this.handle, plies }, ok);
    const left = moves[moves.length - plies];
    this.lines = this.lines.slice(0, left);
    this.positions = this.positions.slice(0, left + 1);
    await this.dealt();
    this.look(true);
  }
}

// -------------------------------------------------------------------------------------------------- the run

async function checkProtocol(engine: Engine): Promise<void> {
  engine.ask(null, { cmd: "hello" }, (answer) => {
    engine.rules = answer.compiled ? "compiled" : "plain";
    const game = answer.games.find((one: Json) => one.id === "romeo-juliet");
    agree("seats", game.seats, [2, 2]);
    agree("chapters", game.options.chapter, { default: 1, choices: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    agree("first", game.options.first, { default: "juliet", choices: LOVERS });
    agree("keepsake", game.options.keepsake, { default: "none", choices: ["none", ...PLACES] });
    agree("mercy", game.options.mercy, { default: "no", choices: ["no", "yes"] });
    agree("versions of the rules", game.rules, [1, 2]);
    for (const name of [...PILES, "events", "content"]) agree(name, game.options[name].default, null);
  });
  const places = PLACE_CARDS.filter((card) => card !== "balcony");
  const companions = OUR_CONTENT.cards[0][1];
  const lie = (from: string, to: string): Json => ({ content: OURS.replace(from, to) });
  const bad: Json[] = [
    { chapter: 0 }, { chapter: 10 }, { chapter: "1" }, { chapter: true }, { first: "nurse" }, { first: 0 }, { last: 1 },
    { keepsake: "sidestep" }, { keepsake: null }, { keepsake: 1 }, { mercy: true }, { mercy: "maybe" },
    { juliet_places: [] }, { juliet_places: "church" }, { juliet_places: places.slice(1) }, { juliet_places: [1, 2] },
    { juliet_places: [...places, "street"] }, { juliet_places: [...places.slice(1), "street"] },
    { romeo_places: places },
    { juliet_companions: companions.slice(1) }, { juliet_companions: [...companions.slice(1), "benvolio"] },
    { romeo_companions: companions }, { juliet_companions: [...companions, "friar"] }, { juliet_companions: {} },
    { events: [] }, { events: [1] }, { events: "10" }, { events: Object.keys(OUR_CONTENT.events).map(Number) },
    { events: Array(9).fill(10) }, { content: "" }, { content: 1 }, { content: [] }, { content: "sottovoce content 1" },
    { content_hash: "0123456789abcdef" }, lie("sottovoce content 1", "sottovoce content 2"),
    lie("love = 10", "love = none"), lie("ring = balcony", "ring = street"), lie("romeo = benvolio", "romeo = juliet"),
    lie("[chapter 1]", "[chapter 2]"),
    lie("optional-effects", "optional"), lie("reserve 2", "reserve 3"), lie("hourglass = yes", "hourglass = no"),
  ];
  for (const options of bad)
    engine.ask(null, { cmd: "new", game: "romeo-juliet", options }, (answer) => refusal(answer, "bad_option"));
  engine.ask(null, { cmd: "new", game: "romeo-juliet", seats: 3 }, (answer) => refusal(answer, "bad_option"));
  await engine.settle();
}

async function drain(engine: Engine, games: Game[]): Promise<void> {
  await engine.settle();
  while (games.some((game) => game.later.length > 0)) {
    for (const game of games) for (const task of game.later.splice(0)) task();
    await engine.settle();
  }
}

async function run(command: string[], games: number, seed: number, heavy: number): Promise<void> {
  const began = performance.now();
  const engine = new Engine(command);
  await checkProtocol(engine);
  await checkDeals(engine, 400, seed);
  for (let done = 0; done < games; ) {
    const batch: Game[] = [];
    while (batch.length < 16 && done < games) {
      done += 1;
      const dice = new Dice(Math.imul(seed, 0x9e3779b1) + Math.imul(done, 0x85ebca6b));
      batch.push(new Game(engine, done, (done - 1) % heavy === 0, dice));
    }
    const dealt = new DealtGame(engine, done, false, new Dice(Math.imul(seed, 0x27d4eb2f) + done));
    for (const game of [...batch, dealt]) game.open();
    await engine.settle();
    for (const game of batch) game.playOut();
    await drain(engine, batch);
    await dealt.playThrough();
    for (const game of [...batch, dealt]) engine.ask(game, { cmd: "free", match: game.handle }, ok);
    await engine.settle();
    tally.passed += batch.length;
  }
  await engine.end();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  Object.assign(coverage, { chapters: chapters.size, events: happened.size - 1, words: inForceOnce.size });
  console.log(`${engine.rules} rules, ${engine.requests} requests in ${seconds} s, ${JSON.stringify(coverage)}`);
  console.log(`${tally.passed} passed, 0 failed`);
}

const command: string[] = [];
const numbers = { games: 400, seed: 1, heavy: 8 };
for (let i = 2; i < process.argv.length; i++) {
  const name = process.argv[i].replace(/^--/, "") as keyof typeof numbers;
  if (process.argv[i].startsWith("--") && name in numbers) numbers[name] = Number(process.argv[++i]);
  else command.push(process.argv[i]);
}
if (command.length === 0 || Object.values(numbers).some((n) => !Number.isInteger(n))) {
  console.error("usage: node romeo_juliet.ts <engine command…> [--games N] [--seed S] [--heavy K]");
  process.exit(2);
}
void run(command, numbers.games, numbers.seed, numbers.heavy);
