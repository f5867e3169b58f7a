// What a player wants to know of the partner's cards: a notepad with what they think of each in this act, and whether
// chances are shown where they are counted. It is kept on this device alone.
import { readStored, store } from "../../../storage";

export type Mark = "has" | "not";
interface Page {
  act: number;
  marks: Record<string, Mark>;
}
const NAME = "romeo-juliet.pad ";

function isPage(found: unknown): found is Page {
  const { act, marks } = (found ?? {}) as Partial<Page>;
  return typeof act === "number" && typeof marks === "object" && marks !== null;
}

export class Notepad {
  marks: Record<string, Mark> = $state({});

  constructor(
    private readonly place: string, // of this person at this table
    private readonly act: number,
  ) {
    const kept = readStored<Page | null>(NAME + place, isPage, null);
    if (kept?.act === act) this.marks = kept.marks; // after an act all cards are shuffled
  }

  /** From “perhaps” to “probably” to “not”, and back. */
  turn(card: string): void {
    const next = { "": "has", has: "not", not: undefined }[this.marks[card] ?? ""] as Mark | undefined;
    const { [card]: _, ...others } = this.marks;
    this.marks = next ? { ...others, [card]: next } : others;
    store(NAME + this.place, { act: this.act, marks: this.marks });
  }
}

const CHANCES = "romeo-juliet.chances";

class Chances {
  shown: boolean = $state(readStored(CHANCES, (found) => typeof found === "boolean", false));

  turn(): void {
    this.shown = !this.shown;
    store(CHANCES, this.shown);
  }
}

/** Shown where somebody asked for them, and from then on until they are put away. */
export const chances = new Chances();
