// What a player has pinned on the rival's masks. It stays on this device, under the name of the table and the seat, and
// is in hand only as long as that player's board is shown.
import { recall, retain } from "../../kept";

export const SIGNS = ["N", "C", "P", "S", "D", "?", "!"] as const;
const PLACE = "volto.marks.";

class Marks {
  private place: string | null = null;
  private pinned: Record<string, string> = $state({});

  /** Take up the marks of one table and seat. */
  open(place: string): void {
    this.place = place;
    this.pinned = recall(PLACE + place, isPinned, {});
  }

  /** Put them away: someone else may look at the page next. */
  close(): void {
    this.place = null;
    this.pinned = {};
  }

  of(mask: number): string {
    return this.pinned[mask] ?? "";
  }

  /** Pin one more sign, or take it off; they always stand in the same order. */
  toggle(mask: number, sign: string): void {
    const has = this.of(mask);
    const marks = SIGNS.filter((one) => (one === sign ? !has.includes(one) : has.includes(one))).join("");
    this.put(mask, marks);
  }

  clear(mask: number): void {
    this.put(mask, "");
  }

  private put(mask: number, marks: string): void {
    const others = Object.entries(this.pinned).filter(([one]) => Number(one) !== mask);
    this.pinned = Object.fromEntries(marks ? [...others, [mask, marks]] : others);
    if (this.place !== null) retain(PLACE + this.place, Object.keys(this.pinned).length ? this.pinned : null);
  }
}

function isPinned(found: unknown): found is Record<string, string> {
  const isMarks = (marks: unknown): boolean => typeof marks === "string" && /^[NCPSD?!]+$/.test(marks);
  return typeof found === "object" && found !== null && Object.values(found).every(isMarks);
}

export const marks = new Marks();
