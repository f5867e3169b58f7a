import { expect, test } from "vitest";
import { addressOf, momentIn } from "./address";
import { draw, escaped, TOKENS, wrapped, type Paint } from "./picture";
import { amount, heightOf, isNamed, pathOf, WIDTH, stepsOf } from "./curve";

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

test("a name on the picture is only a name", () => {
  expect(escaped('<b a="1">&')).toBe("&lt;b a=&quot;1&quot;&gt;&amp;");
  const paint = Object.fromEntries(TOKENS.map((token) => [token, "black"])) as Paint;
  const players = [
    { name: "<script>", role: "", isWinner: true },
    { name: "Bice", role: "Nurse", isWinner: false },
  ];
  const drawn = draw({ title: "Chess", how: "It is over.", players, foot: "" }, paint, '<svg viewBox="0 0 4 3"></svg>');
  expect(drawn).not.toContain("<script>");
  expect(drawn).toContain("Bice · Nurse");
  expect(drawn).toContain('<svg x="72" y="154" width="400" height="300" viewBox="0 0 4 3">');
  expect(new DOMParser().parseFromString(drawn, "image/svg+xml").querySelector("parsererror")).toBeNull();
});

test("points grow in steps, as high as their share of the most", () => {
  expect(stepsOf([0, 0, 4, 8], 6, 8)).toBe("M0 60H100H200V32H300V4");
});
