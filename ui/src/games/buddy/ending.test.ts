import { beforeEach, expect, test } from "vitest";
import { endings } from "../../testing/endings";
import { speak } from "../../testing/texts";
import { say } from "../../text";
import { ending } from "./ending";
import { viewOf } from "./view";

/** The chips that a place among the totals brings (BL-10). */
const CHIPS: Readonly<Record<string, number>> = { first: 3, shared: 2, second: 1, equal: 1 };

beforeEach(() => speak("en"));

test.each(endings("buddy").map((frame, index) => [index, frame] as const))("match %i", (_, frame) => {
  const { result } = viewOf(frame);
  const [winner = 0] = frame.winners;
  const { id, args = {} } = ending(frame) ?? { id: "" };
  expect(result?.chips[winner]).toBe(CHIPS[String(args["place"])]);
  expect([args["own"], args["left"]]).toEqual([result?.own[winner], result?.own[(winner + 1) % 3]]);
  expect(args["total"]).toBe(Number(args["own"]) + Number(args["left"]));
  expect(id).toBe(Number(args["own"]) >= Number(args["left"]) ? "buddy-ending-own" : "buddy-ending-left");
});

test("whoever won it with his left neighbour's points is told so", () => {
  const [end] = endings("buddy");
  if (!end) throw new Error("no match");
  const told = (own: readonly [number, number, number], totals: readonly number[]): string => {
    const view = { ...viewOf(end), result: { own, totals, chips: [3, 1, 0] } };
    const message = ending({ ...end, tally: [7, 3, 2], winners: [0], view: view as never });
    return message ? say(message) : "";
  };
  expect(told([10, 42, 11], [52, 53, 21])).toBe(
    "Mira’s 42 points carried Yvonne: 10 + 42 = 52, no more than the second total, but enough.",
  );
  expect(told([40, 12, 11], [52, 23, 51])).toBe(
    "Yvonne swept 40 points, no fewer than the left neighbour: 40 + 12 = 52, the highest total of the last round.",
  );
});
