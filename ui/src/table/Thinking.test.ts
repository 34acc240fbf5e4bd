import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Thinking from "./Thinking.svelte";

const seat = (kind: SeatInfo["kind"], mine = false): SeatInfo => ({
  kind,
  name: "",
  level: kind === "bot" ? "hard" : null,
  mine,
  present: true,
  ready: false,
});

function frame(more: Partial<Frame>): Frame {
  const seats = [seat("person", true), seat("bot")];
  return { phase: "playing", seats, waits_for: [1], ply: 4, pace: 1, ...more } as Frame;
}

const said = (): string => document.querySelector("[role=status]")?.textContent ?? "";

async function later(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

beforeEach(() => {
  speak("en");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a bot that takes long is said to think, one that plays in time is not", async () => {
  const { rerender } = render(Thinking, { frame: frame({}) });
  await later(2900);
  expect(said()).toBe("");
  await rerender({ frame: frame({ n: 2 } as Partial<Frame>) });
  await later(200);
  expect(said()).toBe("The bot is thinking.");
  await rerender({ frame: frame({ ply: 5, waits_for: [0] }) });
  expect(said()).toBe("");
});

test("the next turn of a bot has its own time", async () => {
  const { rerender } = render(Thinking, { frame: frame({}) });
  await later(2900);
  await rerender({ frame: frame({ ply: 5 }) });
  await later(2900);
  expect(said()).toBe("");
});

test("at a slow table bots have more time, and in real time nobody waits for them", async () => {
  const { rerender } = render(Thinking, { frame: frame({ pace: 2 }) });
  await later(5900);
  expect(said()).toBe("");
  await rerender({ frame: frame({ ply: null }) });
  await later(60_000);
  expect(said()).toBe("");
});
