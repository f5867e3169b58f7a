// The view of Roméo & Juliette as the server tells it, and the two of its options that a board needs.
import type { RomeoJulietLover, RomeoJulietView } from "../../wire";

export type { RomeoJulietView };
export type Lover = RomeoJulietLover;

export function chapterOf(view: RomeoJulietView): number {
  return Number(view.options.chapter);
}

/** The text of the content file that is played; null: our own. */
export function sourceOf(view: RomeoJulietView): string | null {
  return typeof view.options.content === "string" ? view.options.content : null;
}
