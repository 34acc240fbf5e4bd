import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import SeatChoice from "./SeatChoice.svelte";

const face = { head: "round", hair: "curls", eyes: "glasses", mouth: "smile" } as const;
const bots = [
  { id: "rocco", name: "Rocco", face },
  { id: "nobody", name: "", face: null },
];
const game = { name: "buddy", bots, open_hands: true } as unknown as GameInfo;

beforeEach(() => speak("en"));

test("a bot has its face, its name and a line about what it is like", () => {
  const { container } = render(SeatChoice, { game, seat: 1, place: "bot:rocco", onchange: vi.fn() });
  const top = container.querySelector("summary");
  expect(top?.querySelector("svg .portrait")).toBeTruthy();
  expect(top?.textContent.replace(/\s+/g, " ").trim()).toBe("Who sits at seat 2 Rocco Shows the high cards first.");
});

test("somebody else may be chosen, and a bot that its game says nothing of has its id", async () => {
  const onchange = vi.fn();
  render(SeatChoice, { game, seat: 1, place: "bot:rocco", onchange });
  const names = screen.getAllByRole("radio", { hidden: true }).map((radio) => radio.parentElement?.textContent?.trim());
  expect(names?.map((name) => name?.replace(/\s+/g, " "))).toEqual([
    "Rocco Shows the high cards first.",
    "2 nobody",
    "2 A friend, by link",
    "2 Someone at this screen",
  ]);
  await fireEvent.click(screen.getByRole("radio", { hidden: true, name: /A friend/ }));
  expect(onchange).toHaveBeenCalledWith("open");
});
