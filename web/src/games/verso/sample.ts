// A table for two in the middle of a game, for the tests.
import type { VersoView } from "../../wire";

export function seen(change: Partial<VersoView> = {}): VersoView {
  return {
    seat: 0,
    to_act: [0],
    legal: ["bank B:2-3", "bank B:2-3-J", "bank B:J-2-3", "bank B:3-J", "bank B:J-3", "flip", "keep"],
    form: null,
    outcome: null,
    options: { forced_flip: false, deck: null },
    phase: "turn",
    turn: 0,
    left: 12,
    top: "B3*/?",
    players: [
      {
        points: 4,
        rows: { B: ["B2/?", "B3*/G2", "BJ/?"], G: ["G5/?"], O: [] },
        square: false,
        squares: 0,
        lacks: ["O", "O"],
      },
      { points: 10, rows: { B: [], G: [], O: ["O1*/?"] }, square: false, squares: 0, lacks: ["O", "O"] },
    ],
    discards: ["G4*/?"],
    backs: { "B3*": { G4: 0.3, G2: 0.5, O2: 0.2 } },
    exact: true,
    last_drawer: null,
    asked: 0,
    rank: null,
    banks: {
      "bank B:2-3": { points: 4, gone: ["B2/?", "B3*/G2"], turned: [], breaks: false },
      "bank B:2-3-J": { points: 5, gone: ["B3*/G2", "BJ/?"], turned: [], breaks: false },
      "bank B:J-2-3": { points: 5, gone: ["B2/?", "B3*/G2"], turned: [], breaks: false },
      "bank B:3-J": { points: 4, gone: ["B3*/G2", "BJ/?"], turned: [], breaks: false },
      "bank B:J-3": { points: 4, gone: ["BJ/?", "B3*/G2"], turned: [], breaks: false },
    },
    draws: { keep: { double: 1, square: 0 }, flip: { double: 0, square: 0.5 } },
    hidden: null,
    deck: null,
    ...change,
  };
}
