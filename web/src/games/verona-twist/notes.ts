// The pairs that a person has struck out in their own notepad, kept on this device alone.
import type { GameLine } from "../../wire";
import { FIFTEEN } from "./view";

const where = (place: string): string => `sottovoce.verona-twist.notes.${place}`;

/** Notes belong to one game of a table: the placing tells games apart, and the next one begins with a clean page. */
function whichGame(lines: readonly GameLine[]): string {
  return lines.find((line) => line.move.startsWith("place "))?.move ?? "";
}

export function readStruck(place: string, lines: readonly GameLine[]): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(where(place)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("game" in kept) || kept.game !== whichGame(lines)) return [];
    const struck = "struck" in kept && Array.isArray(kept.struck) ? kept.struck : [];
    return FIFTEEN.filter((pair) => struck.includes(pair));
  } catch {
    return []; // torn, or a browser that keeps nothing
  }
}

export function keepStruck(place: string, lines: readonly GameLine[], struck: readonly string[]): void {
  try {
    localStorage.setItem(where(place), JSON.stringify({ game: whichGame(lines), struck }));
  } catch {
    // it holds for this visit
  }
}
