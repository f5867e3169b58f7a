import { expect, test } from "vitest";
import { Words } from "./words.svelte";

const SOURCE = `
seat-title = { $seat ->
    [nurse] The Nurse
   *[other] Capulet
}
told-move = { seat-title } moves to { $square }.
told-move-you = You move to { $square }.
told-pass = { seat-title } passes.
`;

test("whoever moved is told so as “you”, the others by name, and where there is no such form all alike", () => {
  const words = new Words("en", [SOURCE]);
  const nurse = words.toldTo("nurse");
  const moved = { key: "told-move", args: { seat: "nurse", square: "c3" } };
  expect(words.tell(moved)).toBe("The Nurse moves to c3.");
  expect(nurse.tell(moved)).toBe("You move to c3.");
  expect(words.toldTo("capulet").tell(moved)).toBe("The Nurse moves to c3.");
  expect(nurse.tell({ key: "told-pass", args: { seat: "nurse" } })).toBe("The Nurse passes.");
  expect(nurse.toldTo("nurse")).toBe(nurse);
});

test("words that are said otherwise are still told to the same seat", () => {
  const named = new Words("en", [SOURCE]).toldTo("nurse").with("told-move-you = You, Ida, move to { $square }.");
  expect(named.tell({ key: "told-move", args: { seat: "nurse", square: "c3" } })).toBe("You, Ida, move to c3.");
});
