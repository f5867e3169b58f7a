// The drawn examples between the chapters of a game's rules, made of the game's own drawings.
import type { Component } from "svelte";
import type { Words } from "../words/words.svelte";

export interface Drawn {
  Paints: Component; // what the drawings are painted with, once a page
  Figures: Component<{ of: string; words: Words }>; // those that belong to a chapter or a piece, named by its message
}

const drawn = import.meta.glob<Drawn>("../games/*/figures/index.ts", { import: "default" });

/** The figures of a game; nothing if there are none, or if they cannot be fetched: the rules are whole without them. */
export async function fetchFigures(game: string): Promise<Drawn | null> {
  return (await drawn[`../games/${game}/figures/index.ts`]?.().catch(() => null)) ?? null;
}
