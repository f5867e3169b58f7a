// The masks and sides of Volto, and St Mark's square as it lies on the screen: one's own palace is below, so White sees
// the board turned.

export type { VoltoMask, VoltoView } from "../../wire";

export const KINDS = ["N", "C", "P", "S", "D"] as const; // in the order of the box
export const SIDES = ["red", "white"] as const; // by number

export const SIDE = 84; // of a square, in the drawing's units
export const VIEW: [number, number] = [488, 680];
export const AREA: [number, number, number, number] = [34, 46, 5 * SIDE, 7 * SIDE];
const COLUMNS = ["a", "b", "c", "d", "e"];
const ROWS = [1, 2, 3, 4, 5, 6, 7];

/** Spectators sit with Red. */
export function isTurned(seat: number | null): boolean {
  return seat === 1;
}

/** All squares from the upper left, row by row. */
export function squaresOf(turned: boolean): string[] {
  const columns = turned ? [...COLUMNS].reverse() : COLUMNS;
  const rows = turned ? ROWS : [...ROWS].reverse();
  return rows.flatMap((row) => columns.map((column) => column + row));
}

/** The column and the row on the screen, from the upper left. */
export function spotOf(square: string, turned: boolean): [column: number, row: number] {
  const column = COLUMNS.indexOf(square.charAt(0));
  const row = Number(square.charAt(1));
  return turned ? [COLUMNS.length - 1 - column, row - 1] : [column, ROWS.length - row];
}

/** The middle of a square in the drawing. */
export function middleOf(square: string, turned: boolean): [x: number, y: number] {
  const [column, row] = spotOf(square, turned);
  return [AREA[0] + (column + 0.5) * SIDE, AREA[1] + (row + 0.5) * SIDE];
}

/** Where a side sets up: its palace, then the row in front of it, each from a to e. */
export function homeOf(side: number): string[] {
  return (side === 0 ? [1, 2] : [7, 6]).flatMap((row) => COLUMNS.map((column) => column + row));
}

/** Whose palace a square belongs to, if any. */
export function palaceOf(square: string): "red" | "white" | null {
  const row = square.charAt(1);
  return row === "1" ? "red" : row === "7" ? "white" : null;
}

/** How many rows a mask of this side has yet to go to the far palace. */
export function rowsToGo(square: string, side: number): number {
  const row = Number(square.charAt(1));
  return side === 0 ? 7 - row : row - 1;
}

/** The two squares of a move and whether it captures, read from its spelling. */
export function readMove(move: string): { from: string; to: string; takes: boolean } | null {
  const found = /^([a-e][1-7])([-x])([a-e][1-7])$/.exec(move);
  return found ? { from: found[1]!, to: found[3]!, takes: found[2] === "x" } : null;
}

/** What the legal moves offer from each square: where to, and how it is spelled. */
export function offersOf(legal: readonly string[] | null): Map<string, Map<string, string>> {
  const offers = new Map<string, Map<string, string>>();
  for (const move of legal ?? []) {
    const read = readMove(move);
    if (!read) continue;
    if (!offers.has(read.from)) offers.set(read.from, new Map());
    offers.get(read.from)!.set(read.to, move);
  }
  return offers;
}
