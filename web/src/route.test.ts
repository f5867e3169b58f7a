import { expect, test } from "vitest";
import { placeOf } from "./route.svelte";

test("an address names a place of the page, or none", () => {
  expect(placeOf("/")).toEqual({ at: "home" });
  expect(placeOf("/results")).toEqual({ at: "results" });
  expect(placeOf("/results/more")).toEqual({ at: "not-found" });
  expect(placeOf("/new/chess")).toEqual({ at: "new", game: "chess" });
  expect(placeOf("/learn/chess")).toEqual({ at: "learn", game: "chess" });
  expect(placeOf("/t/RDto1DWevpuqFHOc")).toEqual({ at: "table", table: "RDto1DWevpuqFHOc" });
  expect(placeOf("/t/RDto1DWevpuqFHOc/back")).toEqual({ at: "back", table: "RDto1DWevpuqFHOc", game: null });
  expect(placeOf("/t/RDto1DWevpuqFHOc/back?game=2&line=3")).toEqual({ at: "back", table: "RDto1DWevpuqFHOc", game: 2 });
  expect(placeOf("/t/RDto1DWevpuqFHOc/more")).toEqual({ at: "not-found" });
  expect(placeOf("/t/../x")).toEqual({ at: "not-found" });
  expect(placeOf("/t/a b c d e f")).toEqual({ at: "not-found" });
  expect(placeOf("/somewhere")).toEqual({ at: "not-found" });
});
