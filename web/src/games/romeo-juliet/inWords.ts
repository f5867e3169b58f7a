// The whole stage in words.
import type { Seen, Section } from "../game";
import { contentOf, isInForce, openEvents, said } from "./events/content";
import { describe, list } from "./events/describe";
import { nameOf, SEATS, sorted, percent, type RomeoJulietView } from "./view";

export function boardInWords({ view, seat, words, assist }: Seen<RomeoJulietView>): Section[] {
  const content = contentOf(view);
  const { say } = words;
  const name = (card: string): string => nameOf(card, words);
  const seatOf = (at: number): string => say("seat-title", { seat: SEATS[at]! });
  const named = (cards: readonly string[]): string => sorted(cards).map(name).join(", ") || "–";
  const parts: Section[] = [
    {
      title: say("stage"),
      items: [
        say("act-scene", { act: view.act, scene: view.scene }),
        say("label-love", { love: view.love, goal: view.love_goal }),
        say("label-hate", { hate: view.hate, limit: view.hate_limit }),
      ],
    },
    {
      title: say("ring"),
      items: Object.entries(view.places).map(([place, here]) => {
        const who = here.map((token) => say("token-name", { token }));
        return say("label-place", { place, count: who.length, here: list(who, "list-and", words) });
      }),
    },
    {
      title: say("pact"),
      items: [
        view.heart ? say("told-heart", { heart: view.heart }) : say("heart-open"),
        ...view.lovers.map(({ missives }, at) => say("twin-missives", { who: seatOf(at), missives })),
        say("twin-missives", { who: say("reserve"), missives: view.reserve }),
        ...view.said.map((line) => {
          const [who, word, what] = line.split(" ") as [string, string, string?];
          // words: told-*
          return say(`told-${word}`, { seat: who, place: what ?? "", heart: what ?? "" });
        }),
      ],
    },
  ];
  view.lovers.forEach((lover, at) => {
    const items: string[] = [];
    const { hand } = lover;
    if (hand) items.push(say("twin-hand", { places: named(hand.places), companions: named(hand.companions) }));
    const played = lover.played.places.map((place, n) => `${name(place)} + ${name(lover.played.companions[n]!)}`);
    items.push(say("twin-played", { cards: played.join(", ") || "–" }));
    if (lover.chosen) items.push(say("pair-of", { seat: SEATS[at]!, state: "chosen" }));
    if (assist === "exact" && at !== seat) {
      const odds = { ...lover.could_hold.places, ...lover.could_hold.companions };
      const likely = sorted(Object.keys(odds)).map((card) => `${name(card)} ${percent(odds[card]!, words)}`);
      items.push(say("twin-odds", { cards: likely.join(", ") }));
    }
    parts.push({ title: seatOf(at), items });
  });
  parts.push({
    title: say("events"),
    items: openEvents(view).map((event) => {
      const state = !event.stays ? "spent" : isInForce(event, view) ? "on" : "off";
      const does = event.effects.map((effect) => describe(effect, content, words)).join(" ");
      return say("twin-event", { name: said(event.name, words.language), state: say("event-state", { state }), does });
    }),
  });
  return parts;
}
