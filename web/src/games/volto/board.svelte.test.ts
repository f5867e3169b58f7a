import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Assist } from "../../settings.svelte";
import type { GameLine } from "../../wire";
import { Words } from "../../words/words.svelte";
import type { BoardHandle } from "../game";
import { draftAt, dropDraft } from "../draft";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { tale } from "./index";
import { moments } from "./moments";
import { homeOf, type VoltoView } from "./piazza";
import played from "./played.json";
import { isWhole, READY, readSetup, savedSetups, spellSetup } from "./setup";

const views = played as unknown as Record<string, { view: VoltoView; since: GameLine[] }>;
const PLACES = ["src/words/text", "../src/sottovoce/games/volto/text", "src/games/volto/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);

function seen(name: string, assist: Assist) {
  const { view } = views[name]!;
  const seat = typeof view.seat === "number" ? view.seat : null;
  return { view, seat, words, assist, lines: [], names: ["Ida", "Ugo"], place: "t 0", highlighted: [] };
}

let shown: BoardHandle | null = null;
let props: { proposed: string | null };

beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function board(name: string, assist: Assist = "exact", proposed: string | null = null): HTMLElement {
  const given = seen(name, assist);
  const canMove = given.seat !== null && given.view.to_act.includes(given.seat);
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  const onmove = (move: string | null): void => void (state.proposed = move);
  const state = $state({ ...given, canMove, since: views[name]!.since, proposed, onmove });
  props = state;
  shown = mount(Board, { target: document.body, props: state as never });
  flushSync();
  return document.body;
}

const press = (square: string): void => {
  document.querySelector<HTMLElement>(`[data-square="${square}"]`)!.click();
  flushSync();
};
const key = (square: string, name: string): void => {
  const target = document.querySelector<HTMLElement>(`[data-square="${square}"]`)!;
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
};

const masks = (page: HTMLElement, side: number): Element[] =>
  [...page.querySelectorAll(".standing > .mask")].filter((mask) => mask.querySelector(`[href="#volto-front-${side}"]`));
const labels = (page: HTMLElement): string[] =>
  [...page.querySelectorAll("[data-square]")].map((square) => square.getAttribute("aria-label")!);

test("rival masks are one drawing: nothing but their place tells them apart", () => {
  for (const [name, side] of [
    ["later", 1],
    ["white", 0],
    ["rivalReady", 1],
  ] as const) {
    const drawn = masks(board(name, "none"), side).map((mask) => mask.outerHTML.replace(/translate:[^;"]*/, ""));
    expect(drawn.length).toBeGreaterThan(6);
    expect(new Set(drawn).size).toBe(1);
  }
});

test("one's own masks show their signs; at the end all do", () => {
  expect(masks(board("later"), 0).every((mask) => mask.querySelector(".sign"))).toBe(true);
  expect(masks(board("later"), 1).some((mask) => mask.querySelector(".sign"))).toBe(false);
  expect(masks(board("ended"), 1).every((mask) => mask.querySelector(".sign"))).toBe(true);
});

test("a spectator sees no sign", () => {
  expect(board("looksOn").querySelector(".sign")).toBeNull();
});

test("setting up, ten masks lie there, and the rival is ready or not", () => {
  const page = board("first");
  expect(masks(page, 0)).toHaveLength(10);
  expect(masks(page, 1)).toHaveLength(0);
  expect(page.textContent).toContain("White is still setting up.");
  expect(masks(board("rivalReady"), 1)).toHaveLength(10);
  expect(board("rivalReady").textContent).toContain("White has set up in secret and is ready.");
});

test("a move that is proposed is drawn as not yet done, and said so", () => {
  const page = board("before", "exact", "a4xb5");
  expect(page.querySelectorAll(".planned")).toHaveLength(1);
  expect(labels(page).find((label) => label.startsWith("b5"))).toContain("your move from a4, not yet sent");
  expect(page.querySelectorAll('[href="#volto-take"]')).toHaveLength(1);
});

test("letters of the last kinds stand on a rival mask only where that was agreed", () => {
  const letters = (assist: Assist) =>
    [...board("later", assist).querySelectorAll(".letter-of")].map((one) => one.textContent);
  expect(letters("exact")).toEqual(["P", "D"]);
  expect(letters("notes")).toEqual([]);
  expect(letters("none")).toEqual([]);
});

test("every square has a label of its own, and says what can be done", () => {
  const all = labels(board("later"));
  expect(new Set(all).size).toBe(35);
  expect(all).toContain("e2: your counsellor; can go to d1, d3");
  expect(all).toContain("c7, White’s palace: a rival mask; can still be a noble, the pretender, or a damsel");
});

test("two masks change places in the set-up, and one change can be taken back", () => {
  board("first");
  const before = readSetup(props.proposed)!;
  const other = [...before].findIndex((letter) => letter !== before[0]);
  press("a1");
  press(homeOf(0)[other]!);
  const after = readSetup(props.proposed)!;
  expect([after[0], after[other]]).toEqual([before[other], before[0]]);
  expect(isWhole(after)).toBe(true);
  props.proposed = null;
  shown!.takeBack();
  flushSync();
  expect(readSetup(props.proposed)).toBe(before);
});

test("a mask is chosen, then where it goes; Escape takes it back", () => {
  const page = board("before");
  press("a4");
  expect(page.querySelectorAll('[href="#volto-go"]')).toHaveLength(1);
  expect(page.querySelectorAll('[href="#volto-take"]')).toHaveLength(1);
  press("b5");
  expect(props.proposed).toBe("a4xb5");
  key("b5", "Escape");
  expect(props.proposed).toBeNull();
});

test("a rival mask is asked about by a click or with m, and marked; not where that was not agreed", () => {
  const page = board("later", "notes");
  press("e4");
  page.querySelector<HTMLElement>('.slip [aria-label="Damsel"]')!.click();
  flushSync();
  expect(page.querySelector(".pinned text")?.textContent).toBe("D");
  expect(page.querySelector(".slip")!.textContent).not.toContain("%");
  board("later", "exact");
  key("e4", "m");
  expect(page.querySelector(".slip")!.textContent).toContain("50%");
  press("e4"); // again: put away
  expect(page.querySelector(".slip")).toBeNull();
  board("later", "none");
  press("e4");
  key("e4", "m");
  expect(page.querySelector(".slip")).toBeNull();
});

test("a capture is told where no mask stands, and says whose mask it was", () => {
  const page = board("capture");
  expect(page.querySelector(".ribbon")!.textContent).toBe("a white damsel, your counsellor");
  expect(page.querySelectorAll(".fallen .mask")).toHaveLength(2);
});

test("a capture and the recapture are two moments; what is between them is seen", () => {
  const { view: before } = views.before!;
  const line = views.capture!.since[0]!;
  const answer: GameLine = { seat: 1, move: "e4xd3", events: ["captured N"], says: [] };
  const step = { before, after: views.capture!.view, lines: [line, answer], seat: 0, words, assist: "exact" as const };
  const [mine, theirs] = moments(step);
  expect(mine!.says.map(words.tell)).toEqual([
    "You capture on b5: a white damsel.",
    "Your counsellor leaves with her.",
  ]);
  expect(theirs!.says.map(words.tell)).toEqual(["White captures on d3: your noble."]);
  expect(tale(answer, { seat: 0 }).says).toEqual(theirs!.says); // and so it stays in the log
  expect([mine!.beats, theirs!.beats, theirs!.view]).toEqual([2, 2, step.after]);
  const at = (square: string) => mine!.view.masks.find((mask) => mask.square === square);
  expect([at("a4"), at("b5")]).toEqual([undefined, undefined]);
  expect(mine!.view.legal).toEqual([]);
  const onlooker = moments({ ...step, seat: null })[1]!;
  expect(onlooker.says.map(words.tell)).toEqual(["White captures on d3: a red noble."]);
});

test("at the end the last move is seen before all faces are", () => {
  const after = views.ended!.view;
  const lines: GameLine[] = [{ seat: 1, move: "e4-e3", events: [], says: [{ key: "told-move", args: {} }] }];
  const shown = moments({ before: views.later!.view, after, lines, seat: 0, words, assist: "exact" });
  expect(shown.map((moment) => moment.view.outcome !== null)).toEqual([false, true]);
  expect(shown.map((moment) => moment.since.length)).toEqual([0, 1]);
  expect(words.tell(shown[1]!.says[0]!)).toBe("All masks are turned over."); // never an empty line
});

test("letters and marks lie over the blades of a mask that may be captured", () => {
  board("before");
  press("a4");
  const pinned = document.querySelector('[href="#volto-take"]')!.parentElement!;
  expect(pinned.classList.contains("pinned")).toBe(true);
  expect(pinned.firstElementChild!.getAttribute("href")).toBe("#volto-take");
});

test("a move that cannot be made gets its reason", () => {
  const page = board("later");
  press("e2");
  press("e3");
  expect(page.querySelector(".ribbon.why")!.textContent).toBe("Counsellor: one step, diagonally");
  expect(page.querySelector('[data-square="e2"]')!.getAttribute("aria-pressed")).toBe("true");
  press("e2");
  expect(page.querySelector(".ribbon")).toBeNull();
});

test("what a rival mask can still be stands beside it while one points at it", () => {
  const page = board("later");
  const over = () =>
    page.querySelector('[data-square="e4"]')!.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  over();
  flushSync();
  expect([...page.querySelectorAll(".bubble .can")].map((one) => one.textContent)).toEqual(["P", "D"]);
  expect([...page.querySelectorAll(".bubble .cannot")].map((one) => one.textContent)).toEqual(["N", "C", "S"]);
  board("later", "notes");
  over();
  flushSync();
  expect(document.querySelector(".bubble")).toBeNull();
});

test("nothing is taken back from a set-up that was not changed", () => {
  board("first");
  expect(shown!.canTakeBack!()).toBe(false);
  press("a1");
  press("b1");
  expect(shown!.canTakeBack!()).toBe(true);
});

test("a ready-made set-up is laid by its name", () => {
  const page = board("first");
  page.querySelector<HTMLElement>('.paper .btn:has([href="#ui-book"])')!.click();
  flushSync();
  const ready = [...page.querySelectorAll<HTMLElement>(".take")];
  expect(ready.map((one) => one.querySelector("span:last-child")!.firstChild!.textContent)).toContain("The shield");
  ready[0]!.click();
  flushSync();
  expect(props.proposed).toBe("setup DCPSD/NCNCN");
  expect(READY.every(({ letters }) => isWhole(letters))).toBe(true);
});

test("a set-up of one's own is saved by its name, laid in another game, and deleted", () => {
  let page = board("first");
  const open = () => {
    page.querySelector<HTMLElement>('.paper .btn:has([href="#ui-book"])')!.click();
    flushSync();
  };
  const own = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("li:has(.icon) .take")];
  const [save, name] = ["form .btn", "form input"] as const;
  const laid = spellSetup(READY[1]!.letters);
  open();
  page.querySelectorAll<HTMLElement>(".take")[1]!.click();
  flushSync();
  open();
  expect(own()).toEqual([]);
  expect(page.querySelector<HTMLButtonElement>(save)!.disabled).toBe(true); // it has no name yet
  page.querySelector<HTMLInputElement>(name)!.value = " My wall ";
  page.querySelector(name)!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  page.querySelector<HTMLElement>(save)!.click();
  flushSync();
  expect(own().map((one) => one.querySelector("span:last-child")!.textContent)).toEqual(["My wall"]);
  expect(page.querySelector<HTMLInputElement>(name)!.value).toBe("");

  dropDraft("t 0");
  page = board("first");
  open();
  page.querySelector<HTMLElement>(".take")!.click();
  flushSync();
  expect(props.proposed).not.toBe(laid);
  open();
  own()[0]!.click();
  flushSync();
  expect(props.proposed).toBe(laid);
  expect(page.querySelector("dialog")).toBeNull();
  open();
  page.querySelector<HTMLElement>('[aria-label="Delete “My wall”"]')!.click();
  flushSync();
  expect([own(), savedSetups()]).toEqual([[], []]);
});

test("the cards beside the board tell no odds unless that was agreed", () => {
  const told = (assist: Assist): string => {
    const cards = document.createElement("div");
    const known = mount(Known, { target: cards, props: seen("later", assist) });
    flushSync();
    const text = cards.textContent!;
    void unmount(known);
    return text;
  };
  expect(told("exact")).toContain("1 of 8");
  expect(told("notes")).not.toContain("1 of 8");
  expect(told("none")).toContain("5 rows"); // of one's own pretender
  expect(told("none")).not.toContain("3 rows");
});

test("a set-up in progress is still there when the page is opened again, until it is put away", () => {
  board("rivalReady");
  const [one, other] = [homeOf(0)[0]!, homeOf(0)[7]!];
  press(one);
  press(other);
  const laid = props.proposed;
  board("rivalReady");
  expect(props.proposed).toBe(laid);
  localStorage.setItem("sottovoce.laid.t 0", JSON.stringify("setup PPPPP/PPPPP"));
  board("rivalReady");
  expect(isWhole(readSetup(props.proposed)!)).toBe(true);
  dropDraft("t 0");
  expect(draftAt("t 0")).toBe("");
});
