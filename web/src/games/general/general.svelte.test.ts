// The board for games that nobody has drawn.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ShelfGame } from "../../shelf.svelte";
import { Words } from "../../words/words.svelte";
import { fetchBoard } from "../boards";
import { plainCover } from "../cover";
import Board from "./Board.svelte";
import { generalGame } from "./game";
import { fieldsOf, isLarge, sectionsOf, shapeOf, textOf, type GeneralView } from "./shape";

const OWN = `
title = Pebbles
seat-title = { $seat ->
    [hider] The hider
   *[other] The guesser
}
field-days_left = Days
field-phase-in_hiding = hiding pebbles
todo-guessing-other = { seat-title } is guessing.
outcome-found = Found.
option-high = Highest number
`;
const TEXT = ["src/words/text/en.ftl", "src/games/general/text/en.ftl"].map((file) => readFileSync(file, "utf8"));
const words = new Words("en", [...TEXT, OWN]);
const info = { id: "pebbles", seats: ["hider", "guesser"], fewest: 2 } as ShelfGame;

function viewWith(more: object = {}): GeneralView {
  return { seat: 0, to_act: [0], legal: ["hide 1", "hide 2"], form: null, options: {}, outcome: null, ...more };
}

describe("a view in words", () => {
  test("has the game's own fields, in the game's words where it has some", () => {
    const fields = fieldsOf(viewWith({ days_left: 3, last_guess: null }), words);
    expect(fields.map(({ title, value }) => [title, value])).toEqual([
      ["Days", 3],
      ["last guess", null],
    ]);
  });

  test("says what plain values mean", () => {
    expect([true, 1234, "in_hiding", "B3/?", ""].map((value) => textOf(value, words))).toEqual([
      "yes",
      "1,234",
      "in hiding",
      "B3/?",
      "none",
    ]);
    expect(textOf("in_hiding", words, "phase")).toBe("hiding pebbles");
  });

  test("keeps what is hidden visible as hidden", () => {
    expect(shapeOf(null, words)).toEqual({ kind: "unknown" });
    expect(textOf(null, words)).toBe("not known");
  });

  test("makes a table of things that are alike, and a list of plain ones", () => {
    expect(shapeOf([1, null, 3], words)).toEqual({ kind: "list", items: [1, null, 3] });
    expect(shapeOf([{ a: 1 }, { a: 2, b: [3] }], words)).toEqual({
      kind: "table",
      columns: ["a", "b"],
      rows: [
        { head: "1", cells: [1, undefined] },
        { head: "2", cells: [2, [3]] },
      ],
    });
    expect(shapeOf({ north: { a: 1 }, south: { a: 2 } }, words)).toMatchObject({ kind: "table", columns: ["a"] });
    expect(shapeOf([["x", "o"], ["o"]], words)).toMatchObject({ kind: "table", columns: [] });
    expect(shapeOf({ a: 1, b: [2] }, words)).toMatchObject({ kind: "entries" });
    expect(shapeOf([], words)).toEqual({ kind: "text", text: "none" });
  });

  test("does not make a table wider than a page", () => {
    const wide = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`c${n}`, n]));
    expect(shapeOf([wide, wide], words)).toMatchObject({ kind: "entries" });
    expect(isLarge([wide, wide, wide])).toBe(true);
  });

  test("is told whole to people who listen", () => {
    const view = viewWith({ days_left: 3, secret: null, rows: [{ card: "B3/?", points: 2 }] });
    expect(sectionsOf(view, words)).toEqual([
      { title: "The table", items: ["Days: 3", "secret: not known"] },
      { title: "rows", items: ["1: card: B3/?; points: 2"] },
    ]);
  });
});

describe("what is to be done", () => {
  const { todo } = generalGame(info);
  const told = (view: GeneralView, seat: number | null): string => words.tell(todo(view, seat, words));

  test("is said by the game, or else in general", () => {
    expect(told(viewWith({ phase: "hiding" }), 0)).toBe("It is your move.");
    expect(told(viewWith({ phase: "hiding" }), null)).toBe("The hider is to move.");
    expect(told(viewWith({ phase: "guessing", to_act: [1] }), 0)).toBe("The guesser is guessing.");
    expect(told(viewWith({ to_act: [0, 1] }), null)).toBe("Several players are to move.");
    expect(told(viewWith({ outcome: { winners: [1], scores: [], reason: "found" } }), 0)).toBe("Found.");
  });
});

describe("the board", () => {
  const onmove = vi.fn();
  let shown: ReturnType<typeof mount>;
  const seen = { seat: 0, words, assist: "exact", lines: [], names: ["Ida", "Ugo"], place: "t 0", highlighted: [] };

  function draw(view: GeneralView, more: object = {}): void {
    const props = { ...seen, view, canMove: true, since: [], proposed: null, onmove, ...more };
    shown = mount(Board as never, { target: document.body, props } as never);
    flushSync();
  }
  const find = <T extends Element>(what: string): T => document.querySelector<T>(what)!;
  const moves = (): string[] => [...document.querySelectorAll("[data-move]")].map((one) => one.textContent ?? "");

  function write(field: HTMLInputElement, text: string): void {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  }

  beforeEach(() => onmove.mockReset());
  afterEach(() => void unmount(shown));

  test("offers the legal moves, and calls with the one that is chosen", () => {
    draw(viewWith());
    expect(moves()).toEqual(["hide 1", "hide 2"]);
    find<HTMLButtonElement>('[data-move="hide 2"]').click();
    expect(onmove).toHaveBeenCalledExactlyOnceWith("hide 2");
  });

  test("lets a person take back what they proposed, and do nothing while it is on its way", () => {
    draw(viewWith(), { proposed: "hide 1" });
    find<HTMLButtonElement>('[aria-pressed="true"]').click();
    expect(onmove).toHaveBeenCalledExactlyOnceWith(null);
    void unmount(shown);
    onmove.mockReset();
    draw(viewWith(), { canMove: false });
    find<HTMLButtonElement>("[data-move]").click();
    expect(onmove).not.toHaveBeenCalled();
  });

  test("has one stop for the tab key among the moves, and arrows go from one to the next", async () => {
    draw(viewWith());
    const stops = (): string[] => [...document.querySelectorAll('[tabindex="0"]')].map((one) => one.textContent ?? "");
    expect(stops()).toEqual(["hide 1"]);
    find("[data-move]").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await Promise.resolve();
    flushSync();
    expect(stops()).toEqual(["hide 2"]);
  });

  test("lets one look for a move where there are many, by what it begins with", () => {
    const legal = ["a", "b"].flatMap((word) => Array.from({ length: 9 }, (_, n) => `${word} ${n}`));
    draw(viewWith({ legal }));
    expect([...document.querySelectorAll(".start")].map((one) => one.textContent)).toEqual(["a", "b"]);
    write(find("input"), "B 7");
    expect(moves()).toEqual(["b 7"]);
    write(find("input"), "nothing like it");
    expect(moves()).toEqual([]);
    expect(document.body.textContent).toContain("No move has this in it.");
  });

  test("takes a written move where they are too many to be listed, and keeps it until it is done", () => {
    draw(viewWith({ legal: null, form: "place a1 b2" }));
    expect(find("code").textContent).toBe("place a1 b2");
    write(find("input"), " place c3 ");
    find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("place c3");
    expect(find<HTMLInputElement>("input").value).toBe(" place c3 ");
    (shown as { putDown: () => void }).putDown();
    flushSync();
    expect(find<HTMLInputElement>("input").value).toBe("");
  });

  test("offers nothing to those who look on, or back", () => {
    draw(viewWith(), { seat: null });
    expect(moves()).toEqual([]);
    void unmount(shown);
    draw(viewWith(), { isPast: true });
    expect(moves()).toEqual([]);
  });

  test("says what happened last", () => {
    const line = { says: [{ key: "todo-guessing-other", args: { seat: "guesser" } }] };
    draw(viewWith(), { since: [line] });
    expect(find(".last").textContent).toContain("The guesser is guessing.");
  });
});

test("a game is drawn by a folder of its own, and else on the general board", async () => {
  expect(await fetchBoard("pebbles")).toBeUndefined();
  expect(await fetchBoard("general")).toBeUndefined(); // it is no game
});

test("a plain cover has the title on it, also a long one with signs in it", () => {
  const cover = plainCover("Tom & Jerry's Extraordinarily <long> title");
  expect(new DOMParser().parseFromString(cover, "image/svg+xml").querySelector("parsererror")).toBeNull();
  expect(cover).toContain("Tom &amp;");
});
