import { beforeEach, expect, test } from "vitest";
import { endings } from "../../testing/endings";
import { speak } from "../../testing/texts";
import { say } from "../../text";
import { ending } from "./ending";
import { viewOf } from "./view";

beforeEach(() => speak("en"));

test.each(endings("paule-panik").map((frame, index) => [index, frame] as const))("match %i", (_, frame) => {
  const { players, result } = viewOf(frame);
  const [winner = 0, ...more] = frame.winners;
  const left = players.map(({ hand, pile }) => hand + pile);
  const { id, args = {} } = ending(frame) ?? { id: "" };
  expect(args["total"]).toBe(frame.tally[winner]);
  if (more.length > 0) return expect(id).toBe("paule-panik-ending-shared");
  expect(args["points"]).toBe(result?.points[winner]);
  if (result?.places[0] !== winner) return expect(id).toBe("paule-panik-ending-points");
  if (left[winner] !== 0) {
    expect(Math.min(...left)).toBe(left[winner]);
    return expect(id).toBe("paule-panik-ending-fewest");
  }
  const second = left[result.places[1] ?? 0];
  if (second === 0) return expect(id).toBe("paule-panik-ending-out");
  return expect([id, args["had"]]).toEqual(["paule-panik-ending-while", second]);
});

test("who was out first, and what the second still had, is told to both in their words", () => {
  const end = endings("paule-panik").find((frame) => ending(frame)?.id === "paule-panik-ending-while");
  if (!end) throw new Error("no such match");
  const second = viewOf(end).result?.places[1];
  const asSecond = { ...end, seats: end.seats.map((info, seat) => ({ ...info, mine: seat === second })) };
  const [told, own] = [end, asSecond].map((frame) => say(ending(frame) ?? { id: "" }));
  expect(told).toMatch(/^\w+ was rid of all cards while \w+ still had \d+: \d+ points, \d+ in all\.$/);
  expect(own).toMatch(/ was rid of all cards while you still had \d+: /);
});
