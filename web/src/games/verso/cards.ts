// The cards of Verso as a view spells them, G4*/B3: what is up, what it is worth, and the back if that was ever seen.
import type { VersoView } from "../../wire";
import type { Args, Words } from "../../words/words.svelte";

export type Colour = "B" | "G" | "O";
export const ROWS: readonly Colour[] = ["O", "G", "B"]; // the sky lies above the land, the land above the sea
export const PLACES: readonly string[] = ["1", "2", "3", "4", "5", "6", "J"];

export interface Face {
  colour: Colour;
  value: string; // 1 to 6, J
  worth: number; // 1 or 3, as printed
}

/** A card as it lies. */
export interface Card extends Face {
  text: string; // as the view spells it
  back: Face | null; // null: nobody has seen it
}

/** What may be on a back, and how likely it is. */
export interface Back {
  face: Face;
  likely: number;
}

/** What would become of a card by the bank that is proposed. */
export type Tag = "stays" | "goes" | "turns";

/** A card from its spelling. The faces of a card are worth 1 and 3. */
export function card(text: string): Card {
  const [up = "", back = "?"] = text.split("/");
  const worth = up.endsWith("*") ? 3 : 1;
  return { text, colour: up[0] as Colour, value: up[1]!, worth, back: back === "?" ? null : behind(worth, back) };
}

/** The rows of a player, by colour. */
export function displayOf(rows: Record<string, string[]>): Record<string, Card[]> {
  return Object.fromEntries(ROWS.map((colour) => [colour, (rows[colour] ?? []).map(card)]));
}

function behind(worth: number, name: string): Face {
  return { colour: name[0] as Colour, value: name[1]!, worth: 4 - worth };
}

/** B3, however much it is worth: no player shows it twice. */
export const nameOf = (face: Face): string => face.colour + face.value;

/** What fills in the game's sentences about a face. */
export function argsOf(face: Face): Args {
  return { colour: face.colour, value: face.value === "J" ? "J" : Number(face.value), worth: face.worth };
}

/** In words: blue 3, 1 point. */
export function inWords(face: Face, words: Words): string {
  return `${words.say("face", argsOf(face))}, ${words.say("worth", argsOf(face))}`;
}

/** The possible backs that a view tells of a card, the likeliest first; none if its back has been seen. */
export function backsOf(view: VersoView, up: Card): Back[] {
  if (up.back) return [];
  const odds = Object.entries(view.backs[nameOf(up) + (up.worth === 3 ? "*" : "")] ?? {});
  return odds
    .map(([name, likely]) => ({ face: behind(up.worth, name), likely }))
    .sort((a, b) => b.likely - a.likely || nameOf(a.face).localeCompare(nameOf(b.face)));
}

/** A probability in whole hundredths; what is possible is never shown as 0 %. */
export function percent(likely: number, words: Words): string {
  const whole = Math.round(100 * likely);
  return whole ? words.say("odds-percent", { percent: whole }) : words.say("odds-under", { percent: 1 });
}

/** Does a player show this colour and value? */
export function shows(view: VersoView, seat: number, face: Face): boolean {
  return view.players[seat]?.rows[face.colour]?.some((other) => nameOf(card(other)) === nameOf(face)) ?? false;
}

export const seatName = (seat: number): string => `p${seat + 1}`;
