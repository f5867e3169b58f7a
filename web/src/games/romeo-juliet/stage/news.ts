// What led to the view that is shown: who moved, hate, love. The traces on the stage tell it.
import type { GameLine, Sentence } from "../../../wire";

export interface News {
  moved: Record<string, string>; // by token: where to
  hate: Record<string, number>; // by place, or "event"
  love: number | null; // what it grew to
}

export function newsOf(since: readonly GameLine[]): News {
  const news: News = { moved: {}, hate: {}, love: null };
  for (const event of since.flatMap(({ events }) => events)) {
    const [first, second, third] = event.split(" ") as [string, string, string?];
    if (second === "to") news.moved[first] = third!;
    else if (first === "hate") news.hate[second] = (news.hate[second] ?? 0) + Number(third);
    else if (first === "love") news.love = Number(second);
  }
  return news;
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
