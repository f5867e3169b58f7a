// The view of Roméo & Juliette as the server tells it, and the two of its options that a board needs.
import type { RomeoJulietLover, RomeoJulietView as Told } from "../../wire";

export type Lover = RomeoJulietLover;

export interface RomeoJulietView extends Told {
  /** While somebody is moved: the hate of each place if the scene ended so, by move; under "" as everybody stands. */
  hate_to_come?: Record<string, Record<string, number>> | null;
}

export function chapterOf(view: RomeoJulietView): number {
  return Number(view.options.chapter);
}

/** The text of the content file that is played; null: our own. */
export function sourceOf(view: RomeoJulietView): string | null {
  return typeof view.options.content === "string" ? view.options.content : null;
}
