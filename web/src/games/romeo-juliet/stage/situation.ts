// What each place of the ring shows and offers at one moment, and the words for it.
import type { Words } from "../../../words/words.svelte";
import type { Choice } from "../choice.svelte";
import { openEvents, type Event } from "../events/content";
import { list } from "../events/describe";
import { after, beside, movable, standing, targets } from "../legal";
import { isLover, SEATS, WAYS, type RomeoJulietView } from "../view";
import type { News } from "./news";

/** The hate that each place would bring if the scene ended after this move, or as everybody stands; null: nobody is
 * being moved. */
export function foreseen(view: RomeoJulietView, move: string | null): Record<string, number> | null {
  if (view.phase === "decision") return null; // an event asks: the scene's hate has been counted
  return view.hate_to_come?.[move ?? ""] ?? null;
}

/** What open events say of a place now, as the content file spells it. */
function saidOf(view: RomeoJulietView, place: string): string[] {
  return view.in_force.filter((effect) =>
    effect
      .split(/ (?:when|unless) /)[0]!
      .split(" ")
      .includes(place),
  );
}

/** Are the lovers kept out of a place, as everybody stands? */
export function isClosed(view: RomeoJulietView, place: string): boolean {
  return saidOf(view, place).some((effect) => effect.startsWith("closed "));
}

export class Situation {
  constructor(
    private readonly view: RomeoJulietView,
    private readonly words: Words,
    private readonly choice: Choice,
    private readonly news: News,
    private readonly highlighted: readonly string[],
    private readonly legal: readonly string[], // empty: this viewer cannot move now
  ) {}

  /** Everybody there, the lovers first. */
  here(place: string): string[] {
    const all = this.view.places[place] ?? [];
    return [...all.filter(isLover), ...all.filter((token) => !isLover(token))];
  }

  /** Who would come here by the move that is being put together. */
  coming(place: string): string[] {
    const { movers, way, word } = this.choice;
    if (word?.startsWith("step ")) return this.stepTo(word) === place ? [SEATS[this.view.seat as number]!] : [];
    if (!way || word || !movers.length) return [];
    return movers.filter((_, at) => targets(this.view.places, movers, way)[at] === place);
  }

  /** What pointing at a place would do: a whole move, a direction, or nothing. */
  does(place: string): "missive" | "name" | "step" | "go" | null {
    if (this.legal.includes(`name ${place}`)) return "name";
    if (this.choice.isNaming && this.legal.includes(`missive ${place}`)) return "missive";
    if (this.stepsTo(place)) return "step";
    return this.choice.aims.has(place) && this.legal.length ? "go" : null;
  }

  stepsTo(place: string): string | null {
    return (
      after(this.legal, "step")
        .map((way) => `step ${way}`)
        .find((move) => this.stepTo(move) === place) ?? null
    );
  }

  private stepTo(move: string): string {
    const way = WAYS.find((each) => move.endsWith(each))!;
    return beside(this.view.places, standing(this.view.places, SEATS[this.view.seat as number]!), way);
  }

  canChoose(place: string): boolean {
    return this.does(place) !== null;
  }

  isAimed(place: string): boolean {
    const { word } = this.choice;
    return word === `missive ${place}` || word === `name ${place}` || this.coming(place).length > 0;
  }

  isHighlighted(name: string): boolean {
    return this.highlighted.includes(name);
  }

  isLover(token: string): boolean {
    return isLover(token);
  }

  canPick(token: string): boolean {
    return movable(this.legal).has(token);
  }

  isPicked(token: string): boolean {
    return this.choice.movers.includes(token);
  }

  hasMoved(token: string): boolean {
    return token in this.news.moved;
  }

  /** Hate that grew here with what happened last. */
  hate(place: string): number {
    return this.news.hate[place] ?? 0;
  }

  /** Hate that would grow here if the scene ended after what is being put together, as the server foresees it. */
  threat(place: string): number {
    return foreseen(this.view, this.choice.move)?.[place] ?? 0;
  }

  /** Who has named this place: in a missive of this scene, or because an event asked. */
  namedBy(place: string): string[] {
    const { named, said } = this.view;
    return SEATS.filter((seat, at) => said.includes(`${seat} missive ${place}`) || named[at] === place);
  }

  isClosed(place: string): boolean {
    return isClosed(this.view, place);
  }

  /** The event that keeps the lovers out of a place. */
  closedBy(place: string): Event | null {
    const closing = saidOf(this.view, place).find((effect) => effect.startsWith("closed "));
    return openEvents(this.view).find((event) => closing && event.effects.includes(closing)) ?? null;
  }

  /** Does an event say something special of this place as everybody stands now? */
  isTouched(place: string): boolean {
    return saidOf(this.view, place).length > 0;
  }

  label(place: string): string {
    const { words } = this;
    const here = this.here(place).map((token) => words.say("token-name", { token }));
    const does = this.does(place);
    return [
      words.say("label-place", { place, count: here.length, here: list(here, "list-and", words) }),
      ...this.namedBy(place).map((seat) => words.say("label-named", { seat })),
      this.isClosed(place) ? words.say("label-closed") : "",
      this.threat(place) ? words.say("label-threat", { number: this.threat(place) }) : "",
      this.hate(place) ? words.say("told-hate", { place, number: this.hate(place) }) : "",
      words.say("place-effect", { place }),
      words.say("label-does", { does: does ?? "read" }),
    ]
      .filter(Boolean)
      .join(" ");
  }
}
