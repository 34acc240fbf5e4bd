import { expect, test } from "vitest";
import { endings } from "../../testing/endings";
import { speak } from "../../testing/texts";
import { say, signed } from "../../text";
import { ending } from "./ending";
import { viewOf } from "./view";

test.each(endings("third-man").map((frame, index) => [index, frame] as const))("match %i", (_, frame) => {
  speak("en");
  const { auctions, result } = viewOf(frame);
  const [winner = 0] = frame.winners;
  const scores = result?.scores ?? [];
  const score = scores[winner] ?? 0;
  expect(Math.max(...scores)).toBe(score);
  const { id, args = {} } = ending(frame) ?? { id: "" };
  expect(args["score"]).toBe(signed(score));
  if (scores.filter((other) => other === score).length > 1) return expect(id).toBe("third-man-ending-shared");
  const sums = { first: 0, third: 0 };
  const counts = { first: 0, third: 0 };
  for (const { places, moves } of auctions) {
    const place = places[winner]?.replace("shared-", "");
    if (place !== "first" && place !== "third") continue;
    sums[place] += moves[winner] ?? 0;
    counts[place] += 1;
  }
  if (Math.max(sums.first, sums.third) <= 0) return expect(id).toBe("third-man-ending-least");
  const best = sums.third > sums.first ? "third" : "first";
  expect([id, args["count"], args["sum"]]).toEqual([`third-man-ending-${best}`, counts[best], signed(sums[best])]);
  return expect(say({ id, args })).toContain(`${best} brought ${signed(sums[best])}.`);
});
