import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameLine } from "../../wire";
import { LANGUAGES, type Assist, type Language } from "../../settings.svelte";
import { Words } from "../../words/words.svelte";
import game, { refs, todo } from "./index";
import { marks } from "./notes.svelte";
import { homeOf, isTurned, offersOf, readMove, rowsToGo, spotOf, squaresOf, type VoltoView } from "./piazza";
import played from "./played.json";
import { CAST, isWhole, keepSetups, readSetup, savedSetups, shuffled, spellSetup, withSetup } from "./setup";
import { lettersOf, oddsOf } from "./describe";

const views = played as unknown as Record<string, { view: VoltoView; since: GameLine[] }>;
const BOARD = "src/games/volto/text";
const PLACES = ["src/words/text", "../src/sottovoce/games/volto/text", BOARD];
const wordsIn = (language: Language): Words =>
  new Words(
    language,
    PLACES.map((place) => readFileSync(`${place}/${language}.ftl`, "utf8")),
  );
const seen = (view: VoltoView, assist: Assist = "exact", language: Language = "en") => ({
  view,
  seat: typeof view.seat === "number" ? view.seat : null,
  words: wordsIn(language),
  assist,
  lines: [],
  names: ["Ida", "Ugo"],
  place: "t 0",
});
const view = (name: string): VoltoView => views[name]!.view;

beforeEach(() => {
  localStorage.clear();
  marks.close();
});

test("one's own palace lies below, and White sees the board turned", () => {
  expect(squaresOf(isTurned(0)).slice(0, 2)).toEqual(["a7", "b7"]);
  expect(squaresOf(isTurned(1)).slice(-2)).toEqual(["b7", "a7"]);
  expect(isTurned(null)).toBe(false);
  for (const turned of [false, true])
    squaresOf(turned).forEach((square, at) => expect(spotOf(square, turned)).toEqual([at % 5, Math.floor(at / 5)]));
});

test("a side sets up in its palace and in front of it, from a to e", () => {
  expect(homeOf(0).join(" ")).toBe("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2");
  expect(homeOf(1).join(" ")).toBe("a7 b7 c7 d7 e7 a6 b6 c6 d6 e6");
  expect([rowsToGo("c2", 0), rowsToGo("c2", 1)]).toEqual([5, 1]);
});

test("what can be done is read from the legal moves and nothing else", () => {
  expect(readMove("b2xb3")).toEqual({ from: "b2", to: "b3", takes: true });
  expect(readMove("setup NNPNC/SDCDC")).toBeNull();
  expect([...offersOf(["b2-b3", "b2xc3", "a1-a2"]).get("b2")!]).toEqual([
    ["b3", "b2-b3"],
    ["c3", "b2xc3"],
  ]);
  expect(offersOf(null).size).toBe(0);
});

test("a set-up is spelled palace first, and read back", () => {
  expect(spellSetup("NNPNCSDCDC")).toBe("setup NNPNC/SDCDC");
  expect(readSetup("setup NNPNC/SDCDC")).toBe("NNPNCSDCDC");
  expect(readSetup("b2-b3")).toBeNull();
  expect(isWhole(shuffled([...CAST]).join(""))).toBe(true);
  expect(isWhole("NNNNNNNNNN")).toBe(false);
});

test("set-ups are kept under a name; what makes no sense is passed over", () => {
  const one = keepSetups(withSetup([], " Wall ", "NNPNCSDCDC"));
  expect(savedSetups()).toEqual([{ name: "Wall", letters: "NNPNCSDCDC" }]);
  expect(withSetup(one, "Wall", "CCCNNNPSDD")).toEqual([{ name: "Wall", letters: "CCCNNNPSDD" }]);
  localStorage.setItem("sottovoce.volto.setups", '[{"name":"odd","letters":"NNN"},7]');
  expect(savedSetups()).toEqual([]);
  localStorage.setItem("sottovoce.volto.setups", "torn");
  expect(savedSetups()).toEqual([]);
});

test("marks stay with their table and seat, and are put away with the board", () => {
  marks.open("t 0");
  marks.toggle(18, "?");
  marks.toggle(18, "P");
  expect(marks.of(18)).toBe("P?");
  marks.open("t 1");
  expect(marks.of(18)).toBe("");
  marks.open("t 0");
  marks.toggle(18, "P");
  expect(marks.of(18)).toBe("?");
  marks.close();
  expect(marks.of(18)).toBe("");
  marks.open("t 0");
  marks.clear(18);
  expect(localStorage.getItem("sottovoce.volto.marks.t 0")).toBeNull();
});

test("odds are shares of the set-ups that fit", () => {
  const mask = view("later").masks.find((one) => one.square === "e4")!;
  expect(lettersOf(mask)).toBe("PD");
  expect(oddsOf(mask).map(({ share }) => share)).toEqual([0, 0, 0.5, 0, 0.5].map((share) => expect.closeTo(share, 1)));
});

test("what is to be done, or who is waited for, or how it ended", () => {
  expect(todo(view("first"), 0)).toEqual({ key: "todo-setup-mine", args: {} });
  expect(todo(view("later"), 0)).toEqual({ key: "todo-moving-mine", args: {} });
  expect(todo(view("capture"), 0)).toEqual({ key: "todo-moving-other", args: { seat: "white" } });
  expect(todo(view("looksOn"), null)).toEqual({ key: "todo-moving-other", args: { seat: "red" } });
  expect(todo(view("ended"), 0)).toEqual({ key: "outcome-damsels", args: { seat: "white" } });
});

test("a set-up is always confirmed, with its own word; a move with the usual one", () => {
  expect([game.isDeliberate(view("first")), game.isDeliberate(view("later"))]).toEqual([true, false]);
  expect([game.confirmLabel!(view("first")), game.confirmLabel!(view("later"))]).toEqual(["seal-setup", "confirm"]);
});

test("a line speaks of its squares", () => {
  expect(refs(views.capture!.since[0]!)).toEqual(["a4", "b5"]);
  expect(refs({ ...views.capture!.since[0]!, move: "setup ?" })).toEqual([]);
});

test("the board in words: one's own masks by kind, the rival's by what is known or pinned", () => {
  marks.open("t 0");
  marks.toggle(18, "D");
  const twin = (assist: Assist) => game.inWords(seen(view("later"), assist));
  const exact = twin("exact");
  expect(exact.map((part) => part.title)).toEqual([
    "Your masks",
    "Your masks: captured",
    "Your rival’s masks",
    "Your rival’s masks: captured",
    "What wins",
  ]);
  expect(exact[0]!.items).toContain("e2: your counsellor; can go to d1, d3");
  expect(exact[2]!.items).toContain("e4: a rival mask; can still be the pretender or a damsel; your mark: D");
  expect(twin("notes")[2]!.items).toContain("e4: a rival mask; your mark: D");
  expect(twin("none")[2]!.items).toContain("e4: a rival mask");
});

test("nothing that the view does not tell is told", () => {
  const told = JSON.stringify(game.inWords(seen(view("looksOn"), "none")));
  expect(told).toContain("a white mask");
  expect(told).not.toMatch(/your|can still be/i);
  expect(game.inWords(seen(view("first"))).map((part) => part.items)).toEqual([
    ["Red is still setting up."],
    ["White is still setting up."],
  ]);
});

test("the board in words can be said in every language", () => {
  const trouble = vi.spyOn(console, "error");
  for (const language of LANGUAGES) {
    for (const { view } of Object.values(views)) game.inWords(seen(view, "exact", language));
  }
  expect(trouble).not.toHaveBeenCalled();
});
