// A set-up that somebody is still putting together, so that leaving the page does not lose it. It stays on this device,
// under the name of the table and the seat, and only until it is made or the game is over.
import { readStored, store } from "../storage";

const NAME = "laid.";
const isText = (found: unknown): found is string => typeof found === "string";

/** One person at one table; a spectator has no chair. */
export function placeOf(table: string, chair: number | null): string {
  return `${table} ${chair ?? "-"}`;
}

/** The draft at a place, as the game spells it; empty if there is none. */
export function draftAt(place: string): string {
  return readStored(NAME + place, isText, "");
}

export function keepDraft(place: string, spelled: string): void {
  store(NAME + place, spelled || null);
}

export function dropDraft(place: string): void {
  store(NAME + place, null);
}
