import { expect, test } from "vitest";
import { read } from "./settings.svelte";

test("what is chosen is read again", () => {
  expect(read('{"theme":"dark","language":"it","name":"Giulia"}')).toMatchObject({
    theme: "dark",
    language: "it",
    name: "Giulia",
  });
});

test("a bell rings from the start, and nothing else makes a sound", () => {
  expect(read(null)).toMatchObject({ sound: true, sounds: false });
});

test.each([null, "", "{", "3", "null", "[]", '{"theme":"pink","confirm":7,"language":"de","name":3}'])(
  "damaged or foreign settings (%s) count for nothing",
  (kept) => expect(read(kept)).toEqual(read(null)),
);
