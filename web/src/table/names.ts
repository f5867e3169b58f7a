// What people, bots and roles are called.
import type { PageGame } from "../games/game";
import { say, type Words } from "../words/words.svelte";
import type { Seated } from "./told";

/** A person's name, or what a bot is called; a bot that sits in is named beside the person. */
export function playerOf(seated: Seated): string {
  if (!seated.bot) return seated.name || say("nobody");
  const bot = say("bot-level", { level: seated.bot });
  return seated.name ? say("sits-in", { bot, name: seated.name }) : bot;
}

export function roleOf(game: PageGame<unknown>, words: Words, seat: number): string {
  return words.say("seat-title", { seat: game.seats[seat] ?? "" });
}

/** Names by seat; those who are called the same, as bots often are, are told apart by their numbers. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name));
}
