// What led to the view that is shown: cards turned up, who moved, hate, love, events. The traces on the stage tell it.
import type { GameLine, Sentence } from "../../../wire";

export interface News {
  revealed: Record<string, string>; // by lover: "church friar"
  moved: Record<string, string>; // by token: where to
  hate: Record<string, number>; // by place, or "event"
  calm: number;
  love: number | null; // what it grew to
  events: number[]; // turned up
  missives: Record<string, number>; // by lover: gained or lost
  heart: boolean; // it was turned
}

export function newsOf(since: readonly GameLine[]): News {
  const news: News = { revealed: {}, moved: {}, hate: {}, calm: 0, love: null, events: [], missives: {}, heart: false };
  for (const line of since) {
    if (line.seat === "*" && line.move.startsWith("event ")) take(news, line.move);
    for (const event of line.events) take(news, event);
  }
  return news;
}

function take(news: News, event: string): void {
  const [first, second, ...rest] = event.split(" ") as [string, string, ...string[]];
  if (second === "plays") news.revealed[first] = rest.join(" ");
  else if (second === "to") news.moved[first] = rest[0]!;
  else if (second === "gains" || second === "loses")
    news.missives[first] = (news.missives[first] ?? 0) + (second === "gains" ? 1 : -1);
  else if (first === "hate") news.hate[second] = (news.hate[second] ?? 0) + Number(rest[0]);
  else if (first === "calm") news.calm += Number(second);
  else if (first === "love") news.love = Number(second);
  else if (first === "event") news.events.push(Number(second));
  else if (first === "heart") news.heart = true;
}

/** The places and people of whom a line speaks. */
export function refsOf(line: GameLine, isKnown: (word: string) => boolean): string[] {
  const words = [line.move, ...line.events].flatMap((text) => text.split(/[\s+]/));
  return [...new Set(words.filter(isKnown))];
}

const TALK = ["missive", "propose", "agree", "decide"];
const SECRET = ["play", "hold", "draw"];

/** What came of the last scene that was played: from the cards that were turned up to the end of its act, in sentences. */
export function lastScene(lines: readonly GameLine[]): Sentence[] {
  const start = lines.findLastIndex(({ events }) => events.some((event) => event.split(" ")[1] === "plays"));
  if (start < 0) return [];
  const found: Sentence[] = [];
  for (const line of lines.slice(start)) {
    const word = line.move.split(" ")[0]!;
    if (TALK.includes(word)) break;
    if (!SECRET.includes(word)) found.push(line.says[0]!);
    line.events.forEach((event, at) => {
      if (event.split(" ")[1] !== "drew") found.push(line.says[at + 1]!);
    });
  }
  return found;
}
