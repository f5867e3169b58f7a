// What a player has pinned on the rival's masks. It stays on this device, under the name of the table and the seat, and is
// in hand only as long as that player's board is shown.

export const SIGNS = ["N", "C", "P", "S", "D", "?", "!"] as const;
const PLACE = "sottovoce.volto.marks.";

class Marks {
  private place: string | null = null;
  private pinned: Record<string, string> = $state({});

  /** Take up the marks of one table and seat. */
  open(place: string): void {
    this.place = place;
    this.pinned = read(place);
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
    if (marks) this.pinned[mask] = marks;
    else delete this.pinned[mask];
    if (this.place === null) return;
    try {
      if (Object.keys(this.pinned).length) localStorage.setItem(PLACE + this.place, JSON.stringify(this.pinned));
      else localStorage.removeItem(PLACE + this.place);
    } catch {
      // they hold for this visit
    }
  }
}

function read(place: string): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE + place) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const kept = Object.entries(found).filter(([, marks]) => typeof marks === "string" && /^[NCPSD?!]+$/.test(marks));
    return Object.fromEntries(kept) as Record<string, string>;
  } catch {
    return {};
  }
}

export const marks = new Marks();
