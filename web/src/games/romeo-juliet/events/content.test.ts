import { expect, test } from "vitest";
import { fetchWords } from "../../../words/words.svelte";
import { contentOf, isInForce, kindOf, openEvents, read, said } from "./content";
import { alternatives, describe } from "./describe";
import { sample } from "../sample";

const ours = contentOf(sample());

test("our own chapters and events are there, in three languages", () => {
  expect(ours.chapters.size).toBe(9);
  expect(ours.events.size).toBe(36);
  for (const card of [...ours.chapters.values(), ...ours.events.values()])
    for (const language of ["en", "fr", "it"]) expect(card.name[language] && card.text[language]).toBeTruthy();
  expect(kindOf("tybalt", ours)).toBe("capulet");
  expect(kindOf("romeo", ours)).toBe("montague");
  expect(kindOf("friar", ours)).toBe("friar");
});

test("another content brings its own events, names and families", () => {
  const file = `sottovoce content 1
[board]
capulets = nurse tybalt # two are enough
montagues = benvolio friar
[event 7]
level = II
hourglass = no
effect = either  juliet: hate 1 | lose juliet 2
name.fr = L’appel # 7
`;
  const content = read(file);
  const event = content.events.get(7)!;
  expect(content.families.capulets).toEqual(["nurse", "tybalt"]);
  expect(kindOf("friar", content)).toBe("montague");
  expect(event.effects).toEqual(["either juliet: hate 1 | lose juliet 2"]);
  expect(said(event.name, "en")).toBe("L’appel # 7");
  expect(alternatives(event.effects[0]!)).toEqual(["hate 1", "lose juliet 2"]);
});

test("the chapter’s event lies open from the start and is in force", () => {
  const view = sample();
  expect(openEvents(view).map((event) => event.number)).toEqual([1]);
  expect(isInForce(openEvents(view)[0]!, view)).toBe(true);
  expect(isInForce(openEvents(view)[0]!, sample({ in_force: [] }))).toBe(false);
});

test("every effect of every event is a sentence in every language", async () => {
  for (const language of ["en", "fr", "it"] as const) {
    const words = await fetchWords(language, "romeo-juliet");
    for (const event of ours.events.values())
      for (const effect of event.effects) {
        const sentence = describe(effect, ours, words);
        expect(sentence).toMatch(/^[\p{Lu}(].*[.)]$/u);
        expect(sentence).not.toMatch(/[{}$]|effect-|undefined/);
      }
  }
});

test("effects are told as the terminal tells them", async () => {
  const words = await fetchWords("en", "romeo-juliet");
  const told = {
    "double-hate street ballroom salon": "In the ballroom, in the street and in the salon: hate counts double.",
    "held tybalt when friar at cell": "Nothing can move Tybalt. Only when Friar Laurence is in the friar’s cell.",
    "send romeo hate salon": "Move the Allegory of Hate and Romeo to the salon.",
    "gain romeo 2": "Romeo gains 2 missives.",
    "no-peace": "In every place: Friar Laurence’s presence does not prevent hate.",
  };
  for (const [effect, sentence] of Object.entries(told)) expect(describe(effect, ours, words)).toBe(sentence);
});
