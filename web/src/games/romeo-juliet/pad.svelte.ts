// A notepad of the partner's cards: what one thinks of each in this act. It is kept on this device and nowhere else.

export type Mark = "has" | "not";
interface Page {
  act: number;
  marks: Record<string, Mark>;
}
const KEPT = "sottovoce.romeo-juliet.pad ";

export class Pad {
  marks: Record<string, Mark> = $state({});

  constructor(
    private readonly place: string, // of this person at this table
    private readonly act: number,
  ) {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT + place) ?? "null") as Page | null;
      if (kept?.act === act) this.marks = kept.marks; // after an act all cards are shuffled
    } catch {
      // torn, or a browser that keeps nothing: an empty page
    }
  }

  /** From “perhaps” to “probably” to “not”, and back. */
  turn(card: string): void {
    const next = { "": "has", has: "not", not: undefined }[this.marks[card] ?? ""] as Mark | undefined;
    const { [card]: _, ...others } = this.marks;
    this.marks = next ? { ...others, [card]: next } : others;
    try {
      localStorage.setItem(KEPT + this.place, JSON.stringify({ act: this.act, marks: this.marks }));
    } catch {
      // it holds for this visit
    }
  }
}
