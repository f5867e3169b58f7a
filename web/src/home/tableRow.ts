// One table in a list of tables, in words: who sits there, and how long ago something happened.
import type { Listed } from "../wire";
import type { Say } from "../words/words.svelte";

/** “Anna (you), Marco and the computer”. Free chairs are counted at the end. */
export function sitting(table: Pick<Listed, "chairs" | "names" | "bots">, say: Say, language: string): string {
  const parts: string[] = [];
  let free = 0;
  table.names.forEach((name, chair) => {
    const bot = table.bots[chair] ?? "";
    if (table.chairs.includes(chair)) parts.unshift(say("is-you", { name }));
    else if (name) parts.push(name);
    else if (bot) parts.push(say("bot-level", { level: bot }));
    else free += 1;
  });
  if (free) parts.push(say("free-chairs", { chairs: free }));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** “5 minutes ago”, “yesterday”, “now”. Clocks of devices differ: what seems to lie ahead was just now. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, "second");
}
