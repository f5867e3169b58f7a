// The viewers of a finished game, and what they are called.
import type { PlayableGame } from "../games/game";
import { roleOf } from "../table/names";
import { faceOf } from "../table/faces";
import type { Story } from "../wire";
import { say, type Words } from "../words/words.svelte";

export interface Choice {
  eyes: string;
  seat: number | null; // null: no seat's
  name: string; // of who sat there, or of what is seen
  role: string; // or a few words about it
  full: string; // both, in a line
  isOpen: boolean; // may one look with them?
}

/** Who played a seat; a game that was brought as a record knows only its roles. */
export function playerAt(story: Story, seat: number, role: string): string {
  const sitting = story.seats[seat]!;
  if (sitting.bot && !sitting.name) return say("bot-name", { number: faceOf(story.table, story.order[seat] ?? seat) });
  return sitting.name || role;
}

/** All seats, and besides them whatever else one may look with. */
export function choicesOf(story: Story, game: PlayableGame<unknown>, words: Words): Choice[] {
  const seats = story.seats.map((_, seat) => {
    const role = roleOf(game, words, seat);
    const name = playerAt(story, seat, role);
    const said = story.mine.includes(seat) ? say("is-you", { name }) : name;
    const eyes = String(seat);
    const full = role === name ? said : `${said} · ${role}`;
    return { eyes, seat, name: said, role: role === name ? "" : role, full, isOpen: story.choices.includes(eyes) };
  });
  const others = story.choices
    .filter((eyes) => !/^\d$/.test(eyes))
    // words: back-eyes-public back-eyes-all back-eyes-public-hint back-eyes-all-hint
    .map((eyes) => ({
      eyes,
      seat: null,
      name: say(`back-eyes-${eyes}`),
      role: say(`back-eyes-${eyes}-hint`),
      full: say(`back-eyes-${eyes}`),
      isOpen: true,
    }));
  return [...seats, ...others];
}
