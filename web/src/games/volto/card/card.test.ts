import { expect, test } from "vitest";
import { drawn } from "../../../review/card";
import { missingIn } from "../../../review/missing";
import { fetchWords } from "../../../words/words.svelte";
import type { VoltoView } from "../piazza";
import played from "../played.json";
import card from ".";

const words = await fetchWords("en", "volto");
const views = played as unknown as Record<string, { view: VoltoView }>;

function seen(name: string) {
  const { view } = views[name]!;
  const seat = typeof view.seat === "number" ? view.seat : null;
  return { view, lines: [], words, seat, assist: "exact", names: ["Ida", "Ugo"], place: "" } as const;
}

test("every mask is drawn as this viewer knows it: hidden ones show nothing but their front", () => {
  const signs = (name: string) => drawn(card.Drawing, seen(name)).match(/href="#volto-sign-/g)?.length ?? 0;
  const known = (name: string) => views[name]!.view.masks.filter((mask) => mask.kind !== null).length;
  for (const name of ["ended", "later", "looksOn"]) {
    expect(missingIn(drawn(card.Drawing, seen(name)))).toEqual([]);
    expect(signs(name)).toBe(known(name));
  }
  expect(known("later")).toBeLessThan(known("ended"));
});

test("it tells how many masks are left and what fell", () => {
  const { view } = views.ended!;
  const lost = view.masks.filter((mask) => mask.square === null).length;
  const told = card.tell(seen("ended"));
  expect(told.figures!.map(({ value }) => value)).toEqual([
    String(view.moves.length),
    String(lost),
    `${view.damsels[0]} – ${view.damsels[1]}`,
  ]);
  expect(told.seats).toHaveLength(2);
  expect(told.seats!.every((said) => /^\d+ masks? left$/.test(said))).toBe(true);
});
