// What a player notes about the masks, and what they like to see on them. It stays on this device.
import { readStored, store, isStrings } from "../../storage";

export const SIGNS = ["N", "C", "P", "S", "D", "?", "!"] as const;
const MARKS = "volto.marks.";
const LOOKS = "volto.looks";

/** The marks that are pinned on the rival's masks, under the name of the table and the seat. They are in memory only as
 * long as that player's board is shown. */
class Marks {
  private place: string | null = null;
  private pinned: Record<string, string> = $state({});

  /** Take up the marks of one table and seat. */
  open(place: string): void {
    this.place = place;
    this.pinned = readStored(MARKS + place, isPinned, {});
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
    if (this.place !== null) store(MARKS + this.place, Object.keys(this.pinned).length ? this.pinned : null);
  }
}

function isPinned(found: unknown): found is Record<string, string> {
  const isMarks = (marks: unknown): boolean => typeof marks === "string" && /^[NCPSD?!]+$/.test(marks);
  return typeof found === "object" && found !== null && Object.values(found).every(isMarks);
}

export const marks = new Marks();

/** Which mask is being looked at, for the cards beside the board, and what a person likes to see on the masks. */
class Look {
  private readonly kept = readStored(LOOKS, isStrings, ["letters"]);
  mask: number | null = $state(null); // its number, nothing more
  letters = $state(this.kept.includes("letters")); // the last kinds a rival mask can be, on the mask
  mine = $state(this.kept.includes("mine")); // what the rival can know of one's own masks, on the masks

  keep(): void {
    store(LOOKS, [...(this.letters ? ["letters"] : []), ...(this.mine ? ["mine"] : [])]);
  }
}

export const look = new Look();
