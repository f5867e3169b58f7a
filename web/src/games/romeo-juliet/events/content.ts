// The chapters and events that are played: our own, or those of the content file that came with the table's options.
import ours from "../../../../../src/sottovoce/games/romeo_juliet/content.ini?only=capulets,montagues,juliet,romeo,level,hourglass,effect,name,text,prologue,won,lost&raw";
import { sourceOf, type RomeoJulietView } from "../view";

/** A card of the box with its name and its sentence, by language. */
export interface Card {
  name: Record<string, string>;
  text: Record<string, string>;
}

/** A chapter also has what is told before it, and after it was won or lost; a content file may have none of that. */
export interface ChapterCard extends Card {
  prologue: Record<string, string>;
  won: Record<string, string>;
  lost: Record<string, string>;
}

export interface Event extends Card {
  number: number;
  level: string; // chapter, or I to IV
  stays: boolean; // has it an hourglass?
  effects: string[]; // as the file spells them
}

export interface Content {
  families: Record<"capulets" | "montagues", string[]>;
  cards: Record<string, string[]>; // the companion cards of each lover
  chapters: Map<number, ChapterCard>;
  events: Map<number, Event>;
}

export { ours };

/** Read a content file. The server has checked it: whatever is not understood is left out. */
export function read(source: string): Content {
  const families = { capulets: [], montagues: [] };
  const content: Content = { families, cards: {}, chapters: new Map(), events: new Map() };
  for (const section of source.split(/^\s*(?=\[)/m).slice(1)) {
    const [heading, ...lines] = section.split("\n");
    const [kind, number] = /\[([^\]]*)\]/.exec(heading!)![1]!.trim().split(/\s+/) as [string, string?];
    const entries = lines.flatMap(entry);
    const value = (key: string): string => entries.find(([name]) => name === key)?.[1] ?? "";
    const words = (key: string): string[] => value(key).split(/\s+/).filter(Boolean);
    const card = { name: spoken(entries, "name"), text: spoken(entries, "text") };
    if (kind === "board") content.families = { capulets: words("capulets"), montagues: words("montagues") };
    else if (kind === "cards") content.cards = { juliet: words("juliet"), romeo: words("romeo") };
    else if (kind === "chapter") {
      const told = (key: string): Record<string, string> => spoken(entries, key);
      const tales = { prologue: told("prologue"), won: told("won"), lost: told("lost") };
      content.chapters.set(Number(number), { ...card, ...tales });
    } else if (kind === "event") {
      const effects = entries.filter(([name]) => name === "effect").map(([, text]) => text.split(/\s+/).join(" "));
      const stays = value("hourglass") === "yes";
      content.events.set(Number(number), { ...card, number: Number(number), level: value("level"), stays, effects });
    }
  }
  return content;
}

/** `key = value`, without what is only a comment; names and sentences have none. */
function entry(line: string): [string, string][] {
  const [, key, value] = /^\s*([\w.-]+)\s*=(.*)$/.exec(line) ?? [];
  if (key === undefined) return [];
  const isSaid = /^(?:name|text|prologue|won|lost)\./.test(key);
  return [[key, (isSaid ? value! : value!.replace(/#.*/, "")).trim()]];
}

function spoken(entries: [string, string][], what: string): Record<string, string> {
  const found = entries.filter(([key, value]) => key.startsWith(`${what}.`) && value);
  return Object.fromEntries(found.map(([key, value]) => [key.slice(what.length + 1), value]));
}

/** A name or sentence in a language, or in one that is there. */
export function said(words: Record<string, string>, language: string): string {
  return words[language] ?? Object.values(words)[0] ?? "";
}

const known = new Map<string, Content>();

/** What is played at this table. */
export function contentOf(view: RomeoJulietView): Content {
  const source = sourceOf(view) ?? ours;
  let found = known.get(source);
  if (!found) {
    known.clear(); // one table at a time
    known.set(source, (found = read(source)));
  }
  return found;
}

/** To whom somebody belongs: a family, or nobody but themselves. */
export function kindOf(token: string, content: Content): string {
  if (content.families.capulets.includes(token) || token === "juliet") return "capulet";
  if (content.families.montagues.includes(token) || token === "romeo") return "montague";
  return token === "friar" || token === "hate" ? token : "nobody";
}

/** The events that lie open, the chapter's own first. */
export function openEvents(view: RomeoJulietView): Event[] {
  const content = contentOf(view);
  return [view.chapter_event, ...view.events].flatMap((number) => content.events.get(number) ?? []);
}

/** Does it say anything as everybody stands now? */
export function isInForce(event: Event, view: RomeoJulietView): boolean {
  return event.stays && event.effects.some((effect) => view.in_force.includes(effect));
}
