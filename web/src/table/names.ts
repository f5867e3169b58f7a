// What people, bots, roles and the terms of a table are called.
import type { PlayableGame } from "../games/game";
import { say, type Words, type Say } from "../words/words.svelte";
import { verdict } from "./ended";
import type { Seated, TableState } from "./fold";
import type { Settings } from "../wire";

/** A person's name, or what a bot is called; a bot that sits in is named beside the person. */
export function playerOf(seated: Seated): string {
  if (!seated.bot) return seated.name || say("nobody");
  const bot = say("bot-name", { number: seated.face });
  return seated.name ? say("sits-in", { bot, name: seated.name }) : bot;
}

export function roleOf(game: PlayableGame<unknown>, words: Words, seat: number): string {
  return words.say("seat-title", { seat: game.info.seats[seat] ?? "" });
}

/** How it ended for the people in these chairs, in a few words. */
export function verdictOf(
  { outcome, order, chairs }: TableState,
  isCooperative: boolean,
  mine: readonly number[],
): string {
  const gaveUp = mine.length === 1 ? chairs[mine[0]!]!.gaveUp : "";
  if (gaveUp) return say("verdict-gave-up", { why: gaveUp });
  const seat = mine.length === 1 && chairs.length > 1 ? order.indexOf(mine[0]!) : null; // looked on, shared or alone
  return outcome ? verdict(outcome, seat, isCooperative, say) : say("verdict-over");
}

/** Names by seat; equal names, as bots often have, are followed by the number of the seat. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name));
}

// The terms of a table, as short lines: its options and how it is run.

/** The game's own options, each with its name and its value in words. */
function optionTerms(options: Record<string, unknown>, words: Words): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === null || typeof value === "object") return [];
    const key = `option-${name}-${String(value)}`; // words: option-*
    if (typeof value === "string" && !words.has(key)) return []; // a text, or something for programs
    const told = words.has(key) ? words.say(key) : String(value);
    return words.has(`option-${name}`) ? [words.say("term", { name: words.say(`option-${name}`), value: told })] : [];
  });
}

/** How long one may think, in words. */
export function clockTerm(clock: Settings["clock"], say: Say): string {
  if (!clock) return say("clock-none");
  const days = clock.seconds / 86_400;
  if (clock.per === "game") {
    return say("term-clock-game", { minutes: Math.round(clock.seconds / 60), seconds: clock.increment ?? 0 });
  }
  const minutes = Math.round(clock.seconds / 60);
  const each = Number.isInteger(days) ? say("days", { number: days }) : say("minutes", { number: minutes });
  return say("term-clock-move", { each });
}

/** What is played, and how: what one wants to know before one sits down. */
export function termsOfPlay(settings: Settings, options: Record<string, unknown>, words: Words): string[] {
  const { say } = words;
  return [
    ...optionTerms(options, words),
    say("term", { name: say("assist"), value: say(`assist-${settings.assist ?? "exact"}`) }), // words: assist-*
    say("term", { name: say("clock"), value: clockTerm(settings.clock, say) }),
    ...(settings.beat ? [say("term", { name: say("beat"), value: say("beat-every", { number: settings.beat }) })] : []),
    ...(settings.match ? [say("match")] : []),
  ];
}

export function terms(settings: Settings, options: Record<string, unknown>, words: Words): string[] {
  const { say } = words;
  const named = (name: string, value: string): string => say("term", { name: say(name), value: say(value) });
  return [
    ...termsOfPlay(settings, options, words),
    named("spectators", `spectators-${settings.spectators ?? "public"}`), // words: spectators-*
    named("chat", `chat-${settings.chat ?? "phrases"}`), // words: chat-*
  ];
}
