import { expect, test } from "vitest";
import { addressOf, momentIn } from "./address";
import { escaped, wrapped } from "../games/cover";
import { plain } from "./card";
import { draw, HEIGHT, inWords, TOKENS, WIDTH as WIDE, type Paint } from "./picture";
import { amount, endsOf, heightOf, isNamed, pathOf, WIDTH, stepsOf } from "./curve";

test("an address names a moment, or nothing that would not be one", () => {
  expect(momentIn("?game=1&line=12&eyes=0")).toEqual({ game: 1, line: 12, eyes: "0" });
  expect(momentIn("?line=12&eyes=0")).toEqual({ game: null, line: 12, eyes: "0" });
  expect(momentIn("?eyes=all")).toEqual({ game: null, line: null, eyes: "all" });
  expect(momentIn("?game=1e3&line=-3&eyes=<b>")).toEqual({ game: null, line: null, eyes: "" });
  expect(momentIn("")).toEqual({ game: null, line: null, eyes: "" });
  const address = addressOf("RDto1DWevpuqFHOc", 2, 7, "public");
  expect(momentIn(new URL(address, "http://x").search)).toEqual({ game: 2, line: 7, eyes: "public" });
});

test("the curve goes down by the same step whenever what is possible is halved", () => {
  const [all, half, quarter] = [heightOf(16, 16), heightOf(8, 16), heightOf(4, 16)];
  expect(half - all).toBeCloseTo(quarter - half);
  expect(heightOf(1, 16)).toBeGreaterThan(quarter);
  expect(heightOf(1, 1)).toBe(heightOf(0, 16));
});

test("the curve is drawn in steps, and no further than one has looked", () => {
  const whole = pathOf([4, 4, 1], 2);
  expect(whole).toMatch(/^M0 [\d.]+H300H600V[\d.]+$/);
  expect(pathOf([4, 4, 1], 1)).toMatch(/^M0 [\d.]+H300$/);
  expect(pathOf([4, 4, 1], 99)).toBe(whole);
  expect(pathOf([1], 0)).toMatch(/^M0 [\d.]+$/);
  expect(WIDTH).toBe(600);
});

test("a number of any size can be read", () => {
  expect(amount(15, "en")).toBe("15");
  expect(amount(50400, "en")).toBe("50,400");
  expect(amount(2_540_160_000, "en")).toBe("2.5 billion");
  expect(amount(2_540_160_000, "it")).toBe("2,5 miliardi");
  expect(amount(3e20, "fr")).toBe("10²⁰");
  expect(amount(3e12, "it")).toBe("10¹²");
  expect([999_999, 1e6, 8.4e9, 1e12].map(isNamed)).toEqual([false, true, true, false]);
});

test("a long sentence is broken between words", () => {
  expect(wrapped("Love has reached its goal", 12)).toEqual(["Love has", "reached its", "goal"]);
  expect(wrapped("", 12)).toEqual([]);
});

const paint = Object.fromEntries(TOKENS.map((token) => [token, "black"])) as Paint;
const letters = { style: "", measure: (text: string) => 0.7 * [...text].length }; // wider than any of ours
const LID = '<svg viewBox="0 0 4 3"></svg>';

test("a name on the picture is only a name", () => {
  expect(escaped('<b a="1">&')).toBe("&lt;b a=&quot;1&quot;&gt;&amp;");
  const players = [
    { name: "<script>", role: "", isWinner: true },
    { name: "Bice", role: "Nurse", isWinner: false },
  ];
  const result = { title: "Chess", how: "It is over.", players, foot: "" };
  const drawn = draw(result, {}, paint, LID, letters);
  expect(drawn).not.toContain("<script>");
  expect(drawn).toContain("Bice · Nurse");
  expect(drawn).toMatch(/<svg x="62" y="[\d.]+" width="566" height="424.5" viewBox="0 0 4 3">/);
  expect(new DOMParser().parseFromString(drawn, "image/svg+xml").querySelector("parsererror")).toBeNull();
});

test("no line of the picture leaves its place, however much there is to tell", () => {
  const long = "Wolfeschlegelsteinhausenbergerdorff";
  const players = Array.from({ length: 6 }, (_, n) => ({ name: long + n, role: "Wachtmeister", isWinner: n < 5 }));
  const how = "Alles ist vorbei, und niemand hat es kommen sehen. ".repeat(9);
  const result = { title: `${long} & ${long}`, how, players, foot: `${long}.example.org:8511` };
  const told = {
    subtitle: `${long} `.repeat(4),
    seats: players.map(() => "1234 Punkte"),
    figures: [1, 2, 3].map((n) => ({
      value: String(n).repeat(12),
      what: "Donaudampfschifffahrten insgesamt und mehr",
    })),
  };
  for (const board of [LID, '<svg viewBox="0 0 3 4"></svg>', '<svg viewBox="0 0 9 4"></svg>']) {
    const drawn = draw(result, told, paint, board, letters);
    const left = 62 + Number(/<svg x="62"[^>]* width="([\d.]+)"/.exec(drawn)![1]);
    const lines = [
      ...drawn.matchAll(/<text x="([\d.]+)" y="([\d.]+)" [^>]*?text-anchor="(\w+)" textLength="([\d.]+)"/g),
    ];
    expect(lines.length).toBeGreaterThan(15);
    for (const [, x, y, anchor, wide] of lines) {
      const start = anchor === "end" ? Number(x) - Number(wide) : Number(x);
      expect(start).toBeGreaterThan(left);
      expect(start + Number(wide)).toBeLessThan(WIDE - 61);
      expect(Number(y)).toBeLessThan(HEIGHT - 60);
      expect(Number(y)).toBeGreaterThan(60);
    }
    expect(drawn.match(/<text/g)).toHaveLength(lines.length);
  }
});

test("what the picture tells is also said", () => {
  const result = { title: "Chess", how: "It is over.", players: [], foot: "" };
  const told = { subtitle: "Mate", seats: ["3 points"], figures: [{ value: "40", what: "moves" }] };
  expect(inWords(result, told, ["Ada"])).toBe("Chess. Mate. It is over. Ada, 3 points. 40 moves.");
});

test("a colour is written out, also one that stands for another", () => {
  const colours: Record<string, string> = { "--ink": "var(--dark)", "--dark": "#123" };
  expect(plain('fill="var(--ink)" stroke="var(--none)"', (name) => colours[name] ?? "")).toBe(
    'fill="#123" stroke="none"',
  );
});

test("points grow in steps, as high as their share of the most", () => {
  expect(stepsOf([0, 0, 4, 8], 6, 8)).toBe("M0 60H100H200V32H300V4");
});

test("a part has ended before the next began, and the last with the game, if one has looked so far", () => {
  expect(endsOf([3, 7], 9, 9)).toEqual([2, 6, 9]);
  expect(endsOf([3, 7], 5, 9)).toEqual([2]);
  expect(endsOf([], 9, 9)).toEqual([]);
});
