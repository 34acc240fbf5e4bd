import { beforeEach, expect, test } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { say } from "../text";
import { speak } from "../testing/texts";
import { lookers, meanwhile } from "./looking";
import { noticeOf } from "./notices";

const person = (name: string, mine = false, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: true,
  ready: false,
  ...more,
});

const frame = (more: Partial<Frame>): Frame =>
  ({
    game: "costly-tricks",
    phase: "between",
    match: 2,
    round: 3,
    seats: [person("Yvonne", true), person("Anna"), person("Ben")],
    acting: null,
    ply: 0,
    to_act: [],
    ...more,
  }) as Frame;

const look = (round: number, match = 2): { match: number; round: number } => ({ match, round });
const told = (more: Partial<Frame>): string | null => {
  const message = lookers(frame(more));
  return message && say(message);
};

beforeEach(() => speak("en"));

test("those at the table are told who looks at what", () => {
  expect(told({})).toBeNull();
  expect(told({ looks: [look(3), null, null] })).toBeNull();
  expect(told({ looks: [null, look(3), null] })).toBe("Anna looks at the last round again.");
  expect(told({ looks: [null, look(3), look(3)] })).toBe("Anna and Ben look at the last round again.");
  expect(told({ looks: [null, look(1), look(3)] })).toBe("Anna looks at round 1 again.");
  expect(told({ looks: [null, look(3, 1), null] })).toBe("Anna looks at an earlier match.");
  expect(told({ phase: "playing", looks: [null, look(2), null] })).toBe("Anna looks at the last round again.");
  expect(told({ game: "third-man", looks: [null, look(1), null] })).toBe("Anna looks at series 1 again.");
});

test("who waits for them may give more time or go on without", () => {
  const looks = [null, look(3), null];
  expect(noticeOf(frame({ looks }), 0)?.ways).toEqual([]);
  expect(noticeOf(frame({ looks, may: { "give-time": [0], "go-without": [0] } }), 0)?.ways).toEqual([
    { text: "go-without", deed: { type: "go-without", seat: 0 } },
    { text: "give-time", deed: { type: "give-time", seat: 0 } },
  ]);
});

test("who looks is told who waits for him and for how long, and that the game goes on", () => {
  const looks = [look(3), null, look(3)];
  const say_ = (more: Partial<Frame>, seconds: number | null = null): string => {
    const message = meanwhile(frame({ looks, ...more }), seconds);
    return message ? say(message) : "";
  };
  expect(say_({}, 90)).toBe("Anna waits for you, 90 s more.");
  expect(say_({})).toBe("Anna waits for you.");
  expect(say_({ looks: [look(3), null, null] })).toBe("Anna and Ben wait for you.");
  expect(say_({ seats: [person("Yvonne", true), person("Anna", false, { present: false }), person("Ben")] })).toBe("");
  expect(say_({ phase: "over" })).toBe("");
  const eager = [person("Yvonne", true), person("Anna", false, { ready: true }), person("Ben")];
  expect(say_({ phase: "over", seats: eager })).toBe("Anna waits for you.");
  expect(say_({ phase: "playing", round: 4 })).toBe("Round 4 is dealt.");
  expect(say_({ phase: "playing", acting: 0, to_act: [0] })).toBe("Your turn.");
  expect(say_({ asked_of: 0 })).toBe("The others have a question for you.");
});
