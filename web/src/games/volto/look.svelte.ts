// Which mask is being looked at, for the cards beside the board, and what a person likes to see on the masks.

const PLACE = "sottovoce.volto.looks";

class Look {
  mask: number | null = $state(null); // its number, nothing more
  letters = $state(true); // the last kinds a rival mask can be, on the mask
  mine = $state(false); // what the rival can know of one's own masks, on the masks

  constructor() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
      if (typeof kept !== "object" || kept === null) return;
      if ("letters" in kept && typeof kept.letters === "boolean") this.letters = kept.letters;
      if ("mine" in kept && typeof kept.mine === "boolean") this.mine = kept.mine;
    } catch {
      // as at first
    }
  }

  keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify({ letters: this.letters, mine: this.mine }));
    } catch {
      // it holds for this visit
    }
  }
}

export const look = new Look();
