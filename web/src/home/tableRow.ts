// One table in a list of tables, in words: who sits there, what one plays, how the games went, what was played last and
// when.
import { faceOf } from "../table/faces";
import { verdict } from "../table/ended";
import type { ShelfGame } from "../shelf.svelte";
import type { Listed } from "../wire";
import { withSeats } from "../words/seats";
import type { Say, Words } from "../words/words.svelte";

type Sitting = Pick<Listed, "table" | "chairs" | "names" | "bots">; // of a table, or of a game that was played there

/** What the person or the bot in a chair is called; nothing if it is free. */
function nameOf({ table, names, bots }: Omit<Sitting, "chairs">, chair: number, say: Say): string {
  return names[chair] || (bots[chair] ? say("bot-name", { number: faceOf(table, chair) }) : "");
}

/** “Anna (you), Marco and the computer”. Free chairs are counted at the end. */
export function sitting(table: Sitting, say: Say, language: string): string {
  const parts: string[] = [];
  let free = 0;
  table.names.forEach((_, chair) => {
    const name = nameOf(table, chair, say);
    if (table.chairs.includes(chair)) parts.unshift(say("is-you", { name }));
    else if (name) parts.push(name);
    else free += 1;
  });
  if (free) parts.push(say("free-chairs", { chairs: free }));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}

/** The seat that one plays, in the game played now or last; null: none, or several. */
export function seatIn({ chairs, order }: Pick<Listed, "chairs" | "order">): number | null {
  return chairs.length === 1 && order.includes(chairs[0]!) ? order.indexOf(chairs[0]!) : null;
}

/** Are the seats of this game parts that differ? Otherwise they are mere numbers. */
export function hasRoles(info: Pick<ShelfGame, "seats">): boolean {
  return info.seats.length === 2;
}

/** The part one plays, if there are parts. */
export function roleIn(table: Listed, info: ShelfGame, words: Words): string {
  const seat = seatIn(table);
  return seat !== null && hasRoles(info) ? words.say("seat-title", { seat: info.seats[seat]! }) : "";
}

/** The last move, as this person was told of it. */
export function lastMoveIn(table: Listed, info: ShelfGame, words: Words): string {
  if (!table.last_move || table.state !== "running") return "";
  const seat = seatIn(table);
  const names = table.order.map((chair) => nameOf(table, chair, words.say));
  const named = hasRoles(info) ? words : withSeats(words, info.seats, names);
  return named.toldTo(seat === null ? null : info.seats[seat]!).tell(table.last_move.says);
}

/** A number of points that may have a half in it. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(points) : `${whole || ""}½`;
}

/** How the games at this table went so far: their number and the score, seen from one's own chair; and the points of the
 * last one, where points are counted. */
export function scoreIn(table: Listed, info: ShelfGame | undefined, say: Say): string {
  const parts: string[] = [];
  const mine = table.chairs.length === 1 ? table.chairs[0]! : null;
  const counts = table.games > 1 || (table.games === 1 && table.state !== "over");
  if (counts && mine !== null && table.points.length === 2 && !info?.cooperative) {
    const [me, they] = [table.points[mine]!, table.points[1 - mine]!];
    parts.push(say("row-score", { games: table.games, mine: halves(me), theirs: halves(they) }));
  } else if (counts && mine !== null && table.points.length > 1) {
    parts.push(say("row-won", { games: table.games, won: table.points[mine] ?? 0 }));
  } else if (counts) parts.push(say("row-games", { games: table.games }));
  const seat = seatIn(table);
  if (table.outcome && seat !== null && info?.has_points) {
    parts.push(say("seat-points", { points: table.outcome.scores[seat] ?? 0 }));
  }
  return parts.join(" · ");
}

/** How it stands: one's turn, whom one waits for, or how it ended for oneself. */
export function standing(table: Listed, info: ShelfGame | undefined, say: Say): string {
  if (table.turn) return say("state-turn");
  if (table.state === "over" && table.outcome && table.chairs.length && table.names.length > 1) {
    return verdict(table.outcome, seatIn(table), info?.cooperative ?? false, say);
  }
  if (table.state === "running") {
    const others = table.names.flatMap((_, chair) => (table.chairs.includes(chair) ? [] : [chair]));
    if (others.length === 1) return say("state-running-one", { name: nameOf(table, others[0]!, say) });
  }
  return say(`state-${table.state}`); // words: state-*
}

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const LONG_AGO = 7 * 86_400;

/** “5 minutes ago”, “yesterday”, “now”, and after a week the day. Clocks of devices differ: what seems to lie ahead was
 * just now. */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  if (passed >= LONG_AGO) return dayOf(then, now, language);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, "second");
}

/** “12 November”, with the year if it is another. */
export function dayOf(then: number, now: number, language: string): string {
  const [day, today] = [new Date(then * 1000), new Date(now * 1000)];
  const year = day.getFullYear() === today.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year }).format(day);
}
