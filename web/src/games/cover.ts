// What is painted on the lid of a game's box. A game without a picture of its own gets a plain one: its title on a card,
// by candlelight; like the others it is the same in both lights.
import { nameOf } from "../shelf.svelte";

const covers = import.meta.glob<string>("./*/cover.svg", { query: "?url", import: "default", eager: true });

/** The address of the picture. */
export function coverOf(game: string): string {
  const address = covers[`./${game}/cover.svg`];
  return address ?? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(plainCover(nameOf(game).title))}`;
}

/** The picture itself, as SVG; empty if it cannot be fetched. */
export async function fetchCover(game: string): Promise<string> {
  const address = covers[`./${game}/cover.svg`];
  if (!address) return plainCover(nameOf(game).title);
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

const LONGEST = 11; // letters of a line of the title
const MOST = 4; // lines

export function plainCover(title: string): string {
  const lines = wrapped(title, LONGEST).slice(0, MOST);
  const widest = Math.max(LONGEST, ...lines.map((line) => line.length));
  const size = Math.min(27, 280 / widest);
  const first = 146 - ((lines.length - 1) * size * 1.2) / 2;
  const text = lines.map((line, n) => `<text x="160" y="${first + n * size * 1.2}">${escaped(line)}</text>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">',
    '<defs><radialGradient id="light" cx=".5" cy=".16" r=".9"><stop offset="0" stop-color="#c8763a"/>',
    '<stop offset=".34" stop-color="#7d2430"/><stop offset="1" stop-color="#33090f"/></radialGradient></defs>',
    '<path d="M0 0h320v240H0Z" fill="url(#light)"/>',
    '<circle cx="160" cy="30" r="34" fill="#ffd98f" opacity=".28"/><path d="M152 46h16v30h-16Z" fill="#f6e7c4"/>',
    '<path d="M160 9c2 9 9 13 9 21a9 9 0 0 1-18 0c0-7 6-11 9-21Z" fill="#f2a93b"/>',
    '<path d="M160 21c1 4 4 6 4 10a4 4 0 0 1-8 0c0-4 3-5 4-10Z" fill="#ffe9a8"/>',
    '<g transform="rotate(-8 160 140)" fill="#2b1a12" stroke="#d3a348"><rect x="76" y="62" width="168" height="164" rx="11" stroke-width="2.5"/>',
    '<path d="m160 78 66 66-66 66-66-66Zm0 26-40 40 40 40 40-40Z" fill="none" stroke-width="1.5"/></g>',
    '<g transform="rotate(3 160 140)"><rect x="76" y="60" width="168" height="164" rx="11" fill="#fbf2dd" stroke="#8f7547" stroke-width="2"/>',
    '<rect x="85" y="69" width="150" height="146" rx="6" fill="none" stroke="#a97f2c" stroke-width="1.2"/>',
    '<path d="M110 196h34m32 0h34m-57 0 7-6 7 6-7 6Z" fill="#a97f2c" stroke="#a97f2c" stroke-width="1.2"/>',
    `<g font-family="'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif" font-size="${size}" font-style="italic" font-weight="600" text-anchor="middle" fill="#2b2118">`,
    ...text,
    "</g></g></svg>",
  ].join("");
}

export function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign]!);
}

/** A text in lines of limited length, broken between words. */
export function wrapped(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
