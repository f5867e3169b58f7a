import { expect, test } from "vitest";
import type { GameLine } from "../../wire";
import { fetchWords } from "../../words/words.svelte";
import { momentsOf, type Picture } from "./moments";
import { sample } from "./sample";
import type { RomeoJulietView } from "./view";

const words = await fetchWords("en", "romeo-juliet");
const line = (seat: number | string, move: string, ...events: string[]): GameLine => {
  const says = [move, ...events].map((text) => ({ key: text, args: {} }));
  return { seat, move, events, says };
};
const told = (lines: GameLine[], after: Partial<RomeoJulietView> = {}, seat: number | null = 0) =>
  momentsOf({ before: sample(), after: sample(after), lines, seat, words, assist: "exact" });
const kinds = (moments: ReturnType<typeof told>): string[] =>
  moments.map(({ picture, says }) => (picture as Picture | undefined)?.kind ?? says.map(({ key }) => key).join(", "));

test("a scene is told in order: cards, each journey, the meeting, missives, hate, love, an event", () => {
  const moments = told(
    [
      line(
        0,
        "play church nurse",
        "romeo plays church hate",
        "juliet plays church nurse",
        "romeo to church",
        "hate to church",
        "juliet to church",
        "nurse to church",
        "juliet gains missive",
        "hate church 1",
        "love 1",
      ),
      line("*", "event 14"),
    ],
    { phase: "rendezvous", love: 1, hate: 1, events: [14, 0, 0, 0, 0, 0, 0, 0, 0] },
  );
  expect(kinds(moments)).toEqual([
    "reveal",
    "romeo to church, hate to church",
    "juliet to church, nurse to church",
    "meet",
    "juliet gains missive",
    "hate church 1",
    "love 1",
    "event",
  ]);
  const [cards, his, hers, , missive, hate, love, event] = moments.map(({ view }) => view);
  expect(event).toMatchObject({ phase: "rendezvous", legal: [] }); // the last has the view that came from the server
  expect(cards!.places.church).toEqual([]);
  expect(cards!.lovers[0]!.hand!.places).toEqual(["street", "balcony", "sidestep"]);
  expect(cards!.lovers[0]!.hand!.companions).toEqual(["friar", "nurse", "hate"]); // of two alike one is played
  expect(his!.places.church).toEqual(["hate", "romeo"]); // in the order of the server: nobody jumps when it is over
  expect(hers!.places.church).toEqual(["nurse", "hate", "juliet", "romeo"]);
  expect(hers!.hate).toBe(0);
  expect([missive!.lovers[0]!.missives, missive!.reserve]).toEqual([2, 1]);
  expect([hate!.hate, hate!.love, love!.love]).toEqual([1, 0, 1]);
  expect(event!.events[0]).toBe(14);
  expect([hers, missive, hate, love].map((view) => view!.phase)).toEqual(["effects", "event", "event", "event"]);
  expect(moments.slice(0, -1).every(({ view }) => view.legal === null)).toBe(true);
  expect(moments.map(({ beats }) => beats)).toEqual([4, 2, 2, 2, 1, 2, 2, 4]);
});

test("of two who are moved it is told who and which way, and where they stand is seen", () => {
  const both = line(1, "use mercutio+lord-montague left", "mercutio to cell", "lord-montague to cell");
  expect(kinds(told([both]))).toEqual(["use mercutio+lord-montague left"]);
  expect(told([both])[0]!.view.places.cell).toEqual(expect.arrayContaining(["mercutio", "lord-montague"]));
  expect(kinds(told([line(1, "use friar left", "friar to cell")]))).toEqual(["use friar left, friar to cell"]);
});

test("whether they meet is told when both have arrived, also after a sidestep", () => {
  const reveal = line(1, "play ?", "romeo plays sidestep friar", "juliet plays church nurse");
  expect(kinds(told([reveal], { phase: "sidestep" }))).toEqual(["reveal"]);
  const step = line(1, "step left", "romeo to ballroom", "friar to ballroom", "juliet to church", "nurse to church");
  const expected = ["reveal", "romeo to ballroom, friar to ballroom", "juliet to church, nurse to church", "miss"];
  expect(kinds(told([reveal, step], { phase: "effects" }))).toEqual(expected);
});

test("a meeting under reason is told to bring no love", () => {
  const both = line(0, "play church nurse", "romeo plays church hate", "juliet plays church nurse");
  const gone = { ...both, events: [...both.events, "romeo to church", "juliet to church"] };
  const lines = [{ ...gone, says: [gone.move, ...gone.events].map((text) => ({ key: text, args: {} })) }];
  const met = (heart: string): unknown =>
    momentsOf({ before: sample({ heart }), after: sample(), lines, seat: 0, words, assist: "exact" })
      .flatMap(({ says }) => says)
      .filter(({ key }) => key.startsWith("told-meet"))
      .map(words.tell);
  expect(met("passion")).toEqual(["You meet in the church!"]);
  expect(met("reason")).toEqual(["You meet in the church, but reason rules: love does not grow."]);
});

test("whom both bring along goes with Romeo first and then on with Juliet", () => {
  const both = line(
    0,
    "play street friar",
    "romeo plays church friar",
    "juliet plays street friar",
    "romeo to church",
    "friar to church",
    "juliet to street",
    "friar to street",
  );
  const moments = told([both], { phase: "effects" });
  expect(kinds(moments)).toEqual([
    "reveal",
    "romeo to church, friar to church",
    "juliet to street, friar to street",
    "miss",
  ]);
  expect(moments[1]!.view.places.church).toContain("friar");
  expect(moments[2]!.view.places.church).toEqual(["romeo"]);
});

test("what the other says and does is seen; one’s own words are told in passing", () => {
  const talk = [line(0, "missive church"), line(1, "propose passion"), line(0, "agree", "heart passion")];
  expect(kinds(told(talk))).toEqual(["missive church", "said", "agree", "heart"]);
  expect(told(talk)[0]!.beats).toBeLessThan(1);
  expect(kinds(told(talk, {}, null))).toEqual(["said", "said", "said", "heart"]);
  expect(told(talk)[1]!.view.said).toEqual(["juliet missive church", "romeo propose passion"]);
  const use = [line(1, "use friar left", "friar to salon")];
  expect(told(use)[0]!.says.map(({ key }) => key)).toEqual(["use friar left", "friar to salon"]);
  expect(kinds(told([line(0, "play church friar")]))).toEqual(["play church friar"]);
});

test("who agrees is seen agreeing to what was proposed", () => {
  const agrees = told([line(0, "propose reason"), line(1, "agree", "heart reason")])[1]!;
  expect(agrees.picture).toEqual({ kind: "said", seat: "romeo", word: "agree", what: "reason" });
});

test("cards that are shown and places that are named are turned up together", () => {
  const shown = told([line(1, "show ?", "romeo shows church", "juliet shows cell", "juliet loses missive")]);
  expect(kinds(shown)).toEqual(["show ?", "reveal", "juliet loses missive"]);
  expect(shown[1]!.picture).toEqual({ kind: "reveal", cards: { romeo: "church", juliet: "cell" } });
});

test("every line is held back until its last moment, and none is forgotten", () => {
  const lines = [
    line("*", "draw juliet place ?"),
    line(1, "play ?", "romeo plays church friar", "juliet plays street nurse", "romeo to church", "love 1"),
    line("*", "event 14", "scene 1 2"),
    line("*", "draw juliet place ?"),
  ];
  const since = told(lines).map((moment) => moment.since.filter((one) => lines.includes(one)).map(({ move }) => move));
  expect(since.slice(0, 3)).toEqual([[], [], []]);
  expect(since.flat()).toEqual(lines.map(({ move }) => move));
  expect(told([line("*", "draw juliet place ?")])).toEqual([]);
});

test("an act’s end and the end have a picture of their own", () => {
  expect(kinds(told([line(1, "hold ?", "scene 2 1"), line("*", "draw juliet place church")], { act: 2 }))).toEqual([
    "hold ?",
    "act",
  ]);
  expect(kinds(told([line("*", "event 14", "scene 1 2", "hate to street")]))).toEqual(["event", "hate to street"]);
  const outcome = { winners: [], reason: "hate", scores: [0, 0] } as unknown as RomeoJulietView["outcome"];
  expect(kinds(told([line(1, "skip", "hate street 5")], { outcome }))).toEqual(["skip", "hate street 5", "end"]);
});
