// A stage for tests: chapter I as it begins, in Juliet's eyes, changed as a test wants it.
import type { Lover, RomeoJulietView } from "./view";

export function lover(changed: Partial<Lover> = {}): Lover {
  return {
    missives: 1,
    sizes: [4, 4],
    hand: null,
    played: { places: [], companions: [] },
    could_hold: { places: { balcony: 1, church: 0.5 }, companions: { friar: 0.571429, hate: 0.994 }, hands: 12 },
    proposal: null,
    proposals: 0,
    chosen: false,
    choice: null,
    ...changed,
  };
}

export function sample(changed: Partial<RomeoJulietView> = {}): RomeoJulietView {
  return {
    seat: 0,
    to_act: [0],
    legal: [],
    form: null,
    outcome: null,
    options: { chapter: 1, content: null, first: "juliet" },
    rules: 2,
    content: "",
    phase: "rendezvous",
    act: 1,
    scene: 1,
    love: 0,
    love_goal: 10,
    hate: 0,
    hate_limit: 5,
    places: {
      balcony: ["nurse", "lady-capulet", "juliet"],
      ballroom: ["lord-capulet", "tybalt"],
      street: ["romeo"],
      salon: ["hate"],
      cell: ["benvolio", "mercutio", "lord-montague", "friar"],
      church: [],
    },
    reserve: 2,
    heart: null,
    only: null,
    named: [null, null],
    price: 1,
    talker: 0,
    said: [],
    lovers: [
      lover({
        hand: { places: ["church", "street", "balcony", "sidestep"], companions: ["nurse", "friar", "nurse", "hate"] },
      }),
      lover({ missives: 2 }),
    ],
    chapter_event: 1,
    events: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    events_left: [4, 3, 2, 0],
    due: 0,
    in_force: ["optional-effects"],
    decision: null,
    drawing: null,
    story: [{ drew: [3, 4, 3, 4], shown: [[], []], cards: null }],
    piles: [null, null, null, null],
    events_to_come: null,
    hate_to_come: null,
    ...changed,
  };
}
