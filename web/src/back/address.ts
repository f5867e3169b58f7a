// A moment of a finished game in the address: after which line, and with whose eyes.

export interface Moment {
  line: number | null; // null: the address names none
  eyes: string; // of a seat by its number, "public", "all"; empty: one's own
}

export function momentIn(search: string): Moment {
  const asked = new URLSearchParams(search);
  const line = asked.get("line") ?? "";
  const eyes = asked.get("eyes") ?? "";
  return {
    line: /^\d{1,5}$/.test(line) ? Number(line) : null,
    eyes: /^(\d|public|all)$/.test(eyes) ? eyes : "",
  };
}

export function addressOf(table: string, line: number, eyes: string): string {
  return `/t/${table}/back?line=${line}&eyes=${eyes}`;
}
