// A view that nobody has drawn: how its fields are laid out as words, lists and small tables. A game may name its fields
// in its own words (`field-days_left`, and a value `field-phase-hiding`); it need not.
import type { AnyView } from "../../table/live.svelte";
import type { Section } from "../game";
import type { Words } from "../../words/words.svelte";

/** What every view has, and what is shown elsewhere. */
export interface GeneralView extends AnyView {
  form: string | null;
  options: Record<string, unknown>;
  phase?: string;
}
const COMMON = ["seat", "to_act", "legal", "form", "outcome", "options"];

export interface Field {
  name: string; // as the view has it
  title: string;
  value: unknown;
}

export interface Row {
  head: string;
  cells: unknown[];
}

/** How a value is laid out. */
export type Shape =
  | { kind: "unknown" } // hidden from this viewer, or not there yet
  | { kind: "text"; text: string }
  | { kind: "list"; items: unknown[] } // of plain values
  | { kind: "table"; columns: string[]; rows: Row[] } // without columns: a grid
  | { kind: "entries"; entries: [name: string, value: unknown][] };

type Entries = Record<string, unknown>;
const WIDEST = 8; // columns of a table; what is wider is told row by row
const LARGEST = 40; // plain values that are shown without being asked for

const isEntries = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";

export function fieldsOf(view: GeneralView, words: Words): Field[] {
  return Object.entries(view)
    .filter(([name]) => !COMMON.includes(name))
    .map(([name, value]) => ({ name, title: titleOf(name, words), value }));
}

/** The game's word for a field, or its name. */
export function titleOf(name: string, words: Words): string {
  const key = `field-${name}`; // words: field-*
  return words.has(key) ? words.say(key) : name.replaceAll("_", " ");
}

export function shapeOf(value: unknown, words: Words, name = ""): Shape {
  if (value === null || value === undefined) return { kind: "unknown" };
  if (Array.isArray(value)) return shapeOfList(value, words);
  if (isEntries(value)) return shapeOfEntries(value, words);
  return { kind: "text", text: textOf(value, words, name) };
}

function shapeOfList(list: unknown[], words: Words): Shape {
  if (!list.length) return { kind: "text", text: words.say("general-none") };
  if (list.every(isPlain)) return { kind: "list", items: list };
  if (list.every(isEntries)) {
    const table = tableOf(list.map((one, at) => [String(at + 1), one]));
    if (table) return table;
  }
  if (list.every((one): one is unknown[] => Array.isArray(one) && one.every(isPlain))) {
    const rows = list.map((cells, at) => ({ head: String(at + 1), cells }));
    return { kind: "table", columns: [], rows };
  }
  return { kind: "entries", entries: list.map((one, at) => [String(at + 1), one]) };
}

function shapeOfEntries(value: Entries, words: Words): Shape {
  const entries = Object.entries(value);
  if (!entries.length) return { kind: "text", text: words.say("general-none") };
  const areAlike = entries.length > 1 && entries.every((one): one is [string, Entries] => isEntries(one[1]));
  return (areAlike ? tableOf(entries) : null) ?? { kind: "entries", entries };
}

/** A row for each, if their fields are few. */
function tableOf(all: readonly (readonly [string, Entries])[]): Shape | null {
  const columns = [...new Set(all.flatMap(([, one]) => Object.keys(one)))];
  if (!columns.length || columns.length > WIDEST) return null;
  const rows = all.map(([head, one]) => ({ head, cells: columns.map((column) => one[column]) }));
  return { kind: "table", columns, rows };
}

/** A plain value in words. */
export function textOf(value: unknown, words: Words, name = ""): string {
  if (value === null || value === undefined) return words.say("general-unknown");
  if (typeof value === "boolean") return words.say(value ? "general-yes" : "general-no");
  if (typeof value === "number") return value.toLocaleString(words.language);
  const text = String(value as string);
  const key = `field-${name}-${text}`; // words: field-*
  if (name && words.has(key)) return words.say(key);
  return /^[a-z]+(_[a-z]+)*$/.test(text) ? text.replaceAll("_", " ") : text || words.say("general-none");
}

/** Would it fill the page? Then it is folded up. */
export function isLarge(value: unknown): boolean {
  return countOf(value) > LARGEST;
}

function countOf(value: unknown): number {
  if (isPlain(value)) return 1;
  return Object.values(value as object).reduce((sum: number, one) => sum + countOf(one), 0);
}

// The same in sentences.

/** The view in words: what is plain together, everything else under its own title. */
export function sectionsOf(view: GeneralView, words: Words): Section[] {
  const fields = fieldsOf(view, words);
  const line = (title: string, value: unknown, name: string): string =>
    words.say("term", { name: title, value: textOf(value, words, name) });
  const plain = fields.filter(({ value }) => isPlain(value)).map(({ title, value, name }) => line(title, value, name));
  const others = fields
    .filter(({ value }) => !isPlain(value))
    .map(({ title, value, name }) => ({ title, items: linesOf(value, words, name) }));
  return [...(plain.length ? [{ title: words.say("general-board"), items: plain }] : []), ...others];
}

function linesOf(value: unknown, words: Words, name: string): string[] {
  const shape = shapeOf(value, words, name);
  if (shape.kind === "unknown") return [words.say("general-unknown")];
  if (shape.kind === "text") return [shape.text];
  if (shape.kind === "list") return [shape.items.map((one) => textOf(one, words, name)).join(", ")];
  if (shape.kind === "entries") return shape.entries.map(([head, one]) => named(head, one, words));
  return shape.rows.map(({ head, cells }) => {
    const told = cells.map((cell, at) =>
      shape.columns.length ? named(shape.columns[at]!, cell, words) : textOf(cell, words),
    );
    return words.say("term", { name: titleOf(head, words), value: told.join("; ") });
  });
}

function named(name: string, value: unknown, words: Words): string {
  return words.say("term", { name: titleOf(name, words), value: linesOf(value, words, name).join("; ") });
}
