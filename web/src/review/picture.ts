// The result of a finished game as a small picture: drawn as SVG, sent as PNG. Beside the board stands what is told of it;
// every line is measured, and no line is wider than its place, whatever letters a machine has.
import { escaped } from "../games/cover";
import type { Figure, Told } from "./card";
import { FAMILIES, type Letters } from "./letters";

export interface Result {
  title: string; // of the game
  how: string; // it ended
  players: { name: string; role: string; isWinner: boolean }[];
  foot: string;
}

/** The colours of the picture, as the page has them now. */
export const TOKENS = ["paper", "paper-raised", "ink", "ink-soft", "line", "gold", "walnut", "brass"] as const;
export type Paint = Record<(typeof TOKENS)[number], string>;

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 62; // of the frame, with air
const GAP = 42; // between the board and the words
const HIGH = HEIGHT - 2 * EDGE;
const WIDE = 566; // as wide as a board may be

export function paintOf(root: HTMLElement): Paint {
  const style = getComputedStyle(root);
  return Object.fromEntries(TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()])) as Paint;
}

/** The whole in words, for those who hear it. */
export function inWords(
  { title, how }: Result,
  { subtitle, seats, figures = [] }: Told,
  names: readonly string[],
): string {
  const counted = seats?.map((told, seat) => `${names[seat]}, ${told}`) ?? [];
  const all = [title, subtitle, how, ...counted, ...figures.map(({ value, what }) => `${value} ${what}`)];
  return all.flatMap((part) => (part ? [/[.!?…]$/.test(part) ? part : `${part}.`] : [])).join(" ");
}

/** How something is written. */
interface Hand {
  size: number;
  fill: string;
  weight?: number;
  isItalic?: boolean;
}

/** A part of the words: how high it is, and how it is written with its top at y. */
interface Block {
  high: number;
  write: (y: number) => string[];
}

const SMALLEST = 0.72; // a line may shrink so far before letters are left out
const LINE = 1.22;

class Scribe {
  constructor(
    private readonly letters: Letters,
    private readonly paint: Paint,
    private readonly left: number,
    private readonly wide: number,
    private readonly scale: number,
  ) {}

  private width(text: string, { size, weight = 400, isItalic = false }: Hand): number {
    return this.letters.measure(text, weight, isItalic) * size;
  }

  /** One line that is at most so wide: it shrinks a little, then it is cut. */
  line(said: string, x: number, y: number, wide: number, hand: Hand, anchor = "start"): string {
    let text = said;
    const shrunk = Math.max(SMALLEST, Math.min(1, wide / (this.width(text, hand) || 1)));
    const now = { ...hand, size: hand.size * shrunk };
    for (let keep = [...said].length - 1; this.width(text, now) > wide + 0.1 && keep > 0; keep -= 1)
      text = `${[...said].slice(0, keep).join("").trimEnd()}…`;
    const more = `${hand.weight ? ` font-weight="${hand.weight}"` : ""}${hand.isItalic ? ' font-style="italic"' : ""}`;
    const at = `x="${round(x)}" y="${round(y)}" font-size="${round(now.size)}" text-anchor="${anchor}"`;
    const fits = `textLength="${round(this.width(text, now))}" lengthAdjust="spacingAndGlyphs"`;
    return text ? `<text ${at} ${fits} fill="${hand.fill}"${more}>${escaped(text)}</text>` : "";
  }

  /** A text in lines of this width, broken between words. */
  lines(text: string, wide: number, hand: Hand): string[] {
    const found: string[] = [];
    for (const word of text.split(/[ \n]+/).filter(Boolean)) {
      const longer = found.length ? `${found.at(-1)} ${word}` : word;
      if (found.length && this.width(longer, hand) <= wide) found[found.length - 1] = longer;
      else found.push(word);
    }
    return found;
  }

  private paragraph(text: string, hand: Hand, most: number): Block {
    const lines = this.lines(text, this.wide, hand);
    const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")] : lines;
    const pitch = hand.size * LINE;
    return {
      high: shown.length * pitch,
      write: (y) =>
        shown.map((line, n) => this.line(line, this.left, y + n * pitch + hand.size * 0.94, this.wide, hand)),
    };
  }

  private heading(title: string, subtitle: string): Block {
    const { gold, ink } = this.paint;
    const size = 56 * Math.max(this.scale, 0.8);
    const under = this.paragraph(subtitle, { size: 25 * this.scale, fill: gold, weight: 600 }, 2);
    const top = size * 1.02;
    const rule = top + under.high + (subtitle ? 20 : 14);
    const d = `h${this.wide / 2 - 16}m32 0h${this.wide / 2 - 16}m${-this.wide / 2 - 7} 0 7-6 7 6-7 6Z`;
    return {
      high: rule + 6,
      write: (y) => [
        this.line(title, this.left, y + size * 0.78, this.wide, { size, fill: ink, weight: 600 }),
        ...under.write(y + top),
        `<path d="M${round(this.left)} ${round(y + rule)}${d}" fill="${gold}" stroke="${gold}" stroke-width="1.4"/>`,
      ],
    };
  }

  private players(players: Result["players"], seats: readonly string[]): Block {
    const size = 27 * this.scale;
    const pitch = size * 1.5;
    return {
      high: players.length * pitch,
      write: (y) =>
        players.flatMap(({ name, role, isWinner }, seat) => {
          const base = y + seat * pitch + size;
          const hand: Hand = isWinner
            ? { size, fill: this.paint.ink, weight: 700 }
            : { size, fill: this.paint["ink-soft"] };
          const points = seats[seat] ?? "";
          const counted = points ? Math.min(this.width(points, hand), this.wide * 0.4) : 0;
          const room = this.wide - size * 1.4 - (counted ? counted + size * 0.7 : 0);
          const said = role && role !== name ? `${name} · ${role}` : name;
          const crown = `translate(${round(this.left)} ${round(base - size * 0.56)}) scale(${round(size / 28)})`;
          const parts = [
            this.line(said, this.left + size * 1.4, base, room, hand),
            this.line(points, this.left + this.wide, base, counted, hand, "end"),
          ];
          if (isWinner)
            parts.push(`<path transform="${crown}" d="M0 0 6 14h16l6-14-8 7-6-11-6 11Z" fill="${this.paint.gold}"/>`);
          return parts;
        }),
    };
  }

  /** Numbers side by side, each above what it counts. */
  private figures(figures: readonly Figure[]): Block {
    const { line, ink } = this.paint;
    const each = this.wide / Math.max(figures.length, 1);
    const room = each - 22;
    const size = 42 * this.scale;
    const hand: Hand = { size: 19 * this.scale, fill: this.paint["ink-soft"] };
    const told = figures.map(({ what }) => this.lines(what, room, hand));
    const most = Math.min(2, Math.max(0, ...told.map(({ length }) => length)));
    const high = figures.length ? size * 0.98 + most * hand.size * LINE + 6 : 0;
    return {
      high,
      write: (y) =>
        figures.flatMap(({ value }, n) => {
          const x = this.left + n * each + (n ? 18 : 0);
          const what = told[n]!.length > 2 ? [told[n]![0]!, told[n]!.slice(1).join(" ")] : told[n]!;
          const rule = n ? [`<path d="M${round(x - 18)} ${round(y + 4)}v${round(high - 8)}" stroke="${line}"/>`] : [];
          return [
            ...rule,
            this.line(value, x, y + size * 0.78, room, { size, fill: ink, weight: 600 }),
            ...what.map((each, at) => this.line(each, x, y + size * 0.98 + hand.size * (0.9 + at * LINE), room, hand)),
          ];
        }),
    };
  }

  /** All the words, from top to bottom. */
  blocks(result: Result, { subtitle = "", seats = [], figures = [] }: Told): Block[] {
    const how = { size: 27 * this.scale, fill: this.paint.ink, isItalic: true };
    return [
      this.heading(result.title, subtitle),
      this.paragraph(result.how, how, 5),
      this.players(result.players, seats),
      this.figures(figures),
    ].filter(({ high }) => high > 0);
  }
}

const round = (number: number): number => Math.round(number * 10) / 10;
const FOOT = 46; // high
const AIR = [16, 34] as const; // between two parts
const LEAST = 0.4; // what is told is never smaller

/** The picture; `board` is an SVG, the board or the lid of the game's box. */
export function draw(result: Result, told: Told, paint: Paint, board: string, letters: Letters): string {
  const [, , across = 4, down = 3] = (/viewBox="([^"]*)"/.exec(board)?.[1] ?? "").split(/[\s,]+/).map(Number);
  const wide = Math.min(WIDE, (HIGH * across) / down);
  const high = (wide * down) / across;
  const left = EDGE + wide + GAP;
  const room = WIDTH - EDGE - left;
  const frame = (edge: number, radius: number, paints: string): string =>
    `<rect x="${edge}" y="${edge}" width="${WIDTH - 2 * edge}" height="${HEIGHT - 2 * edge}" rx="${radius}" ${paints}/>`;
  const place = `x="${EDGE}" y="${round((HEIGHT - high) / 2)}" width="${round(wide)}" height="${round(high)}"`;

  const bottom = HEIGHT - EDGE - FOOT;
  const written = (scale: number): { scribe: Scribe; blocks: Block[] } => {
    const scribe = new Scribe(letters, paint, left, room, scale);
    const blocks = scribe.blocks(result, told);
    const needed = blocks.reduce((sum, block) => sum + block.high, 0) + AIR[0] * (blocks.length - 1);
    return needed <= bottom - EDGE || scale < LEAST ? { scribe, blocks } : written(scale - 0.04);
  };
  const { scribe, blocks } = written(1);
  const free = bottom - EDGE - blocks.reduce((sum, block) => sum + block.high, 0);
  const air = Math.min(AIR[1], free / Math.max(1, blocks.length - 1));
  let y = EDGE + Math.max(0, (free - air * (blocks.length - 1)) / 3);
  const words = blocks.flatMap((block) => {
    const lines = block.write(y);
    y += block.high + air;
    return lines;
  });
  const base = HEIGHT - EDGE - 4;
  const brand = { size: 25, fill: paint.ink, isItalic: true };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FAMILIES}">`,
    letters.style && `<style>${letters.style}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint.paper}"/>`,
    frame(22, 14, `fill="${paint["paper-raised"]}" stroke="${paint.line}" stroke-width="2"`),
    frame(32, 9, `fill="none" stroke="${paint.gold}" stroke-width="1.5"`),
    board.replace(/<svg((?:(?!\s(?:width|height|x|y)=)[^>])*?)>/, `<svg ${place}$1>`),
    '<g id="told">',
    ...words,
    `<path d="M${round(left)} ${base - 30}h${round(room)}" stroke="${paint.line}"/>`,
    scribe.line("Sottovoce", left, base, room * 0.35, brand),
    scribe.line(result.foot, left + room, base, room * 0.6, { size: 20, fill: paint["ink-soft"] }, "end"),
    "</g></svg>",
  ].join("");
}

export function asAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The picture as a PNG, painted by the browser. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = asAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture could not be painted"))), "image/png"),
  );
}
