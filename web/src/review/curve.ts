// How much was still possible, line by line, as a drawing and as a number that one can read.
import type { Language } from "../settings.svelte";

export const WIDTH = 600;
export const HEIGHT = 64;
const EDGE = 4; // so that neither the top nor the foot of the curve is cut

/** How high a number stands: what is possible shrinks by shares, so every halving is the same step down. */
export function heightOf(count: number, most: number): number {
  const share = most > 1 ? Math.log(Math.max(1, count)) / Math.log(most) : 0;
  return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
}

export function placeOf(line: number, lines: number): number {
  return lines > 0 ? (line / lines) * WIDTH : 0;
}

/** The most there was, as far as one has looked. */
export function mostOf(counts: readonly number[], upto: number): number {
  return Math.max(1, ...counts.slice(0, upto + 1));
}

/** The curve up to a line, in steps: a number holds until the line that changes it. */
export function pathOf(counts: readonly number[], upto: number): string {
  const most = mostOf(counts, upto);
  const lines = counts.length - 1;
  const at = (n: number): string => String(Math.round(n * 10) / 10);
  let path = `M0 ${at(heightOf(counts[0] ?? 1, most))}`;
  for (let line = 1; line <= Math.min(upto, lines); line += 1) {
    path += `H${at(placeOf(line, lines))}`;
    if (counts[line] !== counts[line - 1]) path += `V${at(heightOf(counts[line]!, most))}`;
  }
  return path;
}

/** Numbers line by line in steps, each as high as its share of the most. */
export function stepsOf(numbers: readonly number[], lines: number, most: number): string {
  const high = (number: number): number =>
    Math.round(10 * (HEIGHT - EDGE - (number / most) * (HEIGHT - 2 * EDGE))) / 10;
  return numbers.reduce((path, number, line) => {
    if (!line) return `M0 ${high(number)}`;
    const across = `${path}H${Math.round(10 * placeOf(line, lines)) / 10}`;
    return number === numbers[line - 1] ? across : `${across}V${high(number)}`;
  }, "");
}

/** The lines with which the parts ended that one has looked at: before the next began, and with the last line. */
export function endsOf(parts: readonly number[], furthest: number, last: number): number[] {
  const ends = parts.length ? [...parts.map((line) => line - 1), last] : [];
  return ends.filter((line) => line <= furthest);
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const READABLE = 1e6; // below, the number itself
const NAMED = 1e12; // below, millions and billions; above, a power of ten

/** Is a number of this size written in millions? Some languages then say “of” before what is counted. */
export function isNamed(count: number): boolean {
  return count >= READABLE && count < NAMED;
}

/** A number of any size, short enough to be read. */
export function amount(count: number, language: Language): string {
  if (count < READABLE) return new Intl.NumberFormat(language).format(Math.round(count));
  if (isNamed(count)) {
    const how = { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 2 } as const;
    return new Intl.NumberFormat(language, how).format(count);
  }
  const power = [...String(Math.round(Math.log10(count)))].map((digit) => RAISED[Number(digit)]).join("");
  return `10${power}`;
}
