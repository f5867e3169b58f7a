// Who sits at a table, in a line.
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
