import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Words } from "../../words/words.svelte";
import type { BoardHandle, BoardProps } from "../game";
import { dropDraft } from "../draft";
import Board from "./Board.svelte";
import { FIFTEEN, type View } from "./view";

const PLACES = ["../src/sottovoce/games/verona_twist/text", "src/games/verona-twist/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const view: View = {
  seat: 1,
  to_act: [1],
  legal: null,
  form: null,
  outcome: null,
  options: { rounds: 7, lovers: "chosen", placement: "chosen" },
  phase: "placing",
  round: 1,
  days_left: 7,
  squares: {},
  active: "",
  pairs: [...FIFTEEN],
  split: null,
  lovers: null,
};
const SQUARES = { Q: "c1", K: "c2", R: "d3", S: "a1", B: "e4", F: "b2" };

let shown: BoardHandle | null = null;
afterEach(() => {
  localStorage.clear();
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

function show(changed: Partial<View>): BoardProps<View> {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  const props: BoardProps<View> = $state({
    view: { ...view, ...changed },
    seat: 1,
    words,
    assist: "exact",
    lines: [],
    names: ["Ida", "Ugo"],
    place: "",
    canMove: true,
    since: [],
    highlighted: [],
    proposed: null,
    onmove: (move) => void (props.proposed = move),
  });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

function square(name: string): HTMLButtonElement {
  return document.querySelector<HTMLButtonElement>(`[data-square="${name}"]`)!;
}

const label = (name: string): string | null => square(name).getAttribute("aria-label");

function click(...names: string[]): void {
  for (const name of names) {
    square(name).click();
    flushSync();
  }
}

test("six squares chosen one after the other are a placing, in the order of the letters", () => {
  const props = show({});
  click("c1", "c2", "d3", "a1", "e4");
  expect(props.proposed).toBeNull();
  click("b2");
  expect(props.proposed).toBe("place Qc1 Kc2 Rd3 Sa1 Be4 Fb2");
  click("c1", "e1"); // the Princess thinks better of it
  expect(props.proposed).toBe("place Qe1 Kc2 Rd3 Sa1 Be4 Fb2");
});

test("a placing that is taken back lets the last one go", () => {
  const props = show({});
  click("c1", "c2", "d3", "a1", "e4", "b2");
  props.proposed = null;
  shown!.takeBack();
  flushSync();
  expect(label("b2")).toBe("b2, centre: empty. The Friar can be placed here");
  expect(label("e4")).toContain("the Bishop");
});

test("a placing in progress is still there when the page is opened again, until it is put away", () => {
  show({});
  click("c1", "c2", "d3");
  const again = show({});
  expect(label("d3")).toContain("the Noble");
  click("a1", "e4", "b2");
  expect(again.proposed).toBe("place Qc1 Kc2 Rd3 Sa1 Be4 Fb2");
  dropDraft("");
  expect(show({}).proposed).toBeNull();
  expect(label("d3")).toContain("empty");
});

test("two characters are a pair, spelled in order; a third replaces the first", () => {
  const props = show({ phase: "hiding", squares: SQUARES, legal: FIFTEEN.map((pair) => `lovers ${pair}`) });
  click("b2", "c1");
  expect(props.proposed).toBe("lovers QF");
  click("e4");
  expect(props.proposed).toBe("lovers QB");
  click("e4");
  expect(props.proposed).toBeNull();
});

test("only what is offered can be chosen: a character, then a square; again, and it is taken back", () => {
  const props = show({ phase: "moving", squares: SQUARES, active: "KS", legal: ["Kb3", "Kc3", "Sa2"] });
  click("d3", "a2"); // the Noble has moved, and nobody is in hand
  expect(props.proposed).toBeNull();
  click("c2");
  expect(label("b3")).toBe("b3, centre: empty. The Prince can go here");
  click("a2"); // not for the Prince
  expect(props.proposed).toBeNull();
  click("b3");
  expect(props.proposed).toBe("Kb3");
  click("b3");
  expect(props.proposed).toBeNull();
  click("a1", "a2"); // the Servant instead
  expect(props.proposed).toBe("Sa2");
});

test("nothing can be chosen while another is to move", () => {
  const props = show({ phase: "moving", squares: SQUARES, active: "KS", legal: [] });
  props.canMove = false;
  flushSync();
  click("c2", "b3");
  expect(props.proposed).toBeNull();
  expect(square("c2").getAttribute("aria-disabled")).toBe("true");
});
