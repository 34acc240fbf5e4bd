import { beforeEach, expect, test } from "vitest";
import type { Frame, GameInfo, SeatInfo } from "../protocol/protocol";
import { say } from "../text";
import { speak } from "../testing/texts";
import { expects, mayGrow, placesAt } from "./gathering";

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ kind: "person", name, level: null, mine: false, present: true, ready: false, ...more }) as SeatInfo;
const OPEN = { ...person(""), kind: "open" } as SeatInfo;
const ME = person("Mira", { mine: true });
const frame = (seats: SeatInfo[], more: Partial<Frame> = {}): Frame =>
  ({ phase: "waiting", seats, host: 0, sizes: [2, 3, 4], ...more }) as Frame;
const words = (seats: SeatInfo[], more: Partial<Frame> = {}): string => expects(frame(seats, more)).map(say).join(" ");

beforeEach(() => speak("en"));

test("a game in turns says that it begins when the last place is taken, a race who starts", () => {
  const ready = { ...ME, ready: true };
  expect(words([ready, OPEN], { sits_ready: true })).toBe(
    "One place is still open. As soon as all are taken, the game begins.",
  );
  expect(words([ready, OPEN, OPEN], { sits_ready: false })).toBe(
    "2 places are still open. When all are here, you start.",
  );
  expect(words([person("Tom"), ME, OPEN], { sits_ready: false })).toBe(
    "One place is still open. When all are here, Tom starts.",
  );
});

test("a game in turns whose host is arranging does not begin by itself, and does not say so", () => {
  expect(words([ME, OPEN], { sits_ready: true })).toBe("One place is still open. When all are here, you start.");
});

test("once all are here the host is told who is not ready, and the others whom they wait for", () => {
  expect(words([ME, person("Tom"), person("Ida", { ready: true })])).toBe("All are here. Not ready yet: Tom.");
  expect(words([ME, person("Tom", { ready: true })])).toBe("All are ready. Start when you like.");
  expect(words([person("Tom", { ready: true }), ME])).toBe("All are here. Tom starts.");
});

test("between matches nothing is said of a start: it is when all want it", () => {
  expect(words([ME, OPEN], { phase: "over" })).toBe("One place is still open.");
});

test("a place may be a bot's, open, or none as long as the game allows one fewer", () => {
  const game = { bots: [{ id: "yusuf" }] } as GameInfo;
  expect(placesAt(game, frame([ME, OPEN, OPEN]))).toEqual(["bot:yusuf", "open", "gone"]);
  expect(placesAt(game, frame([ME, OPEN]))).toEqual(["bot:yusuf", "open"]);
  expect(placesAt(game, frame([ME, OPEN, OPEN], { terms: { hints: true } }))).toEqual(["bot:yusuf", "gone"]);
  expect([mayGrow(frame([ME, OPEN, OPEN])), mayGrow(frame([ME, OPEN, OPEN, OPEN]))]).toEqual([true, false]);
});
