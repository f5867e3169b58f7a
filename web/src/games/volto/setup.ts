// Ten masks in two rows of five, and the set-ups that a person has kept on this device, for all tables.
import { readStored, store } from "../../storage";

export const CAST = "NNNCCCPSDD";
const PLACE = "volto.setups";
const LONGEST_NAME = 40;

export interface Saved {
  name: string;
  letters: string; // the palace row, then the front row, each from a to e
}

/** For those who would rather begin: each with the words for its name and for what it is about. */
export const READY = [
  { name: "ready-shield", why: "ready-shield-why", letters: "DCPSDNCNCN" },
  { name: "ready-bait", why: "ready-bait-why", letters: "NCPCSDNCND" },
  { name: "ready-race", why: "ready-race-why", letters: "DCNCDNNCSP" },
  { name: "ready-disguise", why: "ready-disguise-why", letters: "DCSCDNCPNN" },
  { name: "ready-corner", why: "ready-corner-why", letters: "PNCNDCDSCN" },
] as const;

/** The move, as it is spelled: home row, then front row. */
export function spellSetup(letters: string): string {
  return `setup ${letters.slice(0, 5)}/${letters.slice(5)}`;
}

/** The ten letters of a spelled set-up, or null. */
export function readSetup(move: string | null): string | null {
  const found = /^setup ([NCPSD]{5})\/([NCPSD]{5})$/.exec(move ?? "");
  return found ? found[1]! + found[2]! : null;
}

/** Is it the whole cast, each mask once? */
export function isWhole(letters: string): boolean {
  return [...letters].sort().join("") === [...CAST].sort().join("");
}

/** One order of all ten, each equally likely. */
export function shuffled<T>(things: readonly T[]): T[] {
  const all = [...things];
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * (last + 1));
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

/** What was kept, as far as it makes sense. */
export function savedSetups(): Saved[] {
  return readStored(PLACE, Array.isArray, []).filter(isSaved);
}

function isSaved(one: unknown): one is Saved {
  if (typeof one !== "object" || one === null || !("name" in one) || !("letters" in one)) return false;
  return typeof one.name === "string" && typeof one.letters === "string" && isWhole(one.letters);
}

/** Keep these; the answer is what is kept now. */
export function keepSetups(setups: Saved[]): Saved[] {
  store(PLACE, setups);
  return setups;
}

/** The list with this one in it; one of the same name is replaced. */
export function withSetup(setups: readonly Saved[], name: string, letters: string): Saved[] {
  const called = name.trim().slice(0, LONGEST_NAME);
  return [...setups.filter((one) => one.name !== called), { name: called, letters }];
}
