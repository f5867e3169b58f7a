// Verso in words: what is to be done, what a line of the log speaks of, the whole table, and the players by name.
import type { GameLine, Sentence, VersoView } from "../../wire";
import type { Words } from "../../words/words.svelte";
import type { Seen, Section } from "../game";
import { backsOf, card, displayOf, inWords, nameOf, percent, ROWS, seatName, type Card } from "./cards";
import { happening } from "./turns";
import { withSeats } from "../../words/seats";

/** What is to be done, or who is waited for. */
export function todo(view: VersoView, seat: number | null): Sentence {
  if (view.outcome) {
    const [first = 0] = view.outcome.scores;
    return { key: view.rank === null ? "outcome-points" : "outcome-points-alone", args: { score: first } };
  }
  const isMine = seat !== null && view.to_act.includes(seat);
  // words: todo-*
  return { key: `todo-${view.phase}-${isMine ? "mine" : "other"}`, args: { seat: seatName(view.turn) } };
}

/** The players, the cards where they lie now ("0 B3"), the deck and the discard pile. */
export function refs(line: GameLine): string[] {
  const found = new Set<string>();
  if (typeof line.seat === "number") found.add(seatName(line.seat));
  if (line.move.startsWith("deal")) found.add("deck");
  for (const { seat, what, card } of line.events.map(happening)) {
    if (what === "discarded") found.add("discards");
    else if (what === "dealt") found.add("deck");
    else if (seat !== null) found.add(card ? `${seat} ${nameOf(card)}` : seatName(seat));
  }
  return [...found];
}

/** The whole table in words. */
export function boardInWords({ view, seat, words, assist }: Seen<VersoView>): Section[] {
  const back = (one: Card): string => {
    if (assist === "none") return "";
    if (one.back) return ` (${words.say("twin-back", { back: inWords(one.back, words) })})`;
    if (assist === "notes") return "";
    const odds = backsOf(view, one).map((each) => `${inWords(each.face, words)} ${percent(each.likely, words)}`);
    return odds.length ? ` (${words.say("twin-backs", { backs: odds.join("; ") })})` : "";
  };
  const inFull = (one: Card): string => inWords(one, words) + back(one);
  const deck = view.top ? [words.say("twin-top", { card: inFull(card(view.top)) })] : [];
  const displays = view.players.map((player, at): Section => {
    const rows = displayOf(player.rows);
    const square = player.square ? [words.say("square")] : [];
    return {
      title: at === seat ? words.say("display-mine") : words.say("display-of", { seat: seatName(at) }),
      items: [
        words.say("points", { points: player.points }),
        ...square,
        ...ROWS.map((colour) =>
          rows[colour]?.length
            ? words.say("twin-row", { colour, cards: rows[colour].map(inFull).join(", ") })
            : words.say("row-empty", { colour }),
        ),
      ],
    };
  });
  const rank =
    view.rank === null ? [] : [{ title: words.say("rank-title"), items: [words.say("rank", { rank: view.rank })] }];
  return [
    { title: words.say("deck"), items: [words.say("deck-left", { left: view.left }), ...deck] },
    ...displays,
    ...rank,
    { title: words.say("discards-title"), items: view.discards.map((one) => inWords(card(one), words)) },
  ];
}

/** Seats of Verso are mere numbers: wherever its words say Player 2, people read who that is. */
export function withNames(words: Words, names: readonly string[]): Words {
  return withSeats(
    words,
    names.map((_, seat) => seatName(seat)),
    names,
  );
}
