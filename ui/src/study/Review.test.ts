import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../protocol/protocol";
import { study } from "../games/costly-tricks/study";
import { speak } from "../testing/texts";
import ReviewLines from "./ReviewLines.svelte";
import ReviewSteps from "./ReviewSteps.svelte";

const ACTIONS = ["R5", "B3", "PT", "B6", "G4", "G2"];

const choice = (index: number, loss: number): Choice => ({
  index,
  side: index % 2,
  action: ACTIONS[index] ?? "",
  worths: { R5: 9, G4: 10 },
  best: 10,
  worth: 10 - loss,
  loss,
  decisive: loss > 0,
});

beforeEach(() => speak("en"));

test("the cards of a trick stand in one line, and a press goes to one", async () => {
  const ongo = vi.fn();
  const choices = new Map([[0, choice(0, 1)]]);
  render(ReviewLines, { client: study, actions: ACTIONS, choices, at: 4, name: (action: string) => action, ongo });
  const lines = screen.getAllByRole("listitem").map((line) => within(line).getAllByRole("button"));
  expect(lines.map((line) => line.length)).toEqual([4, 2]);
  expect(lines[0]?.[0]?.textContent).toContain("−1!");
  expect(lines[1]?.[0]?.getAttribute("aria-current")).toBe("step");
  await fireEvent.click(lines[0]?.[2] as HTMLElement);
  expect(ongo).toHaveBeenCalledWith(2);
});

test("who has played is led to his own next mistake first, and who has not, only to the next", async () => {
  const onmistake = vi.fn();
  const { unmount } = render(ReviewSteps, { at: 0, first: 0, count: 6, own: 1, ongo: vi.fn(), onmistake });
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(names).toEqual(["Card before", "Next card", "My next mistake", "Next mistake"]);
  await fireEvent.click(screen.getByRole("button", { name: "My next mistake" }));
  expect(onmistake).toHaveBeenLastCalledWith(1);
  await fireEvent.click(screen.getByRole("button", { name: "Next mistake" }));
  expect(onmistake).toHaveBeenLastCalledWith();
  unmount();
  render(ReviewSteps, { at: 0, first: 0, count: 6, own: undefined, ongo: vi.fn(), onmistake });
  expect(screen.queryByRole("button", { name: "My next mistake" })).toBeNull();
});
