import { expect, test } from "vitest";
import { drawn } from "../../../review/card";
import { missingIn } from "../../../review/missing";
import { fetchWords } from "../../../words/words.svelte";
import { sample } from "../sample";
import card from ".";

const words = await fetchWords("en", "romeo-juliet");
const outcome = { scores: [0, 0], winners: [], reason: "hate" };
const view = sample({ outcome, phase: "ended", love: 7, hate: 5, act: 3, scene: 2 });
const seen = { view, lines: [], words, seat: 0, assist: "none", names: ["Ida", "Ugo"], place: "" } as const;

test("everybody stands where they ended, around the stage", () => {
  const svg = drawn(card.Drawing, seen);
  expect(missingIn(svg)).toEqual([]);
  for (const name of ["Balcony", "Ballroom", "Street", "Salon", "Cell", "Church"]) expect(svg).toContain(`>${name}<`);
  expect(svg.match(/href="#rj-e-/g)).toHaveLength(9);
  expect(svg.match(/href="#rj-pawn-/g)).toHaveLength(2);
  expect(svg.match(/href="#rj-heart"/g)).toHaveLength(10);
  expect(svg.match(/#rj-back-/g)).toBeNull(); // no card in a hand
});

test("it tells the chapter, love, hate and the scene", () => {
  const { subtitle, figures } = card.tell(seen);
  expect(subtitle).toMatch(/^Chapter 1: \S/);
  expect(figures).toEqual([
    { value: "7 / 10", what: "Love" },
    { value: "5 / 5", what: "Hate" },
    { value: "III · 2", what: "Act III, scene 2" },
  ]);
});

test("a crowd has room in every place", () => {
  const all = Object.values(view.places).flat();
  for (const place of Object.keys(view.places)) {
    const places = { ...Object.fromEntries(Object.keys(view.places).map((one) => [one, []])), [place]: all };
    const page = document.createElement("div");
    page.innerHTML = drawn(card.Drawing, { ...seen, view: { ...view, places } });
    const tokens = [...page.querySelectorAll("svg[x]")].filter((one) => one.querySelector("text"));
    expect(tokens).toHaveLength(11);
    for (const token of tokens) {
      const [x, y, wide] = ["x", "y", "width"].map((name) => token.getAttribute(name));
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(y)).toBeGreaterThan(20);
      expect(Number(wide)).toBeGreaterThan(14);
    }
  }
});
