import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { StudyClient } from "../games/game";
import { speak } from "../testing/texts";
import Choices from "./Choices.svelte";
import Mark from "../cards/Mark.svelte";

beforeEach(() => speak("en"));

test("of several presses at once the first counts, and the others are no error", () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", failed);
  const client = { Action: Mark, name: () => ({ id: "study-show" }) } as unknown as StudyClient;
  const chosen: string[] = [];
  const props = $state({
    client,
    side: 0,
    actions: ["R5", "R7"],
    worths: null,
    onchoose: choose as ((action: string) => void) | undefined,
  });
  function choose(action: string): void {
    chosen.push(action);
    props.onchoose = undefined;
  }
  render(Choices, props);
  for (const button of screen.getAllByRole("button")) button.click();
  window.removeEventListener("error", failed);
  expect(chosen).toEqual(["R5"]);
  expect(failed).not.toHaveBeenCalled();
});
