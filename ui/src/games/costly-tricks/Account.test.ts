import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { frameOf } from "../testing";
import Account from "./Account.svelte";
import { exampleView, SEEN_BY_A } from "./example";

const TRICK = exampleView(4).tricks;

afterEach(cleanup);

/** What stands in the sums of both sides after the trick of the example, which A's side has won for +5. */
function sums(score: [number, number]): (string | null)[] {
  const view = {
    ...exampleView(4),
    score,
    tricks_won: [1, 0] as [number, number],
    result: { score, tricks: [1, 0] as [number, number], winner: 0 },
  };
  const frame = frameOf({ game: "costly-tricks", seats: [...SEEN_BY_A], view, tally: [0, 0] });
  const { container } = render(Account, { frame });
  return [...container.querySelectorAll("dd")].map((field) => field.textContent);
}

test("the sums are those of the tricks, and what was scored before stands beside them", () => {
  const worth = TRICK[0]?.worth ?? 0;
  const ranks = String(worth + 20);
  expect(sums([worth, 0])).toEqual([ranks, "−20", `+${worth}`, "0", "0", "0"]);
  cleanup();
  expect(sums([worth, -9])).toEqual([ranks, "−20", `+${worth}`, "−9", "0", "0", "−9"]);
});
