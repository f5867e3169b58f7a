// A table as its maker imagines it, before it is asked for.
import type { Assist } from "../settings.svelte";
import type { Clock, NewTable, Settings } from "../wire";

export const LONGEST_NAME = 24;
export type Kind = "here" | "link" | "bot"; // on this device, a friend elsewhere, the computer

export interface PlannedChair {
  kind: Kind;
  name: string;
  level: string;
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

/** As many chairs as wanted: those that are there stay as they are, new ones are for friends. */
export function chairsFor(seats: number, chairs: readonly PlannedChair[], level: string): PlannedChair[] {
  return Array.from({ length: seats }, (_, n) => chairs[n] ?? { kind: n === 0 ? "here" : "link", name: "", level });
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
  };
}
