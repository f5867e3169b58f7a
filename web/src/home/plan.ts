// A table as its maker imagines it, before it is asked for.
import type { Assist } from "../settings.svelte";
import { readStored, store } from "../storage";
import type { Clock, GameInfo, NewTable, Settings } from "../wire";

export const LONGEST_NAME = 24;
export type Kind = "here" | "link" | "bot"; // on this device, a friend elsewhere, the computer

export interface PlannedChair {
  kind: Kind;
  name: string;
  level: string;
}

/** How somebody has played a game against the computer last. */
export interface Quick {
  seat: number; // CHANCE: drawn
  level: string;
  rivals?: number; // where their number is chosen
  chapter?: number;
}
export const CHANCE = -1;
const isQuick = (found: unknown): found is Quick => typeof (found as Quick | null)?.seat === "number";

/** What was chosen last, as far as the game and the bots there are still allow it. */
export function lastQuick(game: string, info: Pick<GameInfo, "bots" | "seats" | "fewest">): Required<Quick> {
  const last = readStored(`play.${game}`, isQuick, { seat: 0, level: "novice" });
  const usual = info.bots.includes("novice") ? "novice" : (info.bots[0] ?? "");
  return {
    seat: last.seat < info.seats.length ? last.seat : 0,
    level: info.bots.includes(last.level) ? last.level : usual,
    rivals: Math.min(Math.max(last.rivals ?? 1, info.fewest - 1), info.seats.length - 1),
    chapter: last.chapter ?? 0,
  };
}

export function keepQuick(game: string, quick: Quick): void {
  store(`play.${game}`, quick);
}

/** One person here, and bots in all other chairs. */
export function quickChairs({ seat, level, rivals }: Required<Quick>, name: string): PlannedChair[] {
  return Array.from({ length: rivals + 1 }, (_, n): PlannedChair =>
    n === Math.max(0, seat) ? { kind: "here", name, level } : { kind: "bot", name: "", level },
  );
}

export interface PlannedClock {
  kind: "none" | "move" | "game" | "days";
  minutes: number; // for a move
  total: number; // minutes for the whole game
  increment: number; // seconds added a move
  days: number; // for a move
}

export interface Plan {
  game: string;
  chairs: PlannedChair[];
  options: Record<string, unknown>;
  first: NonNullable<Settings["first"]>;
  assist: Assist;
  spectators: NonNullable<Settings["spectators"]>;
  chat: NonNullable<Settings["chat"]>;
  clock: PlannedClock;
  beat: number; // seconds from one common beat to the next; 0: choices are shown as soon as all are made
  isMatch: boolean;
  isOffered: boolean; // on the list of open tables
}

/** As a table begins, before anything of it was chosen. */
export function planFor(game: string, assist: Assist): Plan {
  return {
    game,
    chairs: [],
    options: {},
    first: "as-seated",
    assist,
    spectators: "public",
    chat: "phrases",
    clock: noClock(),
    beat: 0,
    isMatch: false,
    isOffered: false,
  };
}

export function noClock(): PlannedClock {
  return { kind: "none", minutes: 3, total: 15, increment: 10, days: 2 };
}

export function clockOf(clock: PlannedClock): Clock | null {
  if (clock.kind === "move") return { per: "move", seconds: clock.minutes * 60 };
  if (clock.kind === "days") return { per: "move", seconds: clock.days * 86_400 };
  if (clock.kind === "game") return { per: "game", seconds: clock.total * 60, increment: clock.increment };
  return null;
}

/** As many chairs as wanted: those that are there stay as they are; new ones are for friends, or for bots
 * where all others are. Whoever is alone is here. */
export function chairsFor(seats: number, chairs: readonly PlannedChair[], level: string): PlannedChair[] {
  if (seats === 1) return [{ ...(chairs.find((chair) => chair.kind === "here") ?? { name: "", level }), kind: "here" }];
  const kind = chairs.length > 1 && chairs.slice(1).every((chair) => chair.kind === "bot") ? "bot" : "link";
  return Array.from({ length: seats }, (_, n) => chairs[n] ?? { kind: n === 0 ? "here" : kind, name: "", level });
}

/** A person without a name becomes a guest; further guests are numbered. */
export function named(chairs: readonly PlannedChair[], guest: string): Record<number, string> {
  const people: Record<number, string> = {};
  const taken = new Set(chairs.map((chair) => chair.name.trim()));
  let number = 1;
  chairs.forEach((chair, n) => {
    if (chair.kind !== "here") return;
    let name = chair.name.trim();
    while (!name) {
      const next = number === 1 ? guest : `${guest} ${number}`;
      number += 1;
      if (!taken.has(next)) name = next;
    }
    people[n] = name;
  });
  return people;
}

/** Can it be opened? Somebody has to play. */
export function hasPerson(chairs: readonly PlannedChair[]): boolean {
  return chairs.some((chair) => chair.kind !== "bot");
}

/** Is there more than one person? */
export function hasCompany(chairs: readonly PlannedChair[]): boolean {
  return chairs.filter((chair) => chair.kind !== "bot").length > 1;
}

export function needsLink(chairs: readonly PlannedChair[]): boolean {
  return chairs.some((chair) => chair.kind === "link");
}

/** Does a common beat make sense? Not if all look at one screen, nor with time that is left and tells who hesitated. */
export function canBeat(plan: Plan): boolean {
  return needsLink(plan.chairs) && plan.clock.kind !== "game";
}

/** What is asked of the server. */
export function asked(plan: Plan, guest: string): NewTable {
  const bots = plan.chairs.flatMap((chair, n) => (chair.kind === "bot" ? [[n, chair.level] as const] : []));
  return {
    game: plan.game,
    seats: plan.chairs.length,
    options: plan.options,
    settings: {
      clock: clockOf(plan.clock),
      spectators: plan.spectators,
      chat: plan.chat,
      assist: plan.assist,
      first: plan.first,
      match: plan.isMatch && plan.chairs.length === 2,
      beat: canBeat(plan) && plan.beat ? plan.beat : null,
    },
    people: named(plan.chairs, guest),
    bots: Object.fromEntries(bots),
    offered: plan.isOffered && needsLink(plan.chairs),
  };
}
