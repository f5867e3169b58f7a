import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LessonState } from "../../learn/lesson.svelte";
import LessonBoard from "../../learn/LessonBoard.svelte";
import { settings } from "../../settings.svelte";
import type { StepTried } from "../../wire";
import { pageWords, Words } from "../../words/words.svelte";
import verona from ".";
import { FIFTEEN } from "./view";

const PLACES = ["src/words/text", "../src/sottovoce/games/verona_twist/text", "src/games/verona-twist/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const view = {
  seat: 0,
  to_act: [0],
  legal: ["Qa2", "Qb2", "Kd1"],
  form: null,
  outcome: null,
  options: { rounds: 7, lovers: "chosen", placement: "chosen" },
  phase: "moving",
  round: 1,
  days_left: 7,
  squares: { Q: "a1", K: "e1", R: "d3", S: "b4", B: "a4", F: "e3" },
  active: "QKRSBF",
  pairs: [...FIFTEEN],
  split: { same: 10, different: 5 },
  lovers: null,
};

/** As the server answers: the Princess belongs into the centre. */
function answer(moves: string[]): StepTried {
  const move = moves.at(-1);
  const state = move === undefined ? "going" : move === "Qb2" ? "done" : "wrong";
  return {
    seat: 0,
    view: move ? { ...view, legal: [], to_act: [1], squares: { ...view.squares, [move[0]!]: move.slice(1) } } : view,
    lines: move ? [{ seat: 0, move, events: [], says: [] }] : [],
    before: 0,
    state,
    task: { key: state === "done" ? "lesson-princess-done" : "lesson-princess-1", args: {} },
    hint: state === "wrong" ? { key: "lesson-princess-edge", args: {} } : null,
    show: state === "done" ? null : "Qb2",
    is_unaided: false,
  };
}

let asked: { step: number; moves: string[] }[] = [];
let shown: object | null = null;
let lesson: LessonState;

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 20));
  flushSync();
}

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "");
  asked = [];
  settings.confirm = "never";
  pageWords.words = words;
  vi.stubGlobal("fetch", (address: string, { method, body }: { method: string; body: string | null }) => {
    const isStep = method === "POST" && address.includes("lesson");
    if (isStep) asked.push(JSON.parse(body!));
    const keys = ["lesson-princess-title", "lesson-friar-title"].map((key) => ({ key, args: {} }));
    const told = isStep
      ? answer(asked.at(-1)!.moves)
      : address.includes("lesson")
        ? { steps: keys, tries: [] }
        : { key: null };
    return Promise.resolve(new Response(JSON.stringify(told), { headers: { "Content-Type": "application/json" } }));
  });
  lesson = new LessonState("verona-twist");
  await lesson.begin();
  shown = mount(LessonBoard, {
    target: document.body,
    props: { lesson, words, game: { ...verona, info: { seats: ["capulet", "nurse"] } } as never },
  });
  flushSync();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (square: string): void => {
  document.querySelector<HTMLElement>(`[data-square="${square}"]`)!.click();
  flushSync();
};
const button = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find((one) => one.textContent.trim() === text);
const text = (): string => document.body.textContent;

async function move(from: string, to: string): Promise<void> {
  press(from);
  press(to);
  await settled();
}

test("a wrong move is shown with a hint, and taken back", async () => {
  expect(text()).toContain(words.say("lesson-princess-1"));
  await move("a1", "a2");
  expect(text()).toContain(words.say("lesson-princess-edge"));
  expect(document.querySelector('[data-square="a2"]')!.getAttribute("aria-label")).toContain("Princess");
  button("Try again")!.click();
  await settled();
  expect(asked.map((one) => one.moves)).toEqual([[], ["Qa2"], []]);
  expect(document.querySelector('[data-square="a1"]')!.getAttribute("aria-label")).toContain("Princess");
  expect(text()).not.toContain(words.say("lesson-princess-edge"));
});

test("after two wrong moves one can be shown how", async () => {
  await move("a1", "a2");
  expect(button("Show me")).toBeUndefined();
  button("Try again")!.click();
  await settled();
  await move("e1", "d1");
  button("Show me")!.click();
  await settled();
  expect(asked.at(-1)!.moves).toEqual(["Qb2"]);
  expect(text()).toContain(words.say("lesson-princess-done"));
});

test("a step that is done leads on, and is remembered", async () => {
  await move("a1", "b2");
  expect(text()).toContain(words.say("lesson-princess-done"));
  expect(new LessonState("verona-twist").done).toEqual([0]);
  button("Next step")!.click();
  await settled();
  expect(asked.at(-1)).toEqual({ step: 1, moves: [] });
  expect(document.activeElement?.textContent).toBe(words.say("lesson-friar-title"));
});

test("the last step leads to a first game and to the rules", async () => {
  await lesson.go(1);
  flushSync();
  await move("a1", "b2");
  expect(button("Play your first game")).toBeDefined();
  expect(button("Rules")!.getAttribute("href")).toBe("/rules/verona-twist");
});

test("a page that is loaded again stands where it stood", async () => {
  await lesson.go(1);
  await move("a1", "a2");
  const again = new LessonState("verona-twist");
  await again.begin();
  expect([again.at, again.tried?.state]).toEqual([1, "wrong"]);
  await again.again();
  expect(asked.at(-1)).toEqual({ step: 1, moves: [] });
  const other = new LessonState("chess"); // another lesson begins at its beginning
  await other.begin();
  expect([other.at, other.tried?.state]).toEqual([0, "going"]);
});

test("what was done before is not asked again", async () => {
  localStorage.setItem("sottovoce.learn.verona-twist", "[0]");
  history.replaceState(null, "");
  const again = new LessonState("verona-twist");
  await again.begin();
  expect(again.at).toBe(1);
});
