// The result of a finished game as a small picture: drawn as SVG, sent as PNG.

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
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const LEFT = 520; // where the words begin, beside the cover
const LONGEST = 43; // letters of a line of the large text
const LONGEST_NAME = 34;

export function paintOf(root: HTMLElement): Paint {
  const style = getComputedStyle(root);
  return Object.fromEntries(TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()])) as Paint;
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

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}

/** The picture; `cover` is the lid of the game's box, itself an SVG. */
export function draw(result: Result, paint: Paint, cover: string): string {
  const lines = wrapped(result.how, LONGEST).slice(0, 4);
  const text = (x: number, y: number, size: number, fill: string, said: string, more = ""): string =>
    `<text x="${x}" y="${y}" font-family="${SERIF}" font-size="${size}" fill="${fill}"${more}>${escaped(said)}</text>`;
  const below = 216 + lines.length * 42 + 24;
  const step = Math.min(58, (HEIGHT - 96 - below) / Math.max(1, result.players.length));
  const players = result.players.flatMap((player, n) => {
    const y = below + step * n + 30;
    const size = Math.min(30, step * 0.62);
    const isNamed = player.role && player.role !== player.name;
    const name = shortened(isNamed ? `${player.name} · ${player.role}` : player.name, LONGEST_NAME);
    if (!player.isWinner) return [text(LEFT + 46, y, size, paint["ink-soft"], name)];
    const where = `translate(${LEFT + 4} ${y - size * 0.68}) scale(${size / 30})`;
    return [
      `<path transform="${where}" d="M0 0 6 14h16l6-14-8 7-6-11-6 11Z" fill="${paint.gold}"/>`,
      text(LEFT + 46, y, size, paint.ink, name, ' font-weight="700"'),
    ];
  });
  const frame = (edge: number, radius: number, paints: string): string =>
    `<rect x="${edge}" y="${edge}" width="${WIDTH - 2 * edge}" height="${HEIGHT - 2 * edge}" rx="${radius}" ${paints}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint.paper}"/>`,
    frame(22, 14, `fill="${paint["paper-raised"]}" stroke="${paint.line}" stroke-width="2"`),
    frame(32, 9, `fill="none" stroke="${paint.gold}" stroke-width="1.5"`),
    `<rect x="66" y="148" width="412" height="312" rx="6" fill="${paint.walnut}"/>`,
    cover ? cover.replace("<svg", '<svg x="72" y="154" width="400" height="300"') : "",
    `<rect x="72" y="154" width="400" height="300" fill="none" stroke="${paint.brass}" stroke-width="2"/>`,
    text(LEFT, 148, 64, paint.ink, result.title, ' font-weight="600"'),
    `<path d="M${LEFT} 174h150m8 0 7-6 7 6-7 6Z" fill="${paint.gold}" stroke="${paint.gold}" stroke-width="1.5"/>`,
    ...lines.map((line, n) => text(LEFT, 224 + n * 42, 31, paint.ink, line, ' font-style="italic"')),
    ...players,
    text(LEFT, HEIGHT - 66, 24, paint["ink-soft"], result.foot),
    text(72, HEIGHT - 66, 30, paint.ink, "Sottovoce", ' font-style="italic"'),
    "</svg>",
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
