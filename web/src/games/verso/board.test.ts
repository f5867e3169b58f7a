// Banking by hand: choosing cards proposes what the server calls legal, and nothing else.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { VersoView } from "../../wire";
import { Words } from "../../words/words.svelte";
import game from "./index";
import Board from "./Board.svelte";
import { withNames } from "./describe";
import { seen } from "./sample";

const PLACES = ["../src/sottovoce/games/verso/text", "src/games/verso/text"];
const words = new Words(
  "en",
  PLACES.map((place) => readFileSync(`${place}/en.ftl`, "utf8")),
);
const names = ["Ida", "Ugo"];
let board: ReturnType<typeof mount> | null = null;
let proposed: string | null = null;

function show(view: VersoView, canMove = true): void {
  proposed = null;
  board = mount(Board, {
    target: document.body,
    props: {
      view,
      seat: 0,
      words,
      assist: "exact",
      canMove,
      since: [],
      highlighted: [],
      lines: [],
      names,
      place: "t 0",
      get proposed() {
        return proposed;
      },
      onmove: (move) => void (proposed = move),
    },
  });
  flushSync();
}

function close(): void {
  if (board) void unmount(board);
  board = null;
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
}

afterEach(close);

test("two neighbours are a series at once", () => {
  show(seen());
  press("[data-card=B2]");
  expect(proposed).toBeNull();
  expect(document.body.textContent).toContain("add the blue 3");
  press("[data-card=B3]");
  expect(proposed).toBe("bank B:2-3");
  expect(document.body.textContent).toContain("+4");
});

test("what a bank would bring is read from the view: what goes, and what turns at a neighbour’s", () => {
  const players = [
    seen().players[0]!,
    { points: 0, rows: { B: ["B5/?"], G: [], O: [] }, square: false, squares: 0, lacks: [] },
  ];
  const turned = [{ seat: 1, card: "B5/?" }];
  show(seen({ players, banks: { "bank B:2-3": { points: 9, gone: ["B2/?", "B3*/G2"], turned, breaks: true } } }));
  for (const name of ["B2", "B3"]) press(`[data-card=${name}]`);
  expect(document.body.textContent).toContain("+9");
  expect(document.body.textContent).toContain("must turn over the blue 5.");
  expect(document.body.textContent).toContain("Your square is lost.");
  expect(document.querySelector("[data-card=B2]")!.getAttribute("aria-label")).toContain("goes");
  expect(document.querySelector("[data-card=B5]")!.getAttribute("aria-label")).toContain("turns");
});

test("a joker that can stand at either end is asked about", () => {
  show(seen());
  for (const name of ["B2", "B3", "BJ"]) press(`[data-card=${name}]`);
  expect(proposed).toBeNull();
  press(".chip");
  expect(proposed).toBe("bank B:J-2-3");
});

test("a card that no series needs cannot be chosen", () => {
  show(seen());
  press("[data-card=G5]");
  expect(document.querySelector("[data-card=G5]")!.getAttribute("aria-pressed")).toBeNull();
  expect(proposed).toBeNull();
});

test("keep and turn over are proposed with one press, and not when one waits", () => {
  show(seen());
  press(".act");
  expect(proposed).toBe("keep");
  close();
  show(seen({ to_act: [1], turn: 1, legal: [] }), false);
  expect([...document.querySelectorAll<HTMLButtonElement>(".act")].map((act) => act.disabled)).toEqual([
    true,
    true,
    true,
  ]);
});

test("what keeping, turning over and banking would bring stands on the buttons", () => {
  show(seen());
  const told = (): string[] => [...document.querySelectorAll(".act .told")].map((each) => each.textContent!.trim());
  expect(told()[0]).toBe("a double: lost");
  expect(told()[1]).toContain("50% a square: +7");
  expect(told()[2]).toMatch(/5 points$/);
  close();
  show(seen({ draws: { keep: { double: 0, square: 1 }, flip: { double: 0, square: 0 } } }));
  expect(told().slice(0, 2)).toEqual(["a square: +7", "a face worth 1"]);
});

test("every series is on offer, and Bank takes the richest first", () => {
  show(seen());
  expect(document.querySelectorAll(".offers .chip")).toHaveLength(5);
  press(".act.bank");
  expect(proposed).toBe("bank B:2-3-J");
});

test("a back that nobody saw is not called turned up before, also when all is revealed", () => {
  const all = { top: "B3*/GJ", hidden: ["B3*/GJ"], backs: {} };
  show(seen(all), false);
  expect(document.body.textContent).toContain("Nobody turned it up: a green joker");
  close();
  show(seen({ ...all, hidden: [] }), false);
  expect(document.body.textContent).toContain("It was turned up before: a green joker");
});

test("a bank is always confirmed, a card that is kept is not", () => {
  expect(game.isDeliberate(seen(), "bank B:2-3")).toBe(true);
  expect(game.isDeliberate(seen(), "keep")).toBe(false);
  expect(game.isDeliberate(seen({ legal: ["keep", "flip"] }), null)).toBe(false);
});

test("what is to be done, and the whole table in words", () => {
  expect(words.tell(game.todo(seen(), 0, words))).toContain("Keep the top card");
  expect(words.tell(game.todo(seen({ to_act: [1], turn: 1 }), 0, words))).toContain("Player 2");
  const told = game.inWords({ view: seen(), seat: 0, words, assist: "exact", lines: [], names, place: "t 0" });
  const odds = "green 2, 1 point 50%; green 4, 1 point 30%; orange 2, 1 point 20%";
  expect(told[0]!.items).toEqual(["12 cards left", `On top: blue 3, 3 points (on the back: ${odds})`]);
  const bare = game.inWords({ view: seen(), seat: 0, words, assist: "none", lines: [], names, place: "t 0" });
  expect(bare[0]!.items[1]).toBe("On top: blue 3, 3 points");
  expect(told[1]!.items).toContain("Sky: nothing");
});

test("people are called by their names, whatever is in them", () => {
  const named = withNames(words, ["Ida", 'Ugo "{$x}" \\ Ünal']);
  expect(named.tell(game.todo(seen({ to_act: [1], turn: 1 }), 0, words))).toBe(
    'Ugo "{$x}" \\ Ünal is choosing a move.',
  );
  expect(named.say("told-pass", { seat: "p1" })).toBe("Ida passes.");
  expect(named.say("seat-title", { seat: "chance" })).toBe("Chance");
  expect(withNames(words, ["Ida", 'Ugo "{$x}" \\ Ünal'])).toBe(named);
  show(seen());
  expect(document.querySelector(".other .name")!.textContent).toContain("Ugo");
});

test("a line of the log lights up what it speaks of", () => {
  const events = ["p1 flipped OJ/G6", "p2 points 4", "p2 discarded GJ/O4"];
  expect(game.refs({ seat: 1, move: "bank G:2-J", events, says: [] })).toEqual(["p2", "0 OJ", "discards"]);
});
