import { expect, test, vi } from "vitest";
import { announcer } from "./announcer.svelte";

test("once hushed, nothing that was said or was still to be said remains", () => {
  vi.useFakeTimers();
  announcer.announce("Red sets up.");
  vi.advanceTimersByTime(200);
  expect(announcer.text).toBe("Red sets up.");
  announcer.announce("White is ready.");
  announcer.hush();
  vi.advanceTimersByTime(1000);
  expect(announcer.text).toBe("");
  vi.useRealTimers();
});
