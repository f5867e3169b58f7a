// What the page knows of the piazza as a drawing: where the squares lie, and what a log says happened on them.
import type { GameLine, VeronaTwistView } from "../../wire";

/** What a viewer may know; narrower where the wire only says that it is text or a number. */
export interface View extends VeronaTwistView {
  options: { rounds: number; lovers: string; placement: string };
  phase: "placing" | "hiding" | "moving" | "ended";
  split: { same: number; different: number } | null;
}

export type Letter = "Q" | "K" | "R" | "S" | "B" | "F";
export const LETTERS: readonly Letter[] = ["Q", "K", "R", "S", "B", "F"];
export const SEATS: readonly string[] = ["capulet", "nurse"];
export const NURSE = 1;

/** From the upper left, row by row, as they lie on the screen. */
export const SQUARES: readonly string[] = [..."4321"].flatMap((row) => [..."abcde"].map((column) => column + row));

/** The list of fifteen, a row for each first letter. */
export const FIFTEEN: readonly string[] = LETTERS.flatMap((one, i) => LETTERS.slice(i + 1).map((other) => one + other));

export const SIDE = 104; // of a square, in the drawing's units
export const EDGE = 30; // from the drawing's border to the first square
export const DRAWING: [number, number] = [580, 476];
export const AREA: [number, number, number, number] = [EDGE, EDGE, 5 * SIDE, 4 * SIDE];

/** The middle of a square in the drawing. */
export function middle(square: string): { x: number; y: number } {
  const column = square.charCodeAt(0) - "a".charCodeAt(0);
  return { x: EDGE + SIDE * (column + 0.5), y: EDGE + SIDE * (4 - Number(square[1]) + 0.5) };
}

/** Is this one of the six dark squares? (V1) */
export function isCentre(square: string): boolean {
  return "bcd".includes(square[0]!) && "23".includes(square[1]!);
}

export const area = (square: string): "centre" | "edge" => (isCentre(square) ? "centre" : "edge");

const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);

/** Which character went where, if that is what a move says. */
export function step(move: string): { letter: Letter; square: string } | null {
  const letter = move[0] ?? "";
  return move.length === 3 && isLetter(letter) ? { letter, square: move.slice(1) } : null;
}

/** Where a placing puts everyone: nothing if the move is none. */
export function placing(move: string): Partial<Record<Letter, string>> {
  const [word, ...each] = move.split(" ");
  return word === "place" ? Object.fromEntries(each.map((one) => [one[0], one.slice(1)])) : {};
}

export interface Trace {
  letter: Letter;
  from: string;
  to: string;
}

/** The way each of the last `count` steps went: a line only says where to, the lines before it where from. */
export function traces(lines: readonly GameLine[], count: number): Trace[] {
  const at: Partial<Record<Letter, string>> = {};
  const found: (Trace | null)[] = lines.map((line) => {
    Object.assign(at, placing(line.move));
    const went = step(line.move);
    const from = went ? at[went.letter] : undefined;
    if (!went || !from) return null;
    at[went.letter] = went.square;
    return { letter: went.letter, from, to: went.square };
  });
  return found.slice(Math.max(0, lines.length - count)).filter((one) => one !== null);
}

export type Report = "same" | "different";

/** What the Nurse has reported, evening by evening. */
export function reports(lines: readonly GameLine[]): Report[] {
  const isReport = (event: string): event is Report => event === "same" || event === "different";
  return lines.flatMap((line) => line.events.filter(isReport));
}

type Standing = Partial<Record<string, string>>;

/** What the Nurse would say of a pair, as the characters stand. */
export function reportOf(pair: string, at: Standing): Report {
  return isCentre(at[pair[0]!] ?? "") === isCentre(at[pair[1]!] ?? "") ? "same" : "different";
}

/** How many of these pairs each report would leave. */
export function splitOf(pairs: readonly string[], at: Standing): { same: number; different: number } {
  const same = pairs.filter((pair) => reportOf(pair, at) === "same").length;
  return { same, different: pairs.length - same };
}

export interface Evening {
  day: number; // from 1
  report: Report;
  struck: string[]; // the pairs that it ruled out
  isEarly: boolean; // somebody had not moved yet, but nobody could
}

/** Each evening so far, by the line that brought it about. */
export function evenings(lines: readonly GameLine[]): Map<GameLine, Evening> {
  const found = new Map<GameLine, Evening>();
  const at: Standing = {};
  let left = FIFTEEN;
  let moved = 0; // characters, today
  for (const line of lines) {
    Object.assign(at, placing(line.move));
    const went = step(line.move);
    if (went) at[went.letter] = went.square;
    moved += went ? 1 : 0;
    const [report] = reports([line]);
    if (!report) continue;
    const struck = left.filter((pair) => reportOf(pair, at) !== report);
    left = left.filter((pair) => !struck.includes(pair));
    found.set(line, { day: found.size + 1, report, struck, isEarly: moved < LETTERS.length });
    moved = 0;
  }
  return found;
}

/** Where a character may go, by what is offered. */
export function reach(legal: readonly string[] | null, letter: string): string[] {
  return (legal ?? []).filter((move) => move.length === 3 && move[0] === letter).map((move) => move.slice(1));
}

/** A pair has one spelling, whichever was chosen first. */
export function pairOf(one: Letter, other: Letter): string {
  return LETTERS.indexOf(one) < LETTERS.indexOf(other) ? one + other : other + one;
}

/** A placing as it is spelled, or nothing while someone is still missing. */
export function spellPlacing(placed: Partial<Record<Letter, string>>): string | null {
  if (!LETTERS.every((letter) => placed[letter])) return null;
  return `place ${LETTERS.map((letter) => letter + placed[letter]).join(" ")}`;
}

/** As many as are placed so far, spelled likewise; nobody: an empty text. */
export function spellPlaced(placed: Partial<Record<Letter, string>>): string {
  const there = LETTERS.filter((letter) => placed[letter]);
  return there.length ? `place ${there.map((letter) => letter + placed[letter]).join(" ")}` : "";
}

/** Those whom such a text places, if it makes sense. */
export function readPlaced(text: string): Partial<Record<Letter, string>> {
  const placed = placing(text);
  const squares = Object.values(placed);
  const isRight = Object.keys(placed).every(isLetter) && squares.every((square) => SQUARES.includes(square));
  return isRight && new Set(squares).size === squares.length ? placed : {};
}
