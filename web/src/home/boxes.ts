// What stands on the boxes, besides their names.

const covers = import.meta.glob<string>("./covers/*.svg", { query: "?url", import: "default", eager: true });

export function coverOf(game: string): string {
  return covers[`./covers/${game}.svg`] ?? "";
}

export interface Box {
  fewest: number; // players
  most: number;
  minutes: number; // a game lasts about so long
}

export const BOXES: Record<string, Box> = {
  "verona-twist": { fewest: 2, most: 2, minutes: 20 },
  volto: { fewest: 2, most: 2, minutes: 20 },
  verso: { fewest: 1, most: 6, minutes: 20 },
  "romeo-juliet": { fewest: 2, most: 2, minutes: 40 },
};
