import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { study } from "../games/costly-tricks/study";
import { speak } from "../testing/texts";
import ActionLine from "./ActionLine.svelte";

const LINE = ["R5", "B3", "PT", "B6", "G4", "G2"];

beforeAll(() => speak("en"));

/** What is said of the actions that stand apart from those before, since a trick begins with them. */
function begun(): (string | null | undefined)[] {
  const apart = screen.getAllByRole("listitem").filter((item) => item.classList.contains("apart"));
  return apart.map((item) => item.querySelector("button")?.getAttribute("aria-label"));
}

test("a line from the round's beginning is parted where a trick begins", () => {
  render(ActionLine, { client: study, label: "", actions: LINE, ongo: () => undefined });
  expect(begun()).toEqual(["5: green 4"]);
});

test("a line from the middle of a trick is parted, and counted, as the round is", () => {
  render(ActionLine, { client: study, label: "", actions: LINE.slice(2), after: 2, ongo: () => undefined });
  expect(begun()).toEqual(["5: green 4"]);
});
