// A second referee of Volto, written from the rules and the protocol alone, that plays random games
// against `sottovoce engine` and compares everything both can say about them.
//
//     node volto.ts .venv/bin/sottovoce engine --games 2400 --seed 1
//
// Every game is refereed here first, so all of its requests are known at once and sent without waiting;
// the answers come back in order, and each is compared with what this referee expects.
// One game in `--heavy` (8) gets all the checks, knowledge by brute force over all 50,400 set-ups included;
// the others only turns, legal moves, events and outcome.
import { Dice, Engine, agree, insist, tally } from "./talk.ts";
import type { Check } from "./talk.ts";
import {
  ALL_SETUPS, ALL_SQUARES, ALL_WAYS, BOX, Knowledge, after, farPalace, legalMoves, next, on, perft,
  readSetup, replay, rival, spellSetup, start,
} from "./volto_rules.ts";
import type { Line, Mask, Outcome, Position, Seat } from "./volto_rules.ts";

type Viewer = Seat | null;
type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any

// ------------------------------------------------------------------------------------------------- a game

/** The raw answers about one position, as first given. */
type Snapshot = { turn: string; legal: string[]; views: Record<string, string>; record: Json; text: string };
type Policy = "any" | "greedy" | "damsels" | "run" | "shuffle" | "calm" | "cage";

const POLICIES: Policy[] = ["any", "any", "greedy", "greedy", "damsels", "damsels", "run", "shuffle", "calm", "cage"];
// Set-ups and moves of two games in which a side is shut in its corner and skipped: red, then white.
const CAGES = [
  `PSCNCDDNNC PSNCNDDCCN d2-d3 d6-e5 d3-d4 e5xd4 c2-c3 d4xc3 e1-d2 c3xd2 e2-d3 d2xc1 d1-d2 c6-d5 d3-e4 d5xe4
   d2-c2 a6-b5 c2-c3 e4-d3 c3-c4 d3-c2 c4-d4 b6-c5 d4-d5 b5-b4 d5-d6 b4-a3 d6-c6 b7-b3 c6-b6 c5-c4 b6-b7
   c4-c3 b7-b6 a7xb6`,
  `PSNCNDDCCN PSCNCDDNNC c2-b3 d6-d5 d2-e3 d5-d4 e3xd4 c6-c5 d4xc5 e7-d6 c5xd6 e6-d5 d6xc7 d5-c6 b3-c4 c6-b5
   c4xb5 d7-d6 a2-b3 d6-c6 b2-c3 c6-c5 c3-b4 c5-c4 b5-c6 c4-c3 b3-c4 c3-b3 b4-a5 b3-b4 c4-c5 b4-b5 b1xb5`,
].map((text) => text.split(/\s+/));
const SEEN_BY: Viewer[] = [0, 1, null];
const coverage: Record<string, number> = { plies: 0, skips: 0, hundredth: 0 };
Object.assign(coverage, { refusals: 0, counts: 0, known: 0, resampled: 0 });

function seenBy(viewer: Viewer, hidden: boolean, { seat, events }: Line): string[] {
  return events.map((event) =>
    hidden && viewer !== seat && /^removed [^P]/.test(event) ? "removed ?" : event,
  );
}

function refusal(answer: Json, words: string[]): void {
  agree("ok", answer.ok, false);
  insist("error word", words.includes(answer.error), words.join(" or "));
  insist("a message for a person", typeof answer.message === "string" && answer.message.length > 0);
}

function ok(answer: Json): void {
  agree("ok", answer.ok, true);
}

class Game {
  lines: Line[] = [];
  snapshots: Snapshot[] = [];
  replies: string[] = []; // the raw answers to the moves
  later: (() => void)[] = []; // what can only be asked when the handles or records asked for are known
  handle = "";
  setups: string[] = ["", ""];
  position: Position | null = null;
  knowledge = new Knowledge();
  engine: Engine;
  number: number;
  heavy: boolean;
  dice: Dice;
  hidden: boolean;
  policy: Policy;
  script: string[];

  constructor(engine: Engine, number: number, heavy: boolean, dice: Dice) {
    this.engine = engine;
    this.number = number;
    this.heavy = heavy;
    this.dice = dice;
    this.hidden = dice.one(2);
    this.policy = dice.pick(POLICIES);
    this.script = this.policy === "cage" ? dice.pick(CAGES) : [];
  }

  /** The options and the first lines of the game, for a person. */
  story(lines: number): string[] {
    const told = this.lines.slice(0, lines).map(({ seat, move, events }) => {
      return `  ${["red", "white"][seat]} ${move}${events.length ? ` > ${events.join(", ")}` : ""}`;
    });
    const capturer = this.hidden ? "hidden" : "shown";
    return [`game ${this.number}: capturer ${capturer}, policy ${this.policy}`, "record:", ...told];
  }

  ask(request: Json, check: Check): void {
    this.engine.ask(this, request, check);
  }

  get toAct(): Seat[] {
    if (!this.position) return ([0, 1] as const).filter((seat) => this.setups[seat] === "");
    return this.position.outcome ? [] : [this.position.toMove];
  }

  /** The legal moves of a seat, null where they are too many to list. */
  legal(seat: Seat): string[] | null {
    if (this.position) return legalMoves(this.position, seat);
    return this.toAct.includes(seat) ? null : [];
  }

  // ---- choosing

  chooseSetup(seat: Seat): string {
    if (this.policy === "cage") return this.script[seat];
    const setup = this.dice.shuffle([...BOX]);
    const front = this.policy === "run" ? "P" : this.dice.pick(["", "", "D", "P", "S"]);
    setup.sort((a, b) => Number(a === front) - Number(b === front)); // odd ones: that kind in front, on the right
    return setup.join("");
  }

  chooseMove(): string {
    const position = this.position as Position;
    const moves = legalMoves(position, position.toMove);
    if (this.lines.length < this.script.length) return this.script[this.lines.length];
    const whim = { calm: 200, cage: 2 }[this.policy as string] ?? 8;
    if (this.policy === "any" || this.dice.one(whim)) return this.dice.pick(moves);
    let best: string[] = [];
    let least = Infinity;
    for (const move of moves) {
      const value = this.cost(position, move);
      if (value < least) best = [];
      if (value <= least) best.push(move);
      least = Math.min(least, value);
    }
    return this.dice.pick(best);
  }

  cost(position: Position, move: string): number {
    const mover = on(position.masks, move.slice(0, 2)) as Mask;
    const victim = on(position.masks, move.slice(3));
    if (this.policy === "greedy") return victim ? 0 : 1;
    if (this.policy === "damsels") return !victim ? 1 : victim.kind === "P" ? 2 : victim.kind === "D" ? 0 : 0.5;
    const toGo = Math.abs(Number(move[4]) - Number(farPalace(mover.side)));
    if (this.policy === "run") return mover.kind === "P" ? toGo : 4;
    if (victim) return 9;
    if (this.policy === "calm") {
      const [then] = after(position, move);
      if (then.outcome) return position.quiet === 99 ? -then.outcome.winners.length : 9; // a win with the hundredth
      const near = mover.kind === "P" && "26".includes(move[4]) && position.quiet > 70 ? 0.5 : 0;
      return then.seen.filter((key) => key === then.seen.at(-1)).length - near;
    }
    const back = this.lines.findLast(({ seat }) => seat === mover.side)?.move; // shuffle: back where it came from
    return back && move === `${back.slice(3)}-${back.slice(0, 2)}` ? 0 : 1;
  }

  // ---- asking and comparing

  play(seat: Seat, move: string, events: string[], seen = false): void {
    const number = this.lines.length;
    this.ask({ cmd: "play", match: this.handle, seat, move, ...(seen ? { seen: number } : {}) }, (answer, raw) => {
      ok(answer);
      agree("events", answer.events, events);
      this.replies[number] ??= raw;
      agree("the same answer to the same move", raw, this.replies[number]);
    });
    this.lines.push({ seat, move, events });
  }

  askCount(depth: number): void {
    const nodes = this.position ? perft(this.position, depth) : depth === 1 ? ALL_SETUPS.length : null;
    this.ask({ cmd: "count", match: this.handle, depth }, (answer) => {
      if (nodes === null) agree("error", answer.error, "bad_request");
      else agree("count", answer.nodes, nodes);
      coverage.counts += 1;
    });
  }

  refused(seat: unknown, move: unknown, words: string[], extra: object = {}): void {
    this.ask({ cmd: "play", match: this.handle, seat, move, ...extra }, (answer) => refusal(answer, words));
    coverage.refusals += 1;
  }

  /** Turn and legal moves; with `keep` also views and record, and the raw answers are kept. */
  look(keep: boolean): void {
    const snapshot: Snapshot = { turn: "", legal: [], views: {}, record: null, text: "" };
    const { toAct, hidden } = this;
    const outcome = this.position?.outcome ?? null;
    this.ask({ cmd: "turn", match: this.handle }, (answer, raw) => {
      agree("to_act", answer.to_act, toAct);
      agree("outcome", answer.outcome, outcome);
      snapshot.turn = raw;
    });
    for (const seat of [0, 1] as const) {
      const moves = this.legal(seat);
      this.ask({ cmd: "legal", match: this.handle, seat }, (answer, raw) => {
        agree("legal moves", answer.moves, moves);
        if (moves === null) agree("form", typeof answer.form, "string");
        snapshot.legal[seat] = raw;
      });
    }
    if (!keep) return;
    this.snapshots[this.lines.length] = snapshot;
    const lines = this.lines.slice();
    for (const viewer of SEEN_BY) this.askView(viewer, lines, snapshot);
    this.ask({ cmd: "record", match: this.handle }, (answer) => {
      agree("game of the record", answer.record.game, "volto");
      agree("options of the record", answer.record.options, { capturer: hidden ? "hidden" : "shown" });
      agree("lines of the record", answer.record.lines, lines);
      Object.assign(snapshot, { record: answer.record, text: answer.text });
    });
  }

  askView(viewer: Viewer, lines: Line[], snapshot: Snapshot): void {
    const { position, toAct, hidden, setups } = this;
    const moves = viewer === null ? [] : this.legal(viewer);
    const outcome = position?.outcome ?? null;
    const { fitting, shown } = this.knowledge;
    const secret = (seat: Seat): boolean => viewer !== seat && !outcome;
    const log = lines.map((line) =>
      line.move.startsWith("setup") && secret(line.seat)
        ? { ...line, move: "setup ?" }
        : { ...line, events: seenBy(outcome ? line.seat : viewer, hidden, line) },
    );
    const masks = position?.masks.map((mask) => ({
      square: mask.square,
      kind: secret(mask.side) && !shown.has(mask.id) ? null : mask.kind,
      possible: outcome ? null : this.knowledge.possible(mask),
    }));
    if (masks && !outcome) coverage.known += 1;
    const { quiet, seen } = position ?? { quiet: 0, seen: [""] };
    const expected = {
      setups: fitting.map((list) => list.length),
      quiet,
      times: seen.filter((key) => key === seen.at(-1)).length,
      ready: setups.map((setup) => setup !== ""),
    };
    this.ask({ cmd: "view", match: this.handle, seat: viewer }, (answer, raw) => {
      ok(answer);
      snapshot.views[String(viewer)] = raw;
      const { view } = answer;
      agree("view.to_act", view.to_act, toAct);
      agree("view.outcome", view.outcome, outcome);
      agree("view.legal", view.legal, moves);
      agree("length of the log", answer.log.length, log.length);
      if (outcome) return;
      agree("log", answer.log, log);
      for (const seat of [0, 1] as const)
        if (secret(seat) && setups[seat] && setups[seat] !== setups[rival(seat)])
          insist("set-ups stay secret", !raw.includes(spellSetup(setups[seat])));
      for (const [name, value] of Object.entries(expected)) agree(`view.${name}`, view[name], value);
      if (masks) agree("masks in view", view.masks.length, 20);
      for (const mask of view.masks) {
        if (!masks) {
          const kind = secret(mask.side) ? null : setups[mask.side][mask.id % 10];
          agree("kind before the first move", mask.kind, kind);
        } else {
          const { square, kind, possible } = mask;
          agree(`mask ${mask.id} in view`, { square, kind, possible }, masks[mask.id]);
        }
      }
    });
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

  tryNonsense(): void {
    const { dice, toAct, position } = this;
    const actor = dice.pick(toAct);
    const good = position ? dice.pick(legalMoves(position, actor)) : spellSetup(dice.pick(ALL_SETUPS));
    const malformed = ["", " ", "pass", "?", "b2", "resign", ` ${good}`, `${good} `, `${good}\n`, good + good];
    malformed.push(position ? "setup NNPNC/SDCDC" : "b2-b3", good.slice(0, -1), good.replace(/[-x/]/, "+"));
    malformed.push(good === good.toUpperCase() ? "x" : good.toUpperCase());
    if (position) {
      malformed.push("b2-b8", "f2-f3", "b0-b1", "b2-b３", "b2 b3", "b2--b3", "b2-b3-b4", "Nb2-b3", "b2Xb3");
      const legal = legalMoves(position, actor);
      const illegal = (from: string, to: string): void => {
        for (const move of [`${from}-${to}`, `${from}x${to}`])
          if (!legal.includes(move)) this.refused(actor, move, ["illegal_move"]);
      };
      for (let i = 0; i < 4; i++) illegal(dice.pick(ALL_SQUARES), dice.pick(ALL_SQUARES));
      for (const { side, square } of position.masks) // near misses
        if (side === actor && square && dice.one(3)) illegal(square, next(square, dice.pick(ALL_WAYS)) ?? square);
    } else {
      const kinds = readSetup(good);
      malformed.push("setup", `setup ${kinds}`, good.toLowerCase(), good.replace("P", "X"), good.replace("setup ", ""));
      this.refused(actor, good.replace("P", "N"), ["illegal_move"]);
      this.refused(actor, good.replace("N", "D"), ["illegal_move"]);
    }
    for (let i = 0; i < 5; i++) this.refused(actor, dice.pick(malformed), ["bad_move"]);
    for (const seat of [0, 1] as const)
      for (const move of [good, dice.pick(malformed)])
        if (!toAct.includes(seat)) this.refused(seat, move, ["not_your_turn"]);
    if (this.lines.length > 0) this.refused(actor, good, ["stale"], { seen: dice.below(this.lines.length) });
    this.refused(2, good, ["bad_request", "not_your_turn"]);
    this.refused(actor, 7, ["bad_request", "bad_move"]);
    this.compare(this.handle, "after refusals", this.lines.length, SEEN_BY);
  }

  free(handle: string): void {
    this.ask({ cmd: "free", match: handle }, ok);
  }

  /** Asks for a new match, and looks at it when its handle is known. */
  another(request: Json, then: (handle: string) => void): void {
    this.ask(request, (answer) => {
      ok(answer);
      insist("a new match", answer.match !== this.handle);
      this.later.push(() => {
        then(answer.match);
        this.free(answer.match);
      });
    });
  }

  /** The same moves under other set-ups: the lines of that record. */
  retell(setups: string[], lines: Line[]): Line[] {
    const told: Line[] = [];
    let position: Position | null = null;
    for (const { seat, move } of lines) {
      let events: string[] = [];
      if (move.startsWith("setup")) told.push({ seat, move: spellSetup(setups[seat]), events });
      else {
        [position, events] = after(position ?? start(setups), move);
        told.push({ seat, move, events });
      }
    }
    return told;
  }

  /** Draws matches that fit what a viewer knows: set-ups that fit, and no difference to be seen, now or earlier. */
  resample(viewer: Viewer, times: number): void {
    const number = this.lines.length;
    const lines = this.lines.slice();
    const { setups, dice } = this;
    const { fitting } = this.knowledge;
    const found = new Set<string>();
    for (let i = 0; i < times; i++) {
      const seed = dice.below(1e9);
      const back = 1 + dice.below(number);
      this.another({ cmd: "resample", match: this.handle, seat: viewer, seed }, (handle) => {
        coverage.resampled += 1;
        this.ask({ cmd: "record", match: handle }, (answer) => {
          const given: Line[] = answer.record.lines;
          const others = given.slice(0, 2).map(({ seat, move }) => [seat, readSetup(move)] as const);
          const kinds = setups.slice();
          for (const [seat, setup] of others) {
            if (seat === viewer) agree("the viewer's own set-up", setup, setups[seat]);
            else insist("a set-up that fits what was seen", fitting[seat].includes(setup), fitting[seat].slice(0, 9));
            kinds[seat] = setup;
          }
          agree("lines of a resampled match", given, this.retell(kinds, lines));
          if (viewer !== null) found.add(kinds[rival(viewer)]);
          if (viewer !== null && times > 9 && i === times - 1)
            agree("set-ups drawn", [...found].sort(), [...fitting[rival(viewer)]].sort());
        });
        if (i > 2) return;
        const viewers = viewer === null ? [null] : [viewer, null];
        this.compare(handle, `when resampled for ${viewer}`, number, viewers);
        this.ask({ cmd: "undo", match: handle, plies: back }, ok);
        this.compare(handle, `when resampled for ${viewer}, earlier`, number - back, viewers);
      });
    }
  }

  /** Loads the record of this position as it is, then with other set-ups of one side, fitting and not. */
  load(): void {
    const number = this.lines.length;
    const lines = this.lines.slice();
    const { dice, setups, hidden } = this;
    const outcome = this.position?.outcome;
    const other: Seat = dice.pick([0, 1] as const);
    const fits = dice.pick(this.knowledge.fitting[other]);
    const odd = dice.pick(ALL_SETUPS);
    const withOther = (setup: string): string[] => setups.map((own, seat) => (seat === other ? setup : own));
    this.later.push(() => {
      const { record, text } = this.snapshots[number];
      for (const given of [record, text])
        this.another({ cmd: "load", record: given }, (handle) => {
          this.compare(handle, "when loaded", number, SEEN_BY);
          const then = this.lines[number];
          if (then)
            this.ask({ cmd: "play", match: handle, seat: then.seat, move: then.move }, (_answer, raw) =>
              agree("the same answer in the loaded match", raw, this.replies[number]),
            );
        });
      if (number < 3) return;
      const bad = (lie: Line[]): void =>
        this.ask({ cmd: "load", record: { ...record, lines: lie } }, (answer) => refusal(answer, ["bad_record"]));
      const last = lines[number - 1];
      bad([...lines.slice(0, -1), { ...last, events: [...last.events, "captured N"] }]);
      bad([...lines.slice(0, -1), { ...last, move: `${last.move.slice(0, 2)}-${last.move.slice(0, 2)}` }]);
      bad([...lines.slice(0, -1), { ...last, seat: rival(last.seat) }]);
      const move = spellSetup(odd);
      const swapped = lines.map((line, i) => (i < 2 && line.seat === other ? { ...line, move } : line));
      if (!replay(withOther(odd), lines.slice(2))) bad(swapped);
      if (outcome) return;
      const retold = { ...record, lines: this.retell(withOther(fits), lines) };
      const viewers: Viewer[] = hidden || fits !== setups[other] ? [rival(other), null] : SEEN_BY;
      this.another({ cmd: "load", record: retold }, (handle) =>
        this.compare(handle, "under another set-up", number, viewers),
      );
    });
  }

  /** Takes a few moves back, looks, and plays them again. */
  undo(plies: number): void {
    const all = this.lines;
    this.ask({ cmd: "undo", match: this.handle, plies }, ok);
    this.lines = all.slice(0, all.length - plies);
    for (const line of all.slice(all.length - plies)) {
      this.compare(this.handle, "when taken back", this.lines.length, SEEN_BY);
      this.play(line.seat, line.move, line.events);
    }
    this.compare(this.handle, "when played again", this.lines.length, SEEN_BY);
  }

  // ---- the parts of a game

  open(): void {
    const options = this.hidden ? { capturer: "hidden" } : this.dice.one(2) ? { capturer: "shown" } : {};
    this.ask({ cmd: "new", game: "volto", seed: this.number, options }, (answer) => {
      ok(answer);
      this.handle = answer.match;
    });
  }

  setUp(): void {
    for (const seat of this.dice.shuffle([0, 1] as Seat[])) {
      this.look(this.heavy);
      if (this.heavy) {
        this.tryNonsense();
        for (const depth of [1, 2]) this.askCount(depth);
        if (this.lines.length > 0) this.resample(this.dice.pick(SEEN_BY), 1);
      }
      const setup = this.chooseSetup(seat);
      this.play(seat, spellSetup(setup), [], this.heavy);
      this.setups[seat] = setup;
    }
    this.position = start(this.setups);
  }

  playOut(): void {
    const { dice, heavy } = this;
    for (;;) {
      const position = this.position as Position;
      this.look(heavy && (position.outcome !== null || position.skipped || dice.one(3)));
      if (position.outcome) break;
      const { fitting } = this.knowledge;
      if (heavy && this.snapshots[this.lines.length]) {
        if (dice.one(6)) this.tryNonsense();
        if (dice.one(12)) this.askCount(1 + dice.below(2));
        if (dice.one(8)) this.undo(1 + dice.below(dice.one(9) ? this.lines.length : Math.min(5, this.lines.length)));
        if (dice.one(8)) this.load();
        const viewer = dice.one(9) ? null : dice.one(4) ? position.toMove : rival(position.toMove);
        const size = viewer === null ? Infinity : fitting[rival(viewer)].length;
        if (dice.one(6)) this.resample(viewer, size <= 8 ? 20 * size : 2);
      } else if (dice.one(30)) this.refused(rival(position.toMove), "b2-b3", ["not_your_turn"]);
      const move = this.chooseMove();
      const [then, events] = after(position, move);
      this.play(position.toMove, move, events, heavy && dice.one(3));
      if (heavy && !then.outcome) {
        const { shown } = this.knowledge;
        this.knowledge = Object.assign(new Knowledge(), { fitting: fitting.slice(), shown: new Set(shown) });
        this.knowledge.move(position, move, events, then, this.hidden);
      }
      this.position = then;
      coverage.plies += 1;
      if (then.skipped) coverage.skips += 1;
    }
    const { outcome, quiet } = this.position as Position;
    const { reason } = outcome as Outcome;
    coverage[reason] = (coverage[reason] ?? 0) + 1;
    if (quiet === 100 && reason === "palace") coverage.hundredth += 1;
    for (const seat of [0, 1]) for (const move of ["b2-b3", "nonsense"]) this.refused(seat, move, ["over"]);
    this.askCount(1);
    this.askCount(2);
    if (!heavy) return;
    this.load();
    this.undo(1 + dice.below(this.lines.length));
    this.undo(this.lines.length);
  }
}

// -------------------------------------------------------------------------------------------------- the run

async function checkProtocol(engine: Engine): Promise<void> {
  engine.ask(null, { cmd: "hello" }, (answer) => {
    engine.rules = answer.compiled ? "compiled" : "plain";
    const game = answer.games.find((one: Json) => one.id === "volto");
    agree("seats", game.seats, [2, 2]);
    agree("options", game.options, { capturer: { default: "shown", choices: ["shown", "hidden"] } });
  });
  for (const options of [{ capturer: "none" }, { capturer: 1 }, { x: 1 }])
    engine.ask(null, { cmd: "new", game: "volto", options }, (answer) => refusal(answer, ["bad_option"]));
  await engine.settle();
}

async function drain(engine: Engine, games: Game[]): Promise<void> {
  await engine.settle();
  while (games.some((game) => game.later.length > 0)) {
    for (const game of games) for (const task of game.later.splice(0)) task();
    await engine.settle();
  }
}

async function run(command: string[], count: number, seed: number, heavy: number): Promise<void> {
  const began = performance.now();
  const engine = new Engine(command);
  await checkProtocol(engine);
  for (let done = 0; done < count; ) {
    const games: Game[] = [];
    while (games.length < 32 && done < count) {
      done += 1;
      const dice = new Dice(Math.imul(seed, 0x9e3779b1) + Math.imul(done, 0x85ebca6b));
      games.push(new Game(engine, done, (done - 1) % heavy === 0, dice));
    }
    for (const game of games) game.open();
    await engine.settle();
    for (const game of games) game.setUp();
    for (const game of games) game.playOut();
    await drain(engine, games);
    for (const game of games) game.free(game.handle);
    await engine.settle();
    tally.passed += games.length;
  }
  await engine.end();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
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
  console.error("usage: node volto.ts <engine command…> [--games N] [--seed S] [--heavy K]");
  process.exit(2);
}
void run(command, numbers.games, numbers.seed, numbers.heavy);
