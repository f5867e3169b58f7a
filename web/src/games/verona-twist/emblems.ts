// The six emblems, drawn around the origin within 25 units; and how each character moves, for its rim.
import type { Letter } from "./view";

interface Shape {
  d: string;
  at?: string; // a transform
  isCut?: boolean; // cut out of the shape below it
}

const dot = (x: number, y: number, r: number): Shape => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`,
});

/** A twig of laurel on either side: leaves outwards and inwards. */
const OUTER: [number, number, number][] = [
  [8, 18, 20],
  [13, 11, 0],
  [15, 3, -15],
  [14, -5, -35],
];
const INNER: [number, number, number][] = [
  [12, 12, -10],
  [14, 4, -20],
];
const laurel: Shape[] = [
  ...OUTER.flatMap(([x, y, turn]) => [
    { d: "M0 0c4-1 7-4 7-8-4 1-7 4-7 8Z", at: `translate(${x} ${y}) rotate(${turn})` },
    { d: "M0 0c-4-1-7-4-7-8 4 1 7 4 7 8Z", at: `translate(${-x} ${y}) rotate(${-turn})` },
  ]),
  ...INNER.flatMap(([x, y, turn]) => [
    { d: "M0 0c-4-2-5-5-4-8 3 2 5 5 4 8Z", at: `translate(${x} ${y}) rotate(${turn})` },
    { d: "M0 0c4-2 5-5 4-8-3 2-5 5-4 8Z", at: `translate(${-x} ${y}) rotate(${-turn})` },
  ]),
];

export const EMBLEMS: Record<Letter, Shape[]> = {
  // a coronet
  Q: [
    { d: "M-16 9-20-8-10 1 0-14 10 1 20-8 16 9Z" },
    { d: "M-16 12h32v6h-32Z" },
    dot(-20, -11, 3),
    dot(0, -18, 3.4),
    dot(20, -11, 3),
    { d: "m0 12.5 2.5 2.5-2.5 2.5-2.5-2.500Z", isCut: true },
    { d: "M-9 13.500l1.5 1.500L-9 16.5-10.5 15ZM9 13.500l1.5 1.500L9 16.5 7.5 15Z", isCut: true },
  ],
  // a sword in laurel
  K: [
    { d: "M-2.6-17 0-23l2.6 6V5h-5.200Z" },
    { d: "M-9 5c3 1.5 15 1.5 18 0v4c-3-1-15-1-18 0Z" },
    { d: "M-1.8 9h3.600v7h-3.600Z" },
    dot(0, 18.5, 3),
    ...laurel,
  ],
  // a swallow-tailed tower
  R: [
    { d: "m-15-21 4 5 4-5v8h3v-8l4 5 4-5v8h3v-8l4 5 4-5V-5l-4 4v20h-22V-1l-4-4Z" },
    { d: "M-4.5 19V10a4.5 4.5 0 0 1 9 0v9ZM-2-2h4v6h-4ZM-13-8.500h26v1.600h-26Z", isCut: true },
  ],
  // a key
  S: [
    {
      d:
        "M0-23a6 6 0 0 1 5.5 8.300A6 6 0 1 1 3-5V5.500h9v4H8v2.500h4v4.500H3V20h-6V-5" +
        "a6 6 0 1 1-2.5-9.700A6 6 0 0 1 0-23Z" +
        "m0 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm-7.5 7.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm15 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
    },
  ],
  // a mitre
  B: [
    { d: "M0-23c10 8 16 18 13.5 34h-27C-16-5-10-15 0-23Z" },
    { d: "M-13.5 13.500h27v5.500h-27Z" },
    { d: "M-1.6-14h3.200v8H9v3.200H1.600V10h-3.200V-2.800H-9V-6h7.400Z", isCut: true },
  ],
  // a hood
  F: [
    {
      d:
        "M0-22c12 2 16 15 15 26 2 6 5 9 6 15h-42c1-6 4-9 6-15C-16-7-12-20 0-22Z" +
        "m0 9c-7 2-9 10-7 17 3 6 11 6 14 0 2-7 0-15-7-17Z",
    },
    { d: "M-1.2 11h2.400v3a2 2 0 0 1 0 3V19h-2.400v-2a2 2 0 0 1 0-3Z", isCut: true },
  ],
};

const STRAIGHT = [0, 90, 180, 270];
const SLANTING = [45, 135, 225, 315];
const EIGHT = [...STRAIGHT, ...SLANTING];

/** What stands on the rim, and in which directions: blades go any distance, beads one step, arches jump. */
export const RIMS: Record<Letter, { sign: "blade" | "bead" | "arch"; turns: number[] }> = {
  Q: { sign: "blade", turns: EIGHT },
  K: { sign: "bead", turns: EIGHT },
  R: { sign: "blade", turns: STRAIGHT },
  S: { sign: "bead", turns: STRAIGHT },
  B: { sign: "blade", turns: SLANTING },
  F: { sign: "arch", turns: EIGHT },
};
