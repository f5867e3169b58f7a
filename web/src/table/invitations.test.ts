import { beforeEach, expect, test } from "vitest";
import {
  fragmentOf,
  keepInvitations,
  keptInvitations,
  linkTo,
  only,
  parseFragment,
  receiveInvitations,
} from "./invitations";

const ONE = "abcDEF-_0123456789abcdef";
const OTHER = "-startsWithADash_9876543210";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

test("a link carries every invitation behind the #, and is read as it was written", () => {
  const link = linkTo("https://here", "tableTABLE", { 1: ONE, 12: OTHER });
  expect(link).toBe(`https://here/t/tableTABLE#1-${ONE}.12-${OTHER}`);
  expect(parseFragment(new URL(link).hash)).toEqual({ 1: ONE, 12: OTHER });
});

test("without an invitation it is the plain address", () => {
  expect(linkTo("https://here", "tableTABLE", {})).toBe("https://here/t/tableTABLE");
});

test.each(["", "#", "#rules-goal", "#1-short", "#x-" + ONE, "#1-<script>alert(1)</script>", "#-" + ONE])(
  "“%s” holds no invitation",
  (fragment) => expect(parseFragment(fragment)).toEqual({}),
);

test("a link that was cut short still opens the chairs that are whole", () => {
  expect(parseFragment(`#${fragmentOf({ 1: ONE, 2: OTHER })}`.slice(0, -20))).toEqual({ 1: ONE });
});

test("what a link brought leaves the address at once and stays with this tab", () => {
  history.replaceState(null, "", `/t/tableTABLE#1-${ONE}`);
  expect(receiveInvitations("tableTABLE")).toEqual({ 1: ONE });
  expect(location.hash).toBe("");
  expect(receiveInvitations("tableTABLE")).toEqual({ 1: ONE });
  expect(receiveInvitations("otherTABLE")).toEqual({});
});

test("the maker's invitations are kept until none is left, and damaged ones count for nothing", () => {
  keepInvitations("tableTABLE", { 1: ONE });
  expect(keptInvitations("tableTABLE")).toEqual({ 1: ONE });
  keepInvitations("tableTABLE", only({ 1: ONE }, [2]));
  expect(localStorage.length).toBe(0);
  localStorage.setItem("sottovoce.invitations.tableTABLE", '{"1": 7}');
  expect(keptInvitations("tableTABLE")).toEqual({});
});
