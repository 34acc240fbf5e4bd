import { beforeEach, expect, test } from "vitest";
import { endings } from "../../testing/endings";
import { speak } from "../../testing/texts";
import { say } from "../../text";
import { ending } from "./ending";
import { viewOf } from "./view";

beforeEach(() => speak("en"));

test.each(endings("costly-tricks").map((frame, index) => [index, frame] as const))("match %i", (_, frame) => {
  const { tricks, result } = viewOf(frame);
  const [winner = 0] = frame.winners;
  const own = tricks.map((trick) => (trick.winner % 2 === winner ? trick.worth : 0));
  const score = own.reduce((sum, worth) => sum + worth, 0);
  expect(score).toBe(result?.score[winner]);
  const without = own.map((worth) => score - worth);
  const { id, args = {} } = ending(frame) ?? { id: "" };
  if (id === "costly-tricks-ending-last") expect(without.at(-1)).toBeLessThanOrEqual(0);
  else if (id === "costly-tricks-ending-trick") {
    expect(without.at(-1)).toBeGreaterThan(0);
    expect(without[Number(args["trick"]) - 1]).toBe(Math.min(...without));
    expect(Math.min(...without)).toBeLessThanOrEqual(0);
  } else {
    expect(id).toBe("costly-tricks-ending-many");
    expect(Math.min(...without)).toBeGreaterThan(0);
    expect(args["count"]).toBe(tricks.filter((trick) => trick.winner % 2 === winner).length);
  }
});

test("the last trick, the richest one, or many of them: each is told in its words", () => {
  const [end] = endings("costly-tricks");
  if (!end) throw new Error("no match");
  const told = (worths: readonly (readonly [winner: number, worth: number])[]): string => {
    const score = worths.reduce((sum, [winner, worth]) => sum + (winner % 2 ? 0 : worth), 0);
    const tricks = worths.map(([winner, worth]) => ({ cards: [], winner, worth, trump: null }));
    const count = worths.filter(([winner]) => winner % 2 === 0).length;
    const view = { ...viewOf(end), tricks, result: { score: [score, -score], tricks: [count, 0], winner: 0 } };
    const message = ending({ ...end, round: 5, tally: [6, 0], winners: [0], view: view as never });
    return message ? say(message) : "";
  };
  expect(
    told([
      [0, -3],
      [1, -5],
      [2, 8],
    ]),
  ).toBe("Yvonne’s last trick decided round 5: −3 became +5.");
  expect(
    told([
      [0, -3],
      [2, 12],
      [1, -9],
    ]),
  ).toBe("Trick 2, worth +12, decided round 5: without it Yvonne would not have come above 0.");
  expect(
    told([
      [0, 6],
      [2, 5],
      [1, -11],
    ]),
  ).toBe("Yvonne won round 5 with 2 of 11 tricks, +11 to −11.");
});
