// A second referee of Verso, written from the rules and the protocol alone, that plays random games
// against `sottovoce engine` and compares everything both can say about them.
//
//     node verso.ts .venv/bin/sottovoce engine --games 2400 --seed 1
//
// Many games are played side by side so that the engine always has requests waiting.
// One game in `--heavy` (8) gets all the checks, the others only turns, legal moves, displays, events and outcome.
import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { Dice } from "./talk.ts";
import {
  BOX, cardText, deal, happened, legalMoves, LYING, nameOf, newTable, oddsOf, outcomeOf, play, publicFace,
  sameFace, seriesOf, spell, toAct, turnOver,
} from "./verso_rules.ts";
import type { Json, Player, Seat, Table } from "./verso_rules.ts";

// ----------------------------------------------------------------------------------------------- the talk

class Disagreement extends Error {}

function insist(what: string, holds: boolean, got: unknown = "", expected: unknown = ""): void {
  if (holds) return;
  throw new Disagreement(`${what}\nengine:  ${JSON.stringify(got)}\nreferee: ${JSON.stringify(expected)}`);
}
function agree(what: string, got: unknown, expected: unknown): void {
  if (got !== expected) insist(what, isDeepStrictEqual(got, expected), got, expected);
}
function refusal(what: string, answer: Json, words: string[]): void {
  insist("error word", answer.ok === false && words.includes(answer.error), answer, { what, words });
  insist("a message for a person", typeof answer.message === "string" && answer.message.length > 0, answer);
}

type Reply = { answer: Json; raw: string };

function parse(raw: string): Json {
  try {
    return JSON.parse(raw);
  } catch {
    return stop(`the answer is not JSON: ${raw}`);
  }
}

class Engine {
  #child: ChildProcessWithoutNullStreams;
  #waiting: ((raw: string) => void)[] = [];
  #head = 0;
  #outgoing: string[] = [];
  #partial: string[] = [];
  #ended: ((code: number | null) => void) | null = null;
  requests = 0;
  rules = "";

  constructor(command: string[]) {
    this.#child = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] }) as never;
    this.#child.stdout.setEncoding("utf8");
    this.#child.stdout.on("data", (text: string) => this.#hear(text));
    this.#child.stdin.on("error", () => {});
    this.#child.on("error", (error) => stop(`the engine does not start: ${error}`));
    this.#child.on("close", (code) => {
      if (this.#ended) this.#ended(code);
      else stop(`the engine ended with status ${code}`);
    });
  }

  ask(request: Json): Promise<Reply> {
    if (this.#outgoing.length === 0)
      setImmediate(() => {
        this.#child.stdin.write(this.#outgoing.join("\n") + "\n");
        this.#outgoing = [];
      });
    this.#outgoing.push(typeof request === "string" ? request : JSON.stringify(request));
    this.requests += 1;
    return new Promise((resolve) => this.#waiting.push((raw) => resolve({ answer: parse(raw), raw })));
  }

  #hear(text: string): void {
    const lines = text.split("\n");
    this.#partial.push(lines[0]);
    if (lines.length === 1) return;
    lines[0] = this.#partial.join("");
    this.#partial = [lines.pop() as string];
    for (const line of lines) {
      const resolve = this.#waiting[this.#head++];
      if (!resolve) stop(`an answer that nobody asked for: ${line}`);
      resolve(line);
    }
    if (this.#head > 10000 || this.#head === this.#waiting.length) {
      this.#waiting.splice(0, this.#head);
      this.#head = 0;
    }
  }

  async end(): Promise<void> {
    const ended = new Promise<number | null>((resolve) => (this.#ended = resolve));
    this.#child.stdin.end();
    const code = await ended;
    if (code !== 0) stop(`exit status ${code} at the end of input`);
  }
}

let passed = 0;
let failed = 0;
const coverage = {
  plies: 0, ties: 0, refusals: 0, counts: 0, odds: 0, inexact: 0,
  resampled: 0, loaded: 0, undone: 0, sameDeals: 0, otherDeals: 0,
};

function stop(why: string): never {
  console.log(`DISAGREEMENT: ${why}\n${passed} passed, ${failed + 1} failed`);
  process.exit(1);
}

// ------------------------------------------------------------------------------------------------- a game

type Line = { seat: Seat; move: string; events: string[] };
const KINDS = ["auto", "manual", "deck"] as const;

class Game {
  engine: Engine;
  number: number;
  heavy: boolean;
  dice: Dice;
  seats: number;
  forced: boolean;
  kind: (typeof KINDS)[number];
  deck: string[] | null = null;
  seed: number;
  policy: string;
  chance: string;
  table: Table;
  handle = "";
  lines: Line[] = []; // as this referee knows them
  history: Table[] = []; // the table before each line of `lines`

  constructor(engine: Engine, number: number, heavy: boolean, dice: Dice) {
    this.engine = engine;
    this.number = number;
    this.heavy = heavy;
    this.dice = dice;
    this.seats = 1 + dice.below(6);
    this.forced = dice.one(3);
    this.kind = dice.pick(KINDS);
    this.seed = dice.below(2 ** 31);
    this.policy = dice.pick(["any", "any", "collect", "greedy"]);
    this.chance = this.kind === "deck" ? dice.pick(["auto", "manual"]) : this.kind;
    if (this.kind === "deck") this.deck = this.#chooseDeck(1 + dice.below(40));
    this.table = this.newTable();
  }

  #chooseDeck(size: number): string[] {
    const box = BOX.slice();
    const deck: string[] = [];
    while (deck.length < size) {
      const [card] = box.splice(this.dice.below(box.length), 1);
      deck.push(cardText(this.dice.one(2) ? card : turnOver(card)));
    }
    return deck;
  }

  newTable(): Table {
    return newTable(this.seats, this.forced, this.deck?.length ?? (this.seats === 1 ? 35 : 15 * this.seats));
  }

  get options(): Json {
    return { forced_flip: this.forced, deck: this.deck };
  }

  ask(request: Json): Promise<Reply> {
    return this.engine.ask({ match: this.handle, ...request });
  }

  /** Deals what lies in options.deck as far as the table asks for it. */
  dealDeck(table: Table, deck: string[]): void {
    const flips = table.flips;
    while (table.phase === "deal") {
      deal(table, LYING.get(deck[table.used.length])!);
      flips.push(...table.flips);
    }
    table.flips = flips;
  }

  async run(): Promise<void> {
    const { dice, heavy, seats, seed, chance } = this;
    const options: Json = {};
    if (this.forced || dice.one(2)) options.forced_flip = this.forced;
    if (this.deck) options.deck = this.deck;
    const request: Json = { cmd: "new", game: "verso", seed, chance, options };
    if (seats !== 2 || dice.one(2)) request.seats = seats;
    const { answer } = await this.engine.ask(request);
    agree("new", answer.ok, true);
    this.handle = answer.match;
    await this.chanceActs();
    for (let ply = 0; ; ply++) {
      await (heavy && dice.one(6) ? this.study() : this.look());
      if (this.table.phase === "over") break;
      if (heavy && this.history.length > 2 && dice.one(25)) await this.undo();
      if (dice.one(heavy ? 8 : 100)) await this.tryNonsense();
      if (dice.one(heavy ? 5 : 100)) await this.countAll();
      if (heavy && dice.one(12)) await this.resample();
      if (heavy && dice.one(15)) await this.load();
      await this.move(this.choose());
    }
    const { players } = this.table;
    if (seats > 1 && outcomeOf(this.table).winners.length > 1 && players[0].points > 0) coverage.ties += 1;
    for (const seat of [0, seats - 1, "*"])
      refusal("after the end", (await this.ask({ cmd: "play", seat, move: "nonsense" })).answer, ["over"]);
    agree("count after the end", (await this.ask({ cmd: "count", depth: 1 })).answer.nodes, 0);
    if (heavy) {
      await this.resample();
      await this.load();
      await this.undo();
    }
    agree("free", (await this.ask({ cmd: "free" })).answer.ok, true);
  }

  /** What chance did by itself is learnt from the record, after the lines already known. */
  async chanceActs(): Promise<void> {
    if (this.deck) return this.dealDeck(this.table, this.deck);
    if (this.kind === "manual" || this.table.phase !== "deal") return;
    const { answer } = await this.ask({ cmd: "record" });
    const told: Json[] = answer.record.lines.slice(this.lines.length);
    for (const line of told) {
      agree("a line of chance", [line.seat, this.table.phase], ["*", "deal"]);
      this.dealLine(line.move);
      this.lines.at(-1)!.events = line.events;
      agree("flips of a deal", flipsIn(line.events), this.table.flips);
    }
    insist("chance deals what is due", this.table.phase !== "deal", told);
  }

  dealLine(move: string): void {
    const card = LYING.get(move.slice(5));
    insist("a card of the box not yet dealt", card !== undefined && !this.table.used.includes(nameOf(card)), move);
    this.history.push(structuredClone(this.table));
    deal(this.table, card!);
    this.lines.push({ seat: "*", move, events: [] });
  }

  choose(): string {
    const { dice, table } = this;
    const moves = legalMoves(table, toAct(table)[0]);
    if (table.phase === "deal" || this.policy === "any") return dice.pick(moves);
    const banks = moves.filter((move) => move.startsWith("bank"));
    const player = table.players[table.seat];
    const draws = moves.filter((move) => !move.startsWith("bank"));
    const bank = banks.length > 0 && (this.policy === "greedy" ? !dice.one(3) : dice.one(12));
    if (bank || table.phase === "last") return dice.pick(banks.length > 0 && bank ? banks : moves);
    const duplicate = player.cards.some((card) => sameFace(card.up, table.top!.up));
    return duplicate && dice.one(2) ? "flip" : dice.pick(draws);
  }

  /** Plays a move here and there. */
  async move(move: string): Promise<void> {
    const seat = toAct(this.table)[0];
    const request: Json = { cmd: "play", seat, move };
    if (this.dice.one(4)) request.seen = this.lines.length;
    const { answer } = await this.ask(request);
    agree(`play ${move}`, answer.ok, true);
    if (seat === "*") this.dealLine(move);
    else {
      this.history.push(structuredClone(this.table));
      play(this.table, move);
      this.lines.push({ seat, move, events: [] });
    }
    const flips = this.table.flips.slice();
    const before = this.lines.length;
    await this.chanceActs();
    for (const line of this.lines.slice(before)) flips.push(...flipsIn(line.events));
    agree(`flips of ${move}`, flipsIn(answer.events), this.deck ? this.table.flips : flips);
    const known = new Set(this.knownCards());
    for (const text of JSON.stringify(answer.events).match(/[BGO][1-6J]\*?\/[BGO][1-6J]/g) ?? [])
      insist("events tell no unseen back", known.has(nameOf(LYING.get(text)!)), text);
    coverage.plies += 1;
  }

  knownCards(): string[] {
    const seen = [...this.table.players.flatMap((player) => player.cards), ...this.table.discards];
    return seen.filter((card) => card.known).map(nameOf);
  }

  // ---- looking

  async look(): Promise<void> {
    const { table } = this;
    const all: Seat[] = [...Array(this.seats).keys(), "*"];
    const seats = this.heavy ? all : [...new Set([...toAct(table), this.dice.pick(all)])];
    const asked = [this.ask({ cmd: "turn" }), ...seats.map((seat) => this.ask({ cmd: "legal", seat }))];
    if (this.heavy || table.phase === "over" || this.dice.one(10))
      asked.push(this.ask({ cmd: "view", seat: this.dice.pick([...all.slice(0, -1), null]) }));
    const [turn, ...told] = await Promise.all(asked);
    agree("to_act", turn.answer.to_act, toAct(table));
    agree("outcome", turn.answer.outcome, outcomeOf(table));
    seats.forEach((seat, i) => {
      agree("legal moves", { seat, moves: told[i].answer.moves }, { seat, moves: legalMoves(table, seat) });
    });
    if (told.length > seats.length) this.checkView(told[seats.length].answer);
  }

  checkView(answer: Json): void {
    const { table } = this;
    const { view } = answer;
    const rows = (player: Json): Json => ({
      B: player.rows.B.toSorted(), G: player.rows.G.toSorted(), O: player.rows.O.toSorted(),
    });
    const players = view.players.map((player: Json) => {
      const { points, square, squares } = player;
      return { points, square, squares, rows: rows(player) };
    });
    const shown = { left: view.left, top: view.top, players, discards: view.discards.toSorted() };
    agree("what all see", shown, publicFace(table));
    agree("view.to_act", view.to_act, toAct(table));
    agree("view.outcome", view.outcome, outcomeOf(table));
    agree("view.legal", view.legal, view.seat === null ? [] : legalMoves(table, view.seat));
    const banks = view.legal.filter((move: string) => move.startsWith("bank "));
    agree("what each bank would bring", Object.keys(view.banks ?? {}).sort(), banks.toSorted());
    this.checkDraws(view);
    agree("length of the log", answer.log.length, this.lines.length);
    const moves = this.lines.map(({ seat, move }) => [seat, seat === "*" ? move.replace(/\/.*/, "/?") : move]);
    agree("log", answer.log.map(({ seat, move }: Json) => [seat, move]), moves);
    this.checkOdds(view);
  }

  /** Keeping and flipping: is that face in the display already, and would it be the last card of a square? */
  checkDraws(view: Json): void {
    const draws = view.legal.filter((move: string) => move === "keep" || move === "flip");
    agree("what each draw would bring", Object.keys(view.draws).sort(), draws.toSorted());
    for (const move of draws) {
      const [up, back] = view.top.split("/");
      const unseen = back === "?" ? view.backs[up] : { [back]: 1 };
      const player = this.table.players[view.seat];
      const brings = { double: 0, square: 0 };
      for (const [face, likely] of Object.entries(move === "keep" ? { [up]: 1 } : unseen) as [string, number][]) {
        const inRow = (colour: string) => player.cards.filter((card) => card.up.colour === colour);
        const isDouble = inRow(face[0]).some((card) => String(card.up.value) === face[1]);
        const counts = [..."BGO"].map((colour) => inRow(colour).length + (colour === face[0] ? 1 : 0));
        if (isDouble) brings.double += likely;
        else if (!player.square && counts.every((count) => count >= 3)) brings.square += likely;
      }
      for (const what of ["double", "square"] as const)
        insist(
          `${what} by ${move}`,
          Math.abs(view.draws[move][what] - brings[what]) < 1e-4,
          view.draws[move],
          brings,
        );
    }
  }

  checkOdds(view: Json): void {
    const { backs, exact } = view;
    const odds = oddsOf(this.table, 7);
    if (!exact) coverage.inexact += 1;
    if (odds) {
      agree("faces with odds", Object.keys(backs).sort(), Object.keys(odds).sort());
      const off = exact ? 1.000001e-6 : 0.05;
      for (const face in odds)
        for (const back of new Set([...Object.keys(odds[face]), ...Object.keys(backs[face])]))
          insist(
            `odds of ${back} behind ${face}`,
            Math.abs((odds[face][back] ?? 0) - (backs[face][back] ?? 0)) <= off,
            backs[face],
            odds[face],
          );
      coverage.odds += 1;
    }
  }

  /** The raw answers about a position. */
  async snapshot(handle: string): Promise<string[]> {
    const seats: (number | null)[] = [...Array(this.seats).keys(), null];
    const asked = [this.ask({ cmd: "turn", match: handle })];
    for (const seat of seats) asked.push(this.ask({ cmd: "view", match: handle, seat }));
    for (const seat of seats) if (seat !== null) asked.push(this.ask({ cmd: "legal", match: handle, seat }));
    return (await Promise.all(asked)).map((reply) => reply.raw);
  }

  /** What all seats and a spectator are told is one and the same, and tells no secret. */
  async study(): Promise<void> {
    await this.look();
    const raws = await this.snapshot(this.handle);
    const answers = raws.map((raw) => JSON.parse(raw)).filter((answer) => answer.view);
    for (const answer of answers) {
      this.checkView(answer);
      agree("one log for all", answer.log, answers[0].log);
      const common = (view: Json): Json => ({ ...view, seat: 0, legal: 0, banks: 0, draws: 0 });
      agree("one table for all", common(answer.view), common(answers[0].view));
    }
    const known = new Set(this.knownCards());
    for (const text of JSON.stringify(answers).match(/[BGO][1-6J]\*?\/[BGO][1-6J]/g) ?? [])
      insist("views tell no unseen back", known.has(nameOf(LYING.get(text)!)), text);
  }

  // ---- refusals

  async tryNonsense(): Promise<void> {
    const { dice, table } = this;
    const before = await this.snapshot(this.handle);
    const actor = toAct(table)[0];
    const legal = legalMoves(table, actor);
    const good = dice.pick(legal);
    const wrong: [unknown, unknown, string[]][] = [];
    const bad = ["", " ", "x", "Keep", "bank", "bank B", "bank B:", "bank X:1-2", "bank B:1-7", "bank B:0-1"];
    bad.push("bank b:1-2", "bank B:1,2", "bank B:1-2-", "bank B: 1-2", "deal", "deal B3", "deal ?");
    bad.push("resign", "null", "keep flip");
    bad.push(` ${good}`, `${good} `, `${good}\n`, good.toUpperCase(), good + good);
    bad.push(...(table.phase === "turn" ? ["pass", "deal B3/G4"] : ["keep", "flip"]));
    if (table.phase === "deal") bad.push("pass", "bank B:1-2", "deal B3/G4*", "deal G4/B3/O1");
    if (table.phase === "last") bad.push("deal B3/G4");
    for (const move of bad) wrong.push([actor, move, ["bad_move"]]);
    const series = ["B:1-3", "B:2-1", "B:J-J", "B:5-6-1", "B:J-1", "B:6-J", "B:3", "B:J"].map((text) => `bank ${text}`);
    const cards = ["B3/B4", "B3/G5", "BJ/G2", "BJ*/G3", "B3*/GJ*"].map((text) => `deal ${text}`);
    // What is no series or no card at all may be called either.
    for (const move of table.phase === "deal" ? cards : series)
      wrong.push([actor, move, ["bad_move", "illegal_move"]]);
    if (table.phase === "deal") {
      const gone = [...LYING].filter(([, card]) => table.used.includes(nameOf(card)));
      if (gone.length > 0) wrong.push([actor, `deal ${dice.pick(gone)[0]}`, ["illegal_move"]]);
    } else {
      const full: Player = { cards: [...LYING.values()], points: 0, square: false, squares: 0 };
      const all = seriesOf(full).map(spell).filter((move) => !legal.includes(move));
      for (let i = 0; i < 6; i++) wrong.push([actor, dice.pick(all), ["illegal_move"]]);
      if (table.phase === "turn" && !legal.includes("keep")) wrong.push([actor, "keep", ["illegal_move"]]);
    }
    for (const seat of [...Array(this.seats).keys(), "*"])
      if (seat !== actor) for (const move of [good, "nonsense"]) wrong.push([seat, move, ["not_your_turn"]]);
    wrong.push([this.seats, good, ["not_your_turn", "bad_request"]], [actor, 5, ["bad_request", "bad_move"]]);
    const replies = await Promise.all(wrong.map(([seat, move]) => this.ask({ cmd: "play", seat, move })));
    replies.forEach(({ answer }, i) => refusal(JSON.stringify(wrong[i].slice(0, 2)), answer, wrong[i][2]));
    if (this.lines.length > 0) {
      const stale = await this.ask({ cmd: "play", seat: actor, move: good, seen: this.lines.length - 1 });
      refusal("stale", stale.answer, ["stale"]);
    }
    coverage.refusals += wrong.length;
    agree("nothing changed by refusals", await this.snapshot(this.handle), before);
  }

  // ---- counting

  /** Number of sequences of moves; a deal is one leaf unless `chance` asks for all of them. */
  perft(table: Table, depth: number, chance: boolean): number {
    if (depth === 0) return 1;
    const seat = toAct(table)[0];
    if (seat === undefined) return 0;
    if (seat === "*" && !chance) return 1;
    const moves = legalMoves(table, seat);
    if (depth === 1) return moves.length;
    let nodes = 0;
    for (const move of moves) {
      const then = structuredClone(table);
      if (seat === "*") deal(then, LYING.get(move.slice(5))!);
      else play(then, move);
      if (this.deck) this.dealDeck(then, this.deck);
      nodes += this.perft(then, depth - 1, chance);
    }
    return nodes;
  }

  async countAll(): Promise<void> {
    for (const depth of this.deck && this.dice.one(4) ? [1, 2, 3] : [1, 2])
      for (const chance of [false, true]) {
        if (this.table.phase === "deal" && chance && depth > 1 && !this.dice.one(4)) continue;
        const kept = { ...happened };
        const nodes = this.perft(this.table, depth, chance);
        Object.assign(happened, kept);
        const { answer } = await this.ask({ cmd: "count", depth, ...(chance ? { chance } : {}) });
        agree("count", { depth, chance, nodes: answer.nodes }, { depth, chance, nodes });
        coverage.counts += 1;
      }
  }

  // ---- undoing, loading, drawing anew

  async undo(): Promise<void> {
    const { lines, table, history } = this;
    const raws = await this.snapshot(this.handle);
    const auto = this.kind === "auto";
    const owned = [...lines.keys()].filter((at) => !auto || lines[at].seat !== "*");
    if (owned.length === 0) return;
    const plies = this.dice.one(3) ? owned.length : 1 + this.dice.below(Math.min(owned.length, 12));
    const back = owned[owned.length - plies];
    agree("undo", (await this.ask({ cmd: "undo", plies })).answer.ok, true);
    coverage.undone += 1;
    this.lines = lines.slice(0, back);
    this.history = history.slice(0, back);
    this.table = structuredClone(history[back]);
    await this.study();
    for (const { seat, move } of lines.slice(back)) {
      if (auto && seat === "*") continue;
      if (!legalMoves(this.table, seat).includes(move)) break; // other cards were dealt
      await this.move(move);
    }
    const same = isDeepStrictEqual(this.table, table);
    coverage[same ? "sameDeals" : "otherDeals"] += 1;
    if (!auto) agree("the same table again", this.table, table);
    if (same) agree("the same answers again", await this.snapshot(this.handle), raws);
  }

  /** This referee's own reading of a whole record. */
  replay(record: Json): Table {
    const table = this.newTable();
    const { deck } = record.options;
    if (deck) this.dealDeck(table, deck);
    for (const { seat, move } of record.lines) {
      insist("a legal move in a record", legalMoves(table, seat).includes(move), move, legalMoves(table, seat));
      if (seat === "*") deal(table, LYING.get(move.slice(5))!);
      else play(table, move);
      if (deck) this.dealDeck(table, deck);
    }
    return table;
  }

  async load(): Promise<void> {
    if (this.table.phase === "deal") return;
    const { record, text } = (await this.ask({ cmd: "record" })).answer;
    agree("options of the record", record.options, this.options);
    agree("seats of the record", record.seats, this.seats);
    const bare = (lines: Json[]): Json => lines.map(({ seat, move }) => [seat, move]);
    agree("lines of the record", bare(record.lines), bare(this.lines));
    const raws = await this.snapshot(this.handle);
    for (const form of [record, text]) {
      const { answer } = await this.ask({ cmd: "load", record: form });
      agree("load", answer.ok, true);
      agree("the same when loaded", await this.snapshot(answer.match), raws);
      const again = (await this.ask({ cmd: "record", match: answer.match })).answer;
      agree("the same record when loaded", [again.record.lines, again.text], [record.lines, text]);
      agree("free", (await this.ask({ cmd: "free", match: answer.match })).answer.ok, true);
      coverage.loaded += 1;
    }
    const at = record.lines.findLastIndex((line: Json) => line.seat !== "*");
    if (at < 0) return;
    for (const lie of [{ move: "bank B:9-9" }, { move: "pass!" }, { events: ["p1 flipped B9/G9"] }, { seat: 6 }]) {
      const copy = structuredClone(record);
      Object.assign(copy.lines[at], lie);
      const { answer } = await this.ask({ cmd: "load", record: copy });
      refusal(`record with ${JSON.stringify(lie)} in line ${at + 1}`, answer, ["bad_record"]);
      insist("the line of a bad record is numbered", JSON.stringify(answer).includes(String(at + 1)), answer, at + 1);
    }
  }

  async resample(): Promise<void> {
    const raws = await this.snapshot(this.handle);
    const first = this.dice.below(1e6);
    const drawn: string[] = [];
    for (const seed of [first, first, first + 1]) {
      const seat = drawn.length < 2 ? null : this.dice.below(this.seats);
      const { answer } = await this.ask({ cmd: "resample", seat, seed });
      agree("resample", answer.ok, true);
      const handle: string = answer.match;
      agree(`the same for all when resampled for ${seat}`, await this.snapshot(handle), raws);
      const { record } = (await this.ask({ cmd: "record", match: handle })).answer;
      drawn.push(JSON.stringify(record));
      const { deck } = record.options;
      if (deck) {
        agree("length of a resampled deck", deck.length, this.deck!.length);
        const names = new Set(deck.map((text: string) => nameOf(LYING.get(text)!)));
        insist("no card twice in a resampled deck", names.size === deck.length, deck);
      }
      const kept = { ...happened };
      agree("a resampled record gives the same table", publicFace(this.replay(record)), publicFace(this.table));
      Object.assign(happened, kept);
      const actor = toAct(this.table)[0];
      const legal = legalMoves(this.table, actor);
      if (actor !== undefined && actor !== "*")
        for (const move of ["bank B:2-1", "bank B:1-2-3-4-5-6", "pass!", "keep "]) {
          if (legal.includes(move)) continue;
          const wrong = { cmd: "play", seat: actor, move };
          const [ours, theirs] = await Promise.all([this.ask(wrong), this.ask({ ...wrong, match: handle })]);
          agree("the same refusal when resampled", theirs.raw, ours.raw);
        }
      agree("free", (await this.ask({ cmd: "free", match: handle })).answer.ok, true);
      coverage.resampled += 1;
    }
    agree("the same seed, the same draw", drawn[1], drawn[0]);
  }
}

function flipsIn(events: Json): string[] {
  insist("events are a list", Array.isArray(events), events);
  return events.filter((event: string) => / flipped /.test(event));
}

// -------------------------------------------------------------------------------------------- the protocol

async function checkProtocol(engine: Engine): Promise<void> {
  agree("90 cards", [BOX.length, LYING.size], [90, 180]);
  const { answer } = await engine.ask({ cmd: "hello" });
  engine.rules = answer.compiled ? "compiled" : "plain";
  const game = answer.games.find((one: Json) => one.id === "verso");
  agree("seats", game.seats, [1, 6]);
  agree("options", Object.keys(game.options).sort(), ["deck", "forced_flip"]);
  agree("default of forced_flip", game.options.forced_flip.default, false);
  const decks: Json[] = [[], "B3/G4", 5, {}, [3], [null], [["B3/G4"]], ["B3/G4", "B3/G4"], ["B3/G4", "G4*/B3"]];
  const noCards = "B3/G4* B3/B4 B3/G5 B3 BJ/G2 G2*/BJ BJ/OJ BJ*/G3 B1/G7 B3/? b3/g4 B1/G1 B3*/G4* G3/BJ B6/O2 BJ/B3";
  for (const text of ["", "B3/G4 ", ...noCards.split(" ")]) decks.push([text], ["O1/B2", text]);
  decks.push([...BOX.map(cardText), "B3/G4"]);
  for (const deck of decks) {
    const reply = await engine.ask({ cmd: "new", game: "verso", seats: 2, options: { deck } });
    refusal(`deck ${JSON.stringify(deck).slice(0, 60)}`, reply.answer, ["bad_option"]);
  }
  for (const options of [{ forced_flip: "true" }, { forced_flip: 1 }, { x: 1 }, { forced_flip: null }]) {
    const reply = await engine.ask({ cmd: "new", game: "verso", options });
    refusal(`options ${JSON.stringify(options)}`, reply.answer, ["bad_option"]);
  }
  for (const seats of [0, 7, -1, "2", 1.5]) {
    const reply = await engine.ask({ cmd: "new", game: "verso", seats });
    refusal(`${JSON.stringify(seats)} seats`, reply.answer, ["bad_request", "bad_option"]);
  }
  const whole = await engine.ask({ cmd: "new", game: "verso", seats: 6, options: { deck: BOX.map(cardText) } });
  agree("a deck of all cards", whole.answer.ok, true);
}

/** Chance deals every card in both positions, and resampling draws the backs as often as the odds say. */
async function checkChance(engine: Engine): Promise<void> {
  const first = new Set<string>();
  const dealOne = async (_: unknown, seed: number): Promise<void> => {
    const { match } = (await engine.ask({ cmd: "new", game: "verso", seed })).answer;
    first.add((await engine.ask({ cmd: "record", match })).answer.record.lines[0].move);
    await engine.ask({ cmd: "free", match });
  };
  await Promise.all(Array.from({ length: 2500 }, dealOne));
  agree("every card is dealt sometimes", [...first].sort(), [...LYING.keys()].map((text) => `deal ${text}`).sort());
  const { match } = (await engine.ask({ cmd: "new", game: "verso", seats: 3, chance: "manual" })).answer;
  const table = newTable(3, false, 45);
  for (const card of ["B3/G4", "G4*/O5", "B3/O4", "O4*/G3", "B3/G2", "BJ/G3"]) {
    const seat = table.seat;
    for (const [who, move] of [["*", `deal ${card}`], [seat, "keep"]] as [Seat, string][])
      agree(move, (await engine.ask({ cmd: "play", match, seat: who, move })).answer.ok, true);
    deal(table, LYING.get(card)!);
    play(table, "keep");
  }
  const odds = oddsOf(table, 7)!;
  const found: Record<string, number> = {};
  const times = 4000;
  const drawOne = async (_: unknown, seed: number): Promise<void> => {
    const drawn = (await engine.ask({ cmd: "resample", match, seat: seed % 3, seed })).answer.match;
    const { lines } = (await engine.ask({ cmd: "record", match: drawn })).answer.record;
    await engine.ask({ cmd: "free", match: drawn });
    lines.forEach((line: Json, at: number) => {
      if (line.seat === "*") found[`${at} ${line.move}`] = (found[`${at} ${line.move}`] ?? 0) + 1 / times;
    });
  };
  await Promise.all(Array.from({ length: times }, drawOne));
  for (const [drawn, share] of Object.entries(found)) {
    const [face, back] = drawn.split(" ")[2].split("/");
    insist(`resampling ${drawn}`, Math.abs(share - (odds[face][back] ?? 0)) < 0.04, share, odds[face]);
  }
}

// -------------------------------------------------------------------------------------------------- the run

async function run(command: string[], count: number, seed: number, heavy: number): Promise<void> {
  const began = performance.now();
  const engine = new Engine(command);
  await checkProtocol(engine).catch((error) => stop(String(error.stack)));
  let next = 1;
  const worker = async (): Promise<void> => {
    while (next <= count && failed < 20) {
      const number = next++;
      const dice = new Dice(Math.imul(seed, 0x9e3779b1) + Math.imul(number, 0x85ebca6b));
      const game = new Game(engine, number, (number - 1) % heavy === 0, dice);
      try {
        await game.run();
        passed += 1;
      } catch (error) {
        failed += 1;
        const { seats, chance, options, seed } = game;
        const lines = game.lines.map((line) => `  ${line.seat} ${line.move}`).join("\n");
        const what = error instanceof Disagreement ? error.message : (error as Error).stack;
        const how = JSON.stringify({ seats, chance, options, seed });
        console.log(`DISAGREEMENT: ${what}\ngame ${number}: ${how}\n${lines}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 48 }, worker));
  if (failed === 0) await checkChance(engine).catch((error) => stop(String(error.stack)));
  await engine.end();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const met = JSON.stringify({ ...coverage, ...happened });
  console.log(`${engine.rules} rules, ${engine.requests} requests in ${seconds} s, ${met}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

const command: string[] = [];
const numbers = { games: 400, seed: 1, heavy: 8 };
for (let i = 2; i < process.argv.length; i++) {
  const name = process.argv[i].replace(/^--/, "") as keyof typeof numbers;
  if (process.argv[i].startsWith("--") && name in numbers) numbers[name] = Number(process.argv[++i]);
  else command.push(process.argv[i]);
}
if (command.length === 0 || Object.values(numbers).some((n) => !Number.isInteger(n))) {
  console.error("usage: node verso.ts <engine command…> [--games N] [--seed S] [--heavy K]");
  process.exit(2);
}
void run(command, numbers.games, numbers.seed, numbers.heavy);
