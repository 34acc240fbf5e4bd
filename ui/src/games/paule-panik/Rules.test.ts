import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { speak } from "../../testing/texts";
import { FACTS_HERE as facts } from "./constants";
import { DEAL, FITTING, POINTS, PRIZE } from "./example";
import Rules from "./Rules.svelte";
import { cardOf } from "./view";

const rank = (card: string): number => cardOf(card).rank;

beforeEach(() => speak("en"));

test("the pictures of the rules show what their texts say", () => {
  expect(FITTING.map(({ top, fits }) => [top, fits.map(rank)])).toEqual([
    [facts.top, [facts.below, facts.above]],
    [facts.highest, [facts.below_highest, facts.lowest]],
    [facts.lowest, [facts.above_lowest, facts.highest]],
  ]);
  const [left = 0, right = 0] = DEAL.sides;
  expect([DEAL.stacks.map((stack) => stack.length), left - right]).toEqual([[1, 1], 1]);
  expect(PRIZE.drawn?.cards.map(rank)).toEqual([facts.drawn_first, facts.drawn_second]);
  expect(POINTS).toEqual([facts.drawn_sum, facts.drawn_first, facts.drawn_second]);
});

test("nothing in a picture of the rules can be pressed, and a listener is told what fits", () => {
  const { container } = render(Rules, { edition: "quick", options: {} });
  expect(container.querySelectorAll("button, [tabindex]")).toHaveLength(0);
  expect(screen.getByText("3 or 5 fits on 4.")).toBeTruthy();
});
