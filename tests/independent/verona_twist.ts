// A second referee of Verona Twist, written from the rules and the protocol alone, that plays random games
// against `sottovoce engine` and compares everything both can say about them.
//
//     node verona_twist.ts .venv/bin/sottovoce engine --games 2400 --seed 1
//
// Every game is refereed here first, so all of its requests are known at once and sent without waiting;
// the answers come back in order, and each is compared with what this referee expects.
// One game in `--heavy` (8) gets all the checks, the others only turns, legal moves, events and outcome.
import { Dice, Engine, agree, canonical, insist, tally } from "./talk.ts";
import type { Check } from "./talk.ts";

type Seat = 0 | 1 | "*";
type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any
type Reason = "identified" | "hidden";
type Outcome = { scores: number[]; winners: number[]; reason: Reason };
type Line = { seat: Seat; move: string; report: string | null };
type Options = { rounds: number; lovers: "chosen" | "random"; placement: "chosen" | "random" };

// ---------------------------------------------------------------------------------------------- the rules

const CHARACTERS = "QKRSBF";
const COLUMNS = "abcde";
const ROWS = "1234";
const CENTRE = ["b2", "c2", "d2", "b3", "c3", "d3"];
const STRAIGHT = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const SLANTED = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const ALL_WAYS = [...STRAIGHT, ...SLANTED];

type Position = {
  rounds: number;
  round: number;
  toMove: 0 | 1;
  squares: Record<string, string>;
  active: string;
  pairs: string[];
  lovers: string;
  outcome: Outcome | null;
};

function allSquares(): string[] {
  const squares: string[] = [];
  for (const column of COLUMNS) for (const row of ROWS) squares.push(column + row);
  return squares;
}

function allPairs(): string[] {
  const pairs: string[] = [];
  for (let i = 0; i < 6; i++) for (let j = i + 1; j < 6; j++) pairs.push(CHARACTERS[i] + CHARACTERS[j]);
  return pairs;
}

/** The next square in a direction, or null over the edge. */
function next(square: string, [right, up]: number[]): string | null {
  const column = COLUMNS[COLUMNS.indexOf(square[0]) + right];
  const row = ROWS[ROWS.indexOf(square[1]) + up];
  return column && row ? column + row : null;
}

function taken(squares: Record<string, string>, square: string): boolean {
  for (const character in squares) if (squares[character] === square) return true;
  return false;
}

function walk(squares: Record<string, string>, from: string, ways: number[][], longest: number): string[] {
  const reached: string[] = [];
  for (const way of ways) {
    let square = next(from, way);
    for (let steps = 1; steps <= longest && square !== null && !taken(squares, square); steps++) {
      reached.push(square);
      square = next(square, way);
    }
  }
  return reached;
}

function jump(squares: Record<string, string>, from: string): string[] {
  const reached: string[] = [];
  for (const way of ALL_WAYS) {
    let square = next(from, way);
    while (square !== null && !taken(squares, square)) square = next(square, way);
    while (square !== null && taken(squares, square)) square = next(square, way);
    if (square !== null) reached.push(square);
  }
  return reached;
}

function reach(squares: Record<string, string>, character: string): string[] {
  const from = squares[character];
  if (character === "Q") return walk(squares, from, ALL_WAYS, 9);
  if (character === "K") return walk(squares, from, ALL_WAYS, 1);
  if (character === "R") return walk(squares, from, STRAIGHT, 9);
  if (character === "S") return walk(squares, from, STRAIGHT, 1);
  if (character === "B") return walk(squares, from, SLANTED, 9);
  return jump(squares, from);
}

function legalMoves(position: Position): string[] {
  if (position.outcome) return [];
  const moves: string[] = [];
  for (const character of position.active)
    for (const square of reach(position.squares, character)) moves.push(character + square);
  return moves.sort();
}

function start(rounds: number, squares: Record<string, string>, lovers: string): Position {
  return { rounds, round: 1, toMove: 0, squares, active: CHARACTERS, pairs: allPairs(), lovers, outcome: null };
}

function reportOn(squares: Record<string, string>, pair: string): string {
  const central = (character: string): boolean => CENTRE.includes(squares[character]);
  return central(pair[0]) === central(pair[1]) ? "same" : "different";
}

/** The position after a legal move, and the report if it ended the round. */
function after(position: Position, move: string): [Position, string | null] {
  const moved: Position = {
    ...position,
    squares: { ...position.squares, [move[0]]: move.slice(1) },
    active: position.active.replace(move[0], ""),
    toMove: position.toMove === 0 ? 1 : 0,
  };
  if (legalMoves(moved).length > 0) return [moved, null];
  const report = reportOn(moved.squares, moved.lovers);
  moved.pairs = moved.pairs.filter((pair) => reportOn(moved.squares, pair) === report);
  if (moved.pairs.length === 1) moved.outcome = { scores: [1, 0], winners: [0], reason: "identified" };
  else if (moved.round === moved.rounds) moved.outcome = { scores: [0, 1], winners: [1], reason: "hidden" };
  else {
    moved.round += 1;
    moved.active = CHARACTERS;
    moved.toMove = 0;
  }
  return [moved, report];
}

function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += perft(after(position, move)[0], depth - 1);
  return nodes;
}

function spellPlacing(squares: Record<string, string>): string {
  return "place " + [...CHARACTERS].map((character) => character + squares[character]).join(" ");
}

function readPlacing(move: string): Record<string, string> | null {
  const words = move.split(" ");
  if (words.length !== 7 || words[0] !== "place") return null;
  const squares: Record<string, string> = {};
  for (let i = 0; i < 6; i++) {
    const square = words[i + 1].slice(1);
    if (words[i + 1][0] !== CHARACTERS[i] || !allSquares().includes(square) || taken(squares, square)) return null;
    squares[CHARACTERS[i]] = square;
  }
  return squares;
}

// ------------------------------------------------------------------------------------------------- a game

/** The raw answers about one position, as first given. */
type Snapshot = {
  turn: string;
  legal: string[];
  views: Record<string, string>;
  lines: Json;
  record: Json;
  text: string;
};
type Policy = "any" | "crowd" | "stall";
type Phase = "placing" | "hiding" | "moving";

const SEEN_BY = [0, 1, null] as const;
const coverage = { identified: 0, hidden: 0, early: 0, freed: 0, plies: 0, refusals: 0, counts: 0, resampled: 0 };

class Game {
  lines: Line[] = [];
  snapshots: Snapshot[] = [];
  replies: string[] = []; // the raw answers to the moves
  later: (() => void)[] = []; // what can only be asked when the handles or records asked for are known
  handle = "";
  squares: Record<string, string> = {};
  lovers = "";
  position: Position | null = null;
  engine: Engine;
  number: number;
  heavy: boolean;
  dice: Dice;
  options: Options;
  chance: "auto" | "manual";
  seed: number;
  policy: Policy;

  /** The game so far, for the person who must judge a disagreement. */
  story(lines: number): string[] {
    const { number, options, chance, seed } = this;
    const shown = this.lines.slice(0, lines);
    return [
      `game ${number}: ${JSON.stringify({ options, chance, seed })}`,
      "record:",
      ...shown.map(({ seat, move, report }) => `  ${seat} ${move}${report ? ` > ${report}` : ""}`),
    ];
  }

  constructor(engine: Engine, number: number, heavy: boolean, dice: Dice) {
    this.engine = engine;
    this.number = number;
    this.heavy = heavy;
    this.dice = dice;
    this.options = {
      rounds: 3 + dice.below(7),
      lovers: dice.pick(["chosen", "chosen", "random"] as const),
      placement: dice.pick(["chosen", "chosen", "random"] as const),
    };
    this.chance = dice.pick(["auto", "manual"] as const);
    this.seed = dice.below(2 ** 31);
    this.policy = dice.pick(["any", "any", "crowd", "stall"] as const);
  }

  ask(request: Json, check: Check): void {
    this.engine.ask(this, request, check);
  }

  get phase(): Phase {
    return !this.squares.Q ? "placing" : !this.lovers ? "hiding" : "moving";
  }

  get toAct(): Seat[] {
    if (this.phase === "placing") return [this.options.placement === "chosen" ? 1 : "*"];
    if (this.phase === "hiding") return [this.options.lovers === "chosen" ? 1 : "*"];
    return this.position!.outcome ? [] : [this.position!.toMove];
  }

  get outcome(): Outcome | null {
    return this.position ? this.position.outcome : null;
  }

  /** The legal moves of a seat, null where they are too many to list. */
  legal(seat: Seat): string[] | null {
    if (!this.toAct.includes(seat)) return [];
    if (this.phase === "placing") return null;
    return this.phase === "hiding" ? allPairs().map((pair) => `lovers ${pair}`).sort() : legalMoves(this.position!);
  }

  /** Number of sequences of moves from here; null where they are too many to follow. */
  count(depth: number, chance: boolean): number | null {
    if (this.phase === "moving") return perft(this.position!, depth);
    if (this.toAct[0] === "*" && !chance) return 1;
    if (this.phase === "placing") return depth === 1 ? 20 * 19 * 18 * 17 * 16 * 15 : null;
    let nodes = 0;
    for (const pair of allPairs()) nodes += perft(start(this.options.rounds, this.squares, pair), depth - 1);
    return nodes;
  }

  // ---- choosing

  choosePlacing(): Record<string, string> {
    const shape = this.dice.pick(["anywhere", "anywhere", "2x3", "3x3", "corner"]);
    const left = this.dice.below(shape === "2x3" ? 4 : 3);
    const low = this.dice.below(2);
    const within = (square: string): boolean => {
      const x = COLUMNS.indexOf(square[0]);
      const y = ROWS.indexOf(square[1]);
      if (shape === "2x3") return x >= left && x < left + 2 && y >= low && y < low + 3;
      if (shape === "3x3") return x >= left && x < left + 3 && y >= low && y < low + 3;
      return shape === "corner" ? x + y < 4 : true;
    };
    const squares = this.dice.shuffle(allSquares().filter(within));
    return Object.fromEntries([...CHARACTERS].map((character, i) => [character, squares[i]]));
  }

  chooseMove(): string {
    const position = this.position!;
    const moves = legalMoves(position);
    if (this.policy === "any" || this.dice.one(4)) return this.dice.pick(moves);
    let best: string[] = [];
    let least = Infinity;
    for (const move of moves) {
      const [then, report] = after(position, move);
      let value = 0;
      if (this.policy === "crowd") value = report ? -1 : legalMoves(then).length;
      else if (report) value = -then.pairs.length;
      if (value < least) best = [];
      if (value <= least) best.push(move);
      least = Math.min(least, value);
    }
    return this.dice.pick(best);
  }

  // ---- asking and comparing

  askTurn(): void {
    const toAct = this.toAct;
    const outcome = this.outcome;
    this.ask({ cmd: "turn", match: this.handle }, (answer) => {
      agree("ok", answer.ok, true);
      agree("to_act", answer.to_act, toAct);
      agree("outcome", answer.outcome, outcome);
    });
  }

  askLegal(seat: Seat): void {
    const moves = this.legal(seat);
    this.ask({ cmd: "legal", match: this.handle, seat }, (answer) => {
      agree("ok", answer.ok, true);
      agree("legal moves", answer.moves, moves);
      if (moves === null) agree("form", typeof answer.form, "string");
    });
  }

  play(seat: Seat, move: string, report: string | null, seen = false): void {
    const request: Json = { cmd: "play", match: this.handle, seat, move };
    const number = this.lines.length;
    if (seen) request.seen = number;
    this.ask(request, (answer, raw) => {
      agree("ok", answer.ok, true);
      agree("report", reports(answer.events), report ? [report] : []);
      this.replies[number] ??= raw;
      agree("the same answer to the same move", raw, this.replies[number]);
    });
    this.lines.push({ seat, move, report });
  }

  askCount(depth: number, chance: boolean): void {
    const nodes = this.count(depth, chance);
    const request = { cmd: "count", match: this.handle, depth, ...(chance ? { chance } : {}) };
    this.ask(request, (answer) => {
      if (nodes === null) agree("error", answer.error, "bad_request");
      else agree("count", answer.nodes, nodes);
      coverage.counts += 1;
    });
  }

  refused(seat: unknown, move: unknown, words: string[], extra: object = {}): void {
    const request = { cmd: "play", match: this.handle, seat, move, ...extra };
    this.ask(request, (answer) => refusal(answer, words));
    coverage.refusals += 1;
  }

  /** A light look: turn and legal moves. */
  look(): void {
    this.askTurn();
    this.askLegal(0);
    this.askLegal(1);
    if (this.heavy || this.phase !== "moving") this.askLegal("*");
  }

  /** A full look, whose raw answers are kept; the same must be seen whenever this position is looked at again. */
  study(): void {
    const number = this.lines.length;
    const first = this.snapshots[number] === undefined;
    if (first)
      this.snapshots[number] = { turn: "", legal: ["", "", ""], views: {}, lines: null, record: null, text: "" };
    const snapshot = this.snapshots[number];
    const toAct = this.toAct;
    const outcome = this.outcome;
    this.ask({ cmd: "turn", match: this.handle }, (answer, raw) => {
      agree("to_act", answer.to_act, toAct);
      agree("outcome", answer.outcome, outcome);
      if (first) snapshot.turn = raw;
      else agree("the same turn as before", raw, snapshot.turn);
    });
    for (const seat of [0, 1, "*"] as const) {
      const moves = this.legal(seat);
      const at = seat === "*" ? 2 : seat;
      this.ask({ cmd: "legal", match: this.handle, seat }, (answer, raw) => {
        agree("legal moves", answer.moves, moves);
        if (first) snapshot.legal[at] = raw;
        else agree("the same legal moves as before", raw, snapshot.legal[at]);
      });
    }
    for (const seat of SEEN_BY) {
      const expected = this.expectedView();
      const log = this.lines.slice();
      const moves = seat === null ? [] : this.legal(seat);
      this.ask({ cmd: "view", match: this.handle, seat }, (answer, raw) => {
        agree("ok", answer.ok, true);
        for (const [field, value] of Object.entries(expected)) agree(`view.${field}`, answer.view[field], value);
        agree("view.legal", answer.view.legal, moves);
        agree("length of the log", answer.log.length, log.length);
        log.forEach((line, i) => {
          agree(`seat of line ${i + 1} of the log`, answer.log[i].seat, line.seat);
          agree(`report in line ${i + 1} of the log`, reports(answer.log[i].events), line.report ? [line.report] : []);
          const secret = line.move.startsWith("lovers") && seat !== 1;
          if (!secret) agree(`line ${i + 1} of the log`, answer.log[i].move, line.move);
          else if (!outcome) insist("the lovers stay secret", !/[QKRSBF]{2}/.test(answer.log[i].move));
        });
        if (seat !== 1 && !outcome) {
          insist("the lovers stay secret", !/lovers [QKRSBF]/.test(raw));
          agree("the lovers stay secret", answer.view.lovers ?? null, null);
        }
        if (first) snapshot.views[String(seat)] = raw;
        else agree("the same view as before", raw, snapshot.views[String(seat)]);
      });
    }
    const lines = this.lines.slice();
    const options = this.options;
    this.ask({ cmd: "record", match: this.handle }, (answer, raw) => {
      agree("ok", answer.ok, true);
      const { record } = answer;
      agree("game of the record", record.game, "verona-twist");
      agree("options of the record", record.options, options);
      agree("lines of the record", record.lines.map(lineOf), lines);
      if (first) Object.assign(snapshot, { lines: record.lines, record, text: answer.text ?? "" });
      else agree("the same record as before", canonical(JSON.parse(raw).record.lines), canonical(snapshot.lines));
    });
  }

  expectedView(): Record<string, unknown> {
    const { position, outcome } = this;
    const view: Record<string, unknown> = { to_act: this.toAct, outcome, squares: this.squares, options: this.options };
    if (this.phase !== "moving") return { ...view, pairs: allPairs(), round: 1, days_left: this.options.rounds };
    Object.assign(view, { squares: position!.squares, pairs: position!.pairs });
    if (!outcome) {
      const { round, rounds, active } = position!;
      Object.assign(view, { round, active, days_left: rounds - round + 1 });
    }
    return view;
  }

  // ---- refusals

  tryNonsense(): void {
    const { dice, phase, toAct } = this;
    const actor = toAct[0];
    const others = ([0, 1, "*"] as Seat[]).filter((seat) => seat !== actor);
    const good = phase === "placing" ? spellPlacing(this.choosePlacing()) : dice.pick(this.legal(actor)!);
    const elsewhere = ["place Qa1 Ka2 Ra3 Sa4 Bb1 Fb2", "lovers QF", "Qc3"];
    elsewhere.splice(["placing", "hiding", "moving"].indexOf(phase), 1);
    const malformed = ["", " ", "pass", "same", "?", "Q", "c3", "guess QF", "0", ...elsewhere];
    malformed.push(` ${good}`, `${good} `, `${good}\n`, `${good}.`, good + good, good.toLowerCase() + "!");
    malformed.push(good.toLowerCase() === good ? "x" : good.toLowerCase(), good.toUpperCase() + "+");
    if (phase === "placing") {
      const words = good.split(" ");
      malformed.push("place", words.slice(0, 6).join(" "), words.join("  "), `${good} Qa1`);
      malformed.push([words[0], words[2], words[1], ...words.slice(3)].join(" "));
      malformed.push(good.replace(/Q../, "Qf1"), good.replace(/Q../, "Qa5"), good.replace(/Q../, "Ka1"));
      this.refused(actor, good.replace(/K../, `K${words[1].slice(1)}`), ["illegal_move", "bad_move"]);
    } else if (phase === "hiding") {
      malformed.push("lovers", "lovers Q", "lovers QKR", "lovers XY", "lovers FQ", "lovers Q F", "lovers qf");
      this.refused(actor, "lovers QQ", ["illegal_move", "bad_move"]);
    } else {
      malformed.push("Xc3", "Qf1", "Qa5", "Qa0", "Q c3", "QC3", "qc3", "Qc", "Qc33", "Qc３", "c1c3", "Qc1-c3", "QKc3");
      const legal = this.legal(actor)!;
      const moves: string[] = [];
      for (const character of CHARACTERS) for (const square of allSquares()) moves.push(character + square);
      const illegal = moves.filter((move) => !legal.includes(move));
      const { active, squares } = this.position!;
      const rested = [...CHARACTERS].filter((character) => !active.includes(character));
      for (const character of rested) {
        const could = reach(squares, character);
        if (could.length > 0) this.refused(actor, character + dice.pick(could), ["illegal_move"]);
      }
      this.refused(actor, active[0] + squares[active[0]], ["illegal_move"]); // where it stands
      this.refused(actor, active[0] + squares[dice.pick([...CHARACTERS])], ["illegal_move"]); // taken
      for (let i = 0; i < 6; i++) this.refused(actor, dice.pick(illegal), ["illegal_move"]);
    }
    for (let i = 0; i < 6; i++) this.refused(actor, dice.pick(malformed), ["bad_move"]);
    for (const seat of others) {
      this.refused(seat, good, ["not_your_turn"]);
      this.refused(seat, dice.pick(malformed), ["not_your_turn"]);
    }
    if (this.lines.length > 0) {
      this.refused(actor, good, ["stale"], { seen: this.lines.length - 1 });
      this.refused(actor, good, ["stale"], { seen: dice.below(this.lines.length) });
    }
    this.refused(2, good, ["bad_request", "not_your_turn"]);
    this.refused(actor, 7, ["bad_request", "bad_move"]);
  }

  tryAfterTheEnd(): void {
    for (const seat of [0, 1, "*"] as const)
      for (const move of ["Qc3", "nonsense", "lovers QF"]) this.refused(seat, move, ["over"]);
    this.askCount(1, false);
    this.askCount(3, false);
  }

  // ---- the parts of a game

  open(): void {
    const { options, chance, seed } = this;
    const given: Json = { ...options };
    for (const [name, usual] of Object.entries({ rounds: 7, lovers: "chosen", placement: "chosen" }))
      if (given[name] === usual && this.dice.one(2)) delete given[name];
    const request: Json = { cmd: "new", game: "verona-twist", seed, options: given };
    if (this.dice.one(2)) request.seats = 2;
    if (chance === "manual" || this.dice.one(2)) request.chance = chance;
    this.ask(request, (answer) => {
      agree("ok", answer.ok, true);
      agree("handle", typeof answer.match, "string");
      this.handle = answer.match;
    });
  }

  /** What chance has drawn by itself is learnt from the record. */
  learn(): void {
    if (this.chance === "manual") return;
    const { options } = this;
    if (this.phase === "placing" ? options.placement === "chosen" : options.lovers === "chosen") return;
    this.ask({ cmd: "record", match: this.handle }, (answer) => {
      agree("ok", answer.ok, true);
      const drawn = answer.record.lines.slice(this.lines.length).map(lineOf);
      for (const line of drawn) {
        agree("seat of chance", line.seat, "*");
        agree("report with a draw", line.report, null);
        const placing = this.phase === "placing";
        insist("chance draws what it is asked to", (placing ? options.placement : options.lovers) === "random");
        if (placing) {
          const squares = readPlacing(line.move);
          insist("a placing that fits the rules", squares !== null, "place Q?? K?? R?? S?? B?? F??");
          this.squares = squares!;
        } else {
          insist("lovers that fit the rules", allPairs().map((pair) => `lovers ${pair}`).includes(line.move));
          this.lovers = line.move.slice(7);
          this.begin();
        }
        this.lines.push(line);
      }
      insist("chance draws without being asked", this.phase === "moving" || this.toAct[0] !== "*");
    });
  }

  begin(): void {
    this.position = start(this.options.rounds, this.squares, this.lovers);
  }

  /** One move of the set-up, if this phase is still to be played. */
  setUp(phase: Phase): void {
    if (this.phase !== phase) return;
    if (this.heavy) {
      this.study();
      this.tryNonsense();
      this.study();
      for (const chance of [false, true]) for (const depth of [1, 2]) this.askCount(depth, chance);
      if (phase === "hiding" && this.dice.one(4)) this.askCount(3, true);
      this.resample(0, 1);
    } else this.look();
    const seat = this.toAct[0];
    if (phase === "placing") {
      const squares = this.choosePlacing();
      this.play(seat, spellPlacing(squares), null, this.heavy);
      this.squares = squares;
    } else {
      const lovers = this.dice.pick(allPairs());
      this.play(seat, `lovers ${lovers}`, null, this.heavy);
      this.lovers = lovers;
      this.begin();
    }
  }

  /** Plays from the end of the set-up to the end of the game. */
  playOut(): void {
    const { dice } = this;
    const firstLine = this.lines.length;
    const played: Position[] = [];
    const stops = { nonsense: dice.below(12), count: dice.below(12), undo: 3 + dice.below(15) };
    const resampledAt = dice.below(18);
    let blocked = "";
    for (let ply = 0; ; ply++) {
      const position = this.position!;
      played.push(position);
      if (this.heavy) this.study();
      else this.look();
      if (this.heavy && ply === stops.undo) this.undo(firstLine, played);
      if (position.outcome) break;
      if (this.heavy) {
        if (ply === stops.nonsense || dice.one(20)) {
          this.tryNonsense();
          this.study();
        }
        if (ply === stops.count) for (const depth of [1, 2, 3]) this.askCount(depth, dice.one(2));
        else if (dice.one(12)) this.askCount(1 + dice.below(3), false);
        if (ply === resampledAt) this.resample(dice.one(2) ? 0 : null, dice.one(3) ? 20 * position.pairs.length : 2);
        if (dice.one(16)) this.load(ply === 0 ? null : "tampered");
      } else if (dice.one(40)) this.refused(position.toMove, this.#illegal(), ["illegal_move"]);
      const move = this.chooseMove();
      const [then, report] = after(position, move);
      this.play(position.toMove, move, report, this.heavy && dice.one(3));
      this.position = then;
      coverage.plies += 1;
      if (report && position.active.length > 1) coverage.early += 1;
      if (blocked.includes(move[0])) coverage.freed += 1;
      const stuck = [...then.active].filter((character) => reach(then.squares, character).length === 0).join("");
      blocked = report ? "" : blocked + stuck;
    }
    coverage[this.outcome!.reason] += 1;
    if (this.heavy) {
      this.tryAfterTheEnd();
      this.study();
      this.load("tampered");
      this.backToStart();
    } else this.refused(dice.pick([0, 1]), "Qc3", ["over"]);
  }

  #illegal(): string {
    const legal = legalMoves(this.position!);
    for (;;) {
      const move = this.dice.pick([...CHARACTERS]) + this.dice.pick(allSquares());
      if (!legal.includes(move)) return move;
    }
  }

  /** Takes a few moves back, looks, and plays them again. */
  undo(firstLine: number, played: Position[]): void {
    const now = this.position!;
    const all = this.lines;
    const plies = 1 + this.dice.below(all.length - firstLine);
    this.ask({ cmd: "undo", match: this.handle, plies }, (answer) => agree("ok", answer.ok, true));
    this.lines = all.slice(0, all.length - plies);
    for (const line of all.slice(all.length - plies)) {
      this.position = played[this.lines.length - firstLine];
      this.study();
      this.play(line.seat, line.move, line.report);
    }
    this.position = now;
    this.study();
  }

  /** Takes every move back that players made, and under manual chance the draws too. */
  backToStart(): void {
    const { lines: all, squares, lovers, position } = this;
    const owned = all.filter((line) => this.chance === "manual" || line.seat !== "*");
    this.ask({ cmd: "undo", match: this.handle, plies: owned.length }, (answer) => agree("ok", answer.ok, true));
    const keep = this.chance === "auto" ? all.findIndex((line) => line.seat !== "*") : 0;
    this.lines = all.slice(0, keep);
    if (keep < 2) {
      this.lovers = "";
      this.position = null;
      if (keep < 1) this.squares = {};
    } else this.position = start(this.options.rounds, squares, lovers);
    this.study();
    Object.assign(this, { lines: all, squares, lovers, position });
  }

  /** Loads the record of the present position, as object and as text, once it is known. */
  load(tamper: "tampered" | null): void {
    if (this.toAct[0] === "*") return;
    const number = this.lines.length;
    const coin = this.dice.one(2);
    this.later.push(() => {
      const snapshot = this.snapshots[number];
      const lines = this.lines.slice(0, number);
      const loaded = (record: Json): void =>
        this.ask({ cmd: "load", record }, (answer) => {
          agree("ok", answer.ok, true);
          const handle: string = answer.match;
          this.later.push(() => {
            this.compare(handle, "when loaded", snapshot, [0, 1, null]);
            const next = this.lines[number];
            if (next) {
              const { seat, move } = next;
              this.ask({ cmd: "play", match: handle, seat, move, seen: number }, (_reply, raw) =>
                agree("the same answer in the loaded match", raw, this.replies[number]),
              );
            }
            this.free(handle);
          });
        });
      loaded(snapshot.record);
      if (snapshot.text) loaded(snapshot.text);
      if (!tamper) return;
      const bad = (record: Json): void =>
        this.ask({ cmd: "load", record }, (answer) => {
          refusal(answer, ["bad_record"]);
          insist("the line of a bad record is numbered", /\d/.test(JSON.stringify(answer)), "a number");
        });
      const copy = structuredClone(snapshot.record);
      if (number > 2) {
        copy.lines[number - 1].move = coin ? "Qz9" : "lovers QF";
        bad(copy);
      }
      const last = lines.findLastIndex((line) => line.report !== null);
      if (last < 0) return;
      const lie = structuredClone(snapshot.record);
      const other = lines[last].report === "same" ? "different" : "same";
      const told = lie.lines[last];
      told.events = told.events.map((event: Json) => (event === lines[last].report ? other : event));
      if (canonical(lie) !== canonical(snapshot.record)) bad(lie);
    });
  }

  /** Another match must show the same position to these seats, bit by bit. */
  compare(handle: string, which: string, snapshot: Snapshot, seats: readonly (0 | 1 | null)[]): void {
    const alike = (what: string, request: Json, expected: string): void =>
      this.ask({ ...request, match: handle }, (_answer, raw) => agree(what, raw, expected));
    alike(`the same turn ${which}`, { cmd: "turn" }, snapshot.turn);
    alike(`the same legal moves of 0 ${which}`, { cmd: "legal", seat: 0 }, snapshot.legal[0]);
    alike(`the same legal moves of 1 ${which}`, { cmd: "legal", seat: 1 }, snapshot.legal[1]);
    for (const seat of seats)
      alike(`the same view of ${seat} ${which}`, { cmd: "view", seat }, snapshot.views[String(seat)]);
  }

  free(handle: string): void {
    this.ask({ cmd: "free", match: handle }, (answer) => agree("ok", answer.ok, true));
  }

  /** Draws matches that fit what `seat` knows: all pairs of the list left appear and no other; the Nurse keeps hers. */
  resample(seat: 0 | null, times: number): void {
    const number = this.lines.length;
    const { lovers, phase, dice } = this;
    const pairs = this.position ? this.position.pairs : [];
    const found = new Map<string, number>();
    const seeds = new Map<number, string>();
    const draw = (by: 0 | 1 | null, seed: number, then: (handle: string) => void): void =>
      this.ask({ cmd: "resample", match: this.handle, seat: by, seed }, (answer) => {
        agree("ok", answer.ok, true);
        const handle: string = answer.match;
        insist("a new match", handle !== this.handle);
        this.later.push(() => then(handle));
      });
    draw(1, dice.below(1e6), (handle) => {
      this.compare(handle, "when resampled for 1", this.snapshots[number], [0, 1, null]);
      const lines = this.lines.slice(0, number);
      this.ask({ cmd: "record", match: handle }, (answer) => {
        agree("the Nurse's own game", answer.record.lines.map(lineOf), lines);
      });
      this.free(handle);
    });
    const first = dice.below(1e6);
    for (let i = 0; i < times; i++) {
      const seed = first + (i < 2 ? 0 : i);
      draw(seat, seed, (handle) => {
        if (i < 3) this.compare(handle, `when resampled for ${seat}`, this.snapshots[number], [0, null]);
        coverage.resampled += 1;
        this.ask({ cmd: "record", match: handle }, (answer) => {
          const lines: Line[] = answer.record.lines.map(lineOf);
          const drawn = lines.find((line) => line.move.startsWith("lovers "))?.move.slice(7) ?? "";
          const expected = this.lines.slice(0, number);
          expected.forEach((line, at) => {
            if (line.move.startsWith("lovers ")) expected[at] = { ...line, move: `lovers ${drawn}` };
          });
          agree("lines of a resampled match", lines, expected);
          if (phase !== "moving") return agree("lovers before they are chosen", drawn, lovers);
          insist("lovers drawn from the list left", pairs.includes(drawn), pairs);
          if (seeds.has(seed)) agree("the same seed, the same draw", drawn, seeds.get(seed));
          seeds.set(seed, drawn);
          found.set(drawn, (found.get(drawn) ?? 0) + 1);
          if (i === times - 1 && times >= 20) agree("pairs drawn", [...found.keys()].sort(), [...pairs].sort());
        });
        this.free(handle);
      });
    }
  }

  /** The same game under other lovers: while the reports are the same, Capulet and a spectator see no bit of it. */
  shadow(): void {
    const mine = this.lines;
    const { rounds } = this.options;
    const agreement = (pair: string): number => {
      let position = start(rounds, this.squares, pair);
      for (let at = 2; at < mine.length; at++) {
        const [then, report] = after(position, mine[at].move);
        if (report !== mine[at].report || then.outcome) return at;
        position = then;
      }
      return mine.length;
    };
    const others = this.dice.shuffle(allPairs().filter((pair) => pair !== this.lovers));
    const scores = others.map(agreement);
    const pair = this.dice.one(3) ? others[0] : others[scores.indexOf(Math.max(...scores))];
    const until = agreement(pair); // the line that gives one of them away, or ends the game
    const request = { cmd: "new", game: "verona-twist", seed: this.seed, options: this.options, chance: this.chance };
    this.ask(request, (answer) => {
      const handle: string = answer.match;
      this.later.push(() => {
        for (let at = 0; at <= until; at++) {
          const snapshot = this.snapshots[at];
          if (snapshot) this.compare(handle, "under other lovers", snapshot, [0, null]);
          if (at === until) break;
          const { seat, move } = mine[at];
          if (this.chance === "auto" && seat === "*") continue;
          const same = at !== 1; // but for the lovers
          this.ask({ cmd: "play", match: handle, seat, move: same ? move : `lovers ${pair}` }, (reply, raw) => {
            agree("ok", reply.ok, true);
            if (same) agree("the same answer under other lovers", raw, this.replies[at]);
          });
          if (at % 15 === 1) {
            const wrong = { cmd: "play", seat: 0, move: this.dice.pick(["Qa1", "Ke4", "lovers QF", "Fc2", "x"]) };
            this.refusedAlike(handle, at + 1, wrong);
          }
        }
        this.free(handle);
      });
    });
  }

  /** The match under other lovers refuses what Capulet may not do with the very words of this one, loaded anew. */
  refusedAlike(handle: string, at: number, wrong: Json): void {
    let position = start(this.options.rounds, this.squares, this.lovers);
    for (const line of this.lines.slice(2, at)) position = after(position, line.move)[0];
    if (position.outcome || (position.toMove === 0 && legalMoves(position).includes(wrong.move))) return;
    const again = { cmd: "load", record: this.snapshots[at].record };
    this.ask({ ...wrong, match: handle }, (_reply, theirs) => {
      this.later.push(() => {
        this.ask(again, (answer) => {
          agree("ok", answer.ok, true);
          this.later.push(() => {
            this.ask({ ...wrong, match: answer.match }, (_answer, ours) =>
              agree("the same refusal under other lovers", ours, theirs),
            );
            this.free(answer.match);
          });
        });
      });
    });
  }
}

function reports(events: Json): string[] {
  insist("events are a list", Array.isArray(events), []);
  return events.filter((event: Json) => event === "same" || event === "different");
}

function lineOf(line: Json): Line {
  return { seat: line.seat, move: line.move, report: reports(line.events)[0] ?? null };
}

function refusal(answer: Json, words: string[]): void {
  agree("ok", answer.ok, false);
  insist("error word", words.includes(answer.error), words.join(" or "));
  insist("a message for a person", typeof answer.message === "string" && answer.message.length > 0);
}

// -------------------------------------------------------------------------------------------- the protocol

/** What belongs to no game in particular. */
async function checkProtocol(engine: Engine): Promise<void> {
  const wrong = (request: Json, ...words: string[]): void =>
    engine.ask(null, request, (answer) => refusal(answer, words));
  engine.ask(null, { cmd: "hello", id: "h1" }, (answer) => {
    agree("ok", answer.ok, true);
    agree("id", answer.id, "h1");
    agree("protocol", answer.protocol, 1);
    agree("compiled", typeof answer.compiled, "boolean");
    engine.rules = answer.compiled ? "compiled" : "plain";
    const game = answer.games.find((one: Json) => one.id === "verona-twist");
    insist("verona-twist is among the games", game !== undefined);
    agree("seats", game.seats, [2, 2]);
    agree("options", Object.keys(game.options).sort(), ["lovers", "placement", "rounds"]);
    agree("default of rounds", game.options.rounds.default, 7);
    agree("default of lovers", game.options.lovers.default, "chosen");
    agree("default of placement", game.options.placement.default, "chosen");
  });
  wrong("this is no JSON", "bad_json");
  wrong('{"cmd": "turn"', "bad_json");
  wrong({ cmd: "dance" }, "bad_request");
  wrong({ match: "m1" }, "bad_request");
  wrong("[]", "bad_request");
  wrong({ cmd: "turn" }, "bad_request", "unknown_match");
  wrong({ cmd: "turn", match: "no such match" }, "unknown_match");
  wrong({ cmd: "new", game: "chess" }, "unknown_game");
  wrong({ cmd: "new", game: "verona-twist", seats: 3 }, "bad_request", "bad_option");
  const bad = [{ rounds: 2 }, { rounds: 10 }, { rounds: "7" }, { lovers: "none" }, { placement: 1 }, { x: 1 }];
  for (const options of bad)
    wrong({ cmd: "new", game: "verona-twist", options }, "bad_option");
  wrong({ cmd: "load", record: "nonsense" }, "bad_record");
  let handles: string[] = [];
  const fresh = { cmd: "new", game: "verona-twist", seed: 11, options: { lovers: "random", placement: "random" } };
  for (let i = 0; i < 2; i++) engine.ask(null, fresh, (answer) => handles.push(answer.match));
  await engine.settle();
  insist("two matches", handles[0] !== handles[1]);
  const records: string[] = [];
  for (const match of handles) {
    engine.ask(null, { cmd: "record", match }, (answer) => {
      records.push(canonical(answer.record.lines));
      agree("the same seed, the same draws", records.at(-1), records[0]);
    });
    engine.ask(null, { cmd: "free", match, id: 5 }, (answer) =>
      agree("answer to free", [answer.ok, answer.id], [true, 5]),
    );
    wrong({ cmd: "turn", match }, "unknown_match");
    wrong({ cmd: "play", match, seat: 0, move: "Qa1" }, "unknown_match");
  }
  await engine.settle();
  handles = [];
  for (let seed = 0; seed < 300; seed++) engine.ask(null, { ...fresh, seed }, (answer) => handles.push(answer.match));
  await engine.settle();
  const drawn = new Set<string>();
  for (const match of handles) {
    engine.ask(null, { cmd: "record", match }, (answer) => {
      const [placing, lovers] = answer.record.lines;
      for (const word of [...placing.move.split(" ").slice(1), lovers.move]) drawn.add(word);
    });
    engine.ask(null, { cmd: "free", match }, (answer) => {
      agree("ok", answer.ok, true);
      if (match !== handles.at(-1)) return;
      for (const pair of allPairs()) insist(`chance can draw lovers ${pair}`, drawn.has(`lovers ${pair}`));
      for (const character of CHARACTERS)
        for (const square of allSquares())
          insist(`chance can place ${character}${square}`, drawn.has(character + square));
    });
  }
  await engine.settle();
}

// -------------------------------------------------------------------------------------------------- the run

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
    while (games.length < 64 && done < count) {
      done += 1;
      const dice = new Dice(Math.imul(seed, 0x9e3779b1) + Math.imul(done, 0x85ebca6b));
      games.push(new Game(engine, done, (done - 1) % heavy === 0, dice));
    }
    for (const game of games) game.open();
    await engine.settle();
    for (const phase of ["placing", "hiding"] as const) {
      for (const game of games) if (game.phase === phase) game.learn();
      await engine.settle();
      for (const game of games) game.setUp(phase);
      await engine.settle();
    }
    for (const game of games) game.playOut();
    await drain(engine, games);
    for (const game of games)
      if (game.heavy && !(game.chance === "auto" && game.options.lovers === "random")) game.shadow();
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
  console.error("usage: node verona_twist.ts <engine command…> [--games N] [--seed S] [--heavy K]");
  process.exit(2);
}
void run(command, numbers.games, numbers.seed, numbers.heavy);
