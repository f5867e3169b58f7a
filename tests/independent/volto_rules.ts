// The rules of Volto and what its players can know, written from the rules alone, in the plainest way.

export type Seat = 0 | 1;
export type Outcome = { scores: number[]; winners: number[]; reason: string };
export type Line = { seat: Seat; move: string; events: string[] };

// ---------------------------------------------------------------------------------------------- the rules

const KINDS = "NCPSD";
export const BOX = "NNNCCCPSDD";
const COLUMNS = "abcde";
const ROWS = "1234567";
const STRAIGHT = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const SLANTED = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
export const ALL_WAYS = [...STRAIGHT, ...SLANTED];

export type Mask = { id: number; side: Seat; kind: string; square: string | null };
export type Position = {
  masks: Mask[]; // by id: red's from a1 to e1, a2 to e2, then white's from a7 to e7, a6 to e6
  toMove: Seat;
  quiet: number; // moves since the last capture
  seen: string[]; // every position so far
  skipped: boolean; // the player who would be next cannot move
  outcome: Outcome | null;
};

export const ALL_SQUARES: string[] = [];
for (const column of COLUMNS) for (const row of ROWS) ALL_SQUARES.push(column + row);

export const ALL_SETUPS: string[] = [];
(function deal(done: string, left: string): void {
  if (left === "") ALL_SETUPS.push(done);
  for (const kind of new Set(left)) deal(done + kind, left.replace(kind, ""));
})("", BOX);

export function rival(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export function spellSetup(kinds: string): string {
  return `setup ${kinds.slice(0, 5)}/${kinds.slice(5)}`;
}

export function readSetup(move: string): string {
  return move.slice(6).replace("/", "");
}

/** The next square in a direction, or null over the edge. */
export function next(square: string, [right, up]: number[]): string | null {
  const column = COLUMNS[COLUMNS.indexOf(square[0]) + right];
  const row = ROWS[ROWS.indexOf(square[1]) + up];
  return column && row ? column + row : null;
}

export function on(masks: Mask[], square: string): Mask | undefined {
  return masks.find((mask) => mask.square === square);
}

/** The moves of one mask if it were of this kind. */
function movesAs(masks: Mask[], { side, square: from }: Mask, kind: string): string[] {
  if (from === null) return [];
  const moves: string[] = [];
  const visit = (to: string | null): boolean => {
    if (to === null) return false;
    const there = on(masks, to);
    if (!there) moves.push(`${from}-${to}`);
    else if (there.side !== side && kind !== "D") moves.push(`${from}x${to}`);
    return !there;
  };
  if (kind === "S") {
    const forward = [0, side === 0 ? 1 : -1];
    let to = next(from, forward);
    while (visit(to)) to = next(to as string, forward);
    return moves;
  }
  for (const way of kind === "N" ? STRAIGHT : kind === "C" ? SLANTED : ALL_WAYS) visit(next(from, way));
  return moves;
}

export function movesOf(masks: Mask[], side: Seat): string[] {
  const own = masks.filter((mask) => mask.side === side);
  return own.flatMap((mask) => movesAs(masks, mask, mask.kind)).sort();
}

export function legalMoves(position: Position, seat: Seat): string[] {
  return position.outcome || position.toMove !== seat ? [] : movesOf(position.masks, seat);
}

export function farPalace(side: Seat): string {
  return side === 0 ? "7" : "1";
}

function won(side: Seat, reason: string): Outcome {
  return { scores: side === 0 ? [1, 0] : [0, 1], winners: [side], reason };
}

function drawn(reason: string): Outcome {
  return { scores: [0.5, 0.5], winners: [], reason };
}

/** Gives the turn to the player who moves next, and sees whether the game is drawn. */
function pass(position: Position, turn: Seat): Position {
  const { masks } = position;
  position.skipped = movesOf(masks, turn).length === 0;
  position.toMove = position.skipped ? rival(turn) : turn;
  const key = `${position.toMove} ${masks.map((mask) => mask.square ?? "--").join("")}`;
  position.seen = [...position.seen, key];
  if (position.seen.filter((other) => other === key).length >= 3) position.outcome = drawn("repetition");
  else if (position.quiet >= 100) position.outcome = drawn("no_captures");
  else if (position.skipped && movesOf(masks, position.toMove).length === 0) position.outcome = drawn("no_moves");
  return position;
}

export function start(setups: readonly string[]): Position {
  const masks: Mask[] = [];
  for (const side of [0, 1] as const)
    for (let i = 0; i < 10; i++) {
      const row = side === 0 ? (i < 5 ? "1" : "2") : i < 5 ? "7" : "6";
      masks.push({ id: side * 10 + i, side, kind: setups[side][i], square: COLUMNS[i % 5] + row });
    }
  return pass({ masks, toMove: 0, quiet: 0, seen: [], skipped: false, outcome: null }, 0);
}

/** The position after a legal move, and what it revealed. */
export function after(position: Position, move: string): [Position, string[]] {
  const side = position.toMove;
  const other = rival(side);
  const masks = position.masks.map((mask) => ({ ...mask }));
  const then: Position = { ...position, masks, quiet: position.quiet + 1 };
  const mover = on(masks, move.slice(0, 2)) as Mask;
  const victim = on(masks, move.slice(3));
  const events: string[] = [];
  mover.square = move.slice(3);
  if (victim) {
    then.quiet = 0;
    victim.square = null;
    events.push(`captured ${victim.kind}`);
    if (victim.kind === "D") {
      mover.square = null;
      events.push(`removed ${mover.kind}`);
    }
    const damsels = masks.filter((mask) => mask.side === other && mask.kind === "D" && mask.square !== null).length;
    if (victim.kind === "P") then.outcome = won(side, "pretender_captured");
    else if (mover.kind === "P" && victim.kind === "D") then.outcome = won(other, "pretender_lost");
    else if (victim.kind === "D" && damsels === 0) then.outcome = won(other, "damsels");
  }
  if (!then.outcome && mover.kind === "P" && mover.square?.[1] === farPalace(side)) then.outcome = won(side, "palace");
  if (!then.outcome) pass(then, other);
  if (!then.outcome && then.skipped) events.push(`skipped ${["red", "white"][other]}`);
  if (then.outcome)
    for (const [i, name] of ["red", "white"].entries()) {
      const kinds = masks.slice(i * 10, i * 10 + 10).map((mask) => mask.kind);
      events.push(`revealed ${name} ${spellSetup(kinds.join("")).slice(6)}`);
    }
  return [then, events];
}

export function perft(position: Position, depth: number): number {
  const moves = legalMoves(position, position.toMove);
  if (depth === 1) return moves.length;
  return moves.reduce((nodes, move) => nodes + perft(after(position, move)[0], depth - 1), 0);
}

/** Whether a game with these set-ups can have these lines: the position reached, or null. */
export function replay(setups: readonly string[], lines: Line[]): Position | null {
  let position = start(setups);
  for (const { seat, move, events } of lines) {
    if (!legalMoves(position, seat).includes(move)) return null;
    const [then, shown] = after(position, move);
    if (shown.join() !== events.join()) return null;
    position = then;
  }
  return position;
}

// ---------------------------------------------------------------------------------------------- knowledge

/** The set-ups of each side that fit everything both have seen; every step narrows them. */
export class Knowledge {
  fitting: string[][] = [ALL_SETUPS, ALL_SETUPS];
  shown = new Set<number>();

  keep(side: Seat, fits: (setup: string) => boolean): void {
    this.fitting[side] = this.fitting[side].filter(fits);
  }

  /** Who has the turn and who was skipped is seen: some mask of the one can move, none of the other. */
  turn(position: Position): void {
    const able = (side: Seat, expected: boolean): void => {
      const own = position.masks.filter((mask) => mask.side === side);
      const can = own.map((mask) => [...KINDS].filter((kind) => movesAs(position.masks, mask, kind).length > 0));
      this.keep(side, (setup) => can.some((kinds, i) => kinds.includes(setup[i])) === expected);
    };
    if (position.skipped) able(rival(position.toMove), false);
    able(position.toMove, true);
  }

  /** A move that did not end the game. */
  move(before: Position, move: string, events: string[], then: Position, hidden: boolean): void {
    const mover = on(before.masks, move.slice(0, 2)) as Mask;
    const victim = on(before.masks, move.slice(3));
    const { side } = mover;
    let kinds = [...KINDS].filter((kind) => movesAs(before.masks, mover, kind).includes(move));
    if (victim) {
      this.shown.add(victim.id);
      this.keep(victim.side, (setup) => setup[victim.id % 10] === victim.kind);
    }
    if (events.some((event) => event.startsWith("removed"))) {
      kinds = hidden ? kinds.filter((kind) => kind !== "P") : [mover.kind];
      if (!hidden) this.shown.add(mover.id);
    } else if (move[4] === farPalace(side)) kinds = kinds.filter((kind) => kind !== "P");
    this.keep(side, (setup) => kinds.includes(setup[mover.id % 10]));
    this.turn(then);
  }

  possible(mask: Mask): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const setup of this.fitting[mask.side]) {
      const kind = setup[mask.id % 10];
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  }
}
