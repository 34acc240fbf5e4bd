import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../testing/texts";
import Countdown from "./Countdown.svelte";

/** Milliseconds from the room's word to the common start. */
const COUNTDOWN = 3000;

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens a screen that the room's word reaches so late, after which no other message comes. */
async function reached(late: number, startsIn: number, ping: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(late);
  render(Countdown, { startsIn, cameAt: performance.now(), ping });
}

test.each([
  { screen: "told at once", late: 0, startsIn: COUNTDOWN, ping: 0 },
  { screen: "behind a slow connection", late: 120, startsIn: COUNTDOWN, ping: 240 },
  { screen: "reloaded meanwhile", late: 863, startsIn: COUNTDOWN - 863, ping: 0 },
  { screen: "reloaded behind a slow connection", late: 983, startsIn: COUNTDOWN - 863, ping: 240 },
])("test_pitfall_17: a screen $screen counts down to the room's common moment", async ({ late, startsIn, ping }) => {
  await reached(late, startsIn, ping);
  await vi.advanceTimersByTimeAsync(COUNTDOWN - 1000 - late);
  expect(screen.getByRole("timer").textContent).toContain("1");
  await vi.advanceTimersByTimeAsync(999);
  expect(screen.getByRole("timer").textContent).toContain("1");
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.queryByRole("timer")).toBeNull();
});

test("a start that is put off is counted down anew", async () => {
  const { rerender } = render(Countdown, { startsIn: COUNTDOWN, cameAt: performance.now(), ping: 0 });
  await vi.advanceTimersByTimeAsync(2500);
  await rerender({ startsIn: COUNTDOWN, cameAt: performance.now(), ping: 0 });
  expect(screen.getByRole("timer").textContent).toContain("3");
  await vi.advanceTimersByTimeAsync(COUNTDOWN - 1);
  expect(screen.getByRole("timer")).toBeTruthy();
});
