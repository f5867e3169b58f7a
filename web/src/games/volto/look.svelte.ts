// Which mask is being looked at, for the cards beside the board, and what a person likes to see on the masks.
import { isTexts, recall, retain } from "../../kept";

const PLACE = "volto.looks";

class Look {
  private readonly kept = recall(PLACE, isTexts, ["letters"]);
  mask: number | null = $state(null); // its number, nothing more
  letters = $state(this.kept.includes("letters")); // the last kinds a rival mask can be, on the mask
  mine = $state(this.kept.includes("mine")); // what the rival can know of one's own masks, on the masks

  keep(): void {
    retain(PLACE, [...(this.letters ? ["letters"] : []), ...(this.mine ? ["mine"] : [])]);
  }
}

export const look = new Look();
