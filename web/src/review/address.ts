// The address of a moment in a finished game: which game of the table, after which line, seen by whom.

export interface Moment {
  game: number | null; // of the table, from 0; null: its last that is over
  line: number | null; // null: the address names none
  eyes: string; // of a seat by its number, "public", "all"; empty: one's own
}

export function momentIn(search: string): Moment {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const told = asked.get(name) ?? "";
    return /^\d{1,5}$/.test(told) ? Number(told) : null;
  };
  const eyes = asked.get("eyes") ?? "";
  return {
    game: number("game"),
    line: number("line"),
    eyes: /^(\d|public|all)$/.test(eyes) ? eyes : "",
  };
}

/** One game of a table, whatever is played there later. */
export function gameAddress(table: string, game: number): string {
  return `/t/${table}/back?game=${game}`;
}

export function addressOf(table: string, game: number, line: number, eyes: string): string {
  return `${gameAddress(table, game)}&line=${line}&eyes=${eyes}`;
}
