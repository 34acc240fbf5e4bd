import { beforeEach, expect, test } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { say } from "../text";
import { speak } from "../testing/texts";
import { cameLate } from "./company";
import { noticeOf, type Notice } from "./notices";

const person = (name: string, mine: boolean, level: string | null = null): SeatInfo => ({
  kind: "person",
  name,
  level,
  mine,
  present: true,
  ready: false,
});

function notice(more: Partial<Frame>, passed = 0): Notice | null {
  const seats = [person("Yvonne", true), person("Mira", false)];
  return noticeOf({ seats, may: { pause: [0] }, clocks: [null, null], away: [null, null], ...more } as Frame, passed);
}

const words = (found: Notice | null): string => (found ? say(found.message) : "");

beforeEach(() => speak("en"));

test("at a quiet table there is nothing to notice", () => {
  expect(notice({})).toBeNull();
});

test("who only watches is offered a bot's seat where he may have it, and told when he may later", () => {
  const bot = { ...person("Rocco", false), kind: "bot" } as const;
  const offered = notice({ seats: [person("Tom", false), bot], take_over: [1] });
  expect([words(offered), offered?.ways]).toEqual(["You are watching.", [{ text: "late-sit", deed: { type: "sit" } }]]);
  expect(words(notice({ phase: "playing", seats: [person("Tom", false), bot] }))).toBe(
    "You are watching. After this round you can play for a bot.",
  );
  expect(words(notice({ seats: [person("Tom", false), bot], barred: true, take_over: [] }))).toBe(
    "The host has taken your seat. You can watch.",
  );
});

test("who watches may look back in what he sees; where watching is forbidden there is nothing to look at", () => {
  const seats = [person("Mira", false), person("Tom", false)];
  const back = { text: "look-back", deed: { type: "look-back" } };
  const view = { game: "buddy" } as unknown as Frame["view"];
  expect(notice({ seats, view })?.ways).toEqual([back]);
  expect(notice({ seats, view, take_over: [1] })?.ways.map(({ text }) => text)).toEqual(["late-sit", "look-back"]);
  const closed = notice({ seats, view: null, closed: true });
  expect([words(closed), closed?.ways]).toEqual(["You have the link, but this round is not shown to spectators.", []]);
});

test("who has no seat is told that he is watching, and why, unless something is more urgent", () => {
  const seats = [person("Yvonne", false), person("Mira", false)];
  expect(words(notice({ seats }))).toBe("You are watching: all seats are taken.");
  expect(words(notice({ seats: [person("Yvonne", false), { ...person("", false), kind: "open" }] }))).toBe(
    "You are watching.",
  );
  expect(words(notice({ seats, paused: true }))).toBe("Paused");
  expect(notice({ seats, phase: "waiting" })).toBeNull();
});

test("who has given up is told who plays his hand, until the match is over", () => {
  const seats = [{ ...person("Yvonne", true), resigned: true }, person("Mira", false)];
  expect(words(notice({ seats, phase: "playing" }))).toBe("You have given up: a bot plays your hand on.");
  expect(notice({ seats, phase: "over" })).toBeNull();
  expect(notice({ seats: [...seats].reverse().map((info) => ({ ...info, mine: !info.mine })), phase: "playing" })).toBe(
    null,
  );
});

test("test_pitfall_31: whoever is asked may agree or not, for the seat that was asked", () => {
  const found = notice({ asked: { what: "take-back", seat: 1, waits: [0] }, asked_of: 0 });
  expect(words(found)).toBe("Mira would like to take back the last move.");
  expect(found?.ways.map(({ deed }) => deed)).toEqual([
    { type: "answer", seat: 0, yes: true },
    { type: "answer", seat: 0, yes: false },
  ]);
});

test("who asks sees that the others are asked", () => {
  expect(words(notice({ asked: { what: "pause", seat: 0, waits: [1] }, asked_of: null }))).toBe(
    "The others are asked.",
  );
});

test("test_pitfall_25: whose seat a bot plays can have it back with one click", () => {
  const found = notice({ seats: [person("Mira", false), person("Yvonne", true, "medium")], may: { "come-back": [1] } });
  expect(found?.ways).toEqual([{ text: "play-myself", deed: { type: "come-back", seat: 1 } }]);
});

test("test_pitfall_28: a warning counts down before the bot moves, and one's own comes first", () => {
  const mine = { warned: [1, 0], clocks: [9500, 4000] };
  expect(words(notice(mine))).toBe("Still there? A bot plays in 10 s.");
  expect(words(notice(mine, 3000))).toBe("Still there? A bot plays in 7 s.");
  expect(words(notice({ warned: [1], clocks: [null, 4000] }))).toBe("Mira has 4 s left, then a bot plays.");
});

test("pitfall 79: whoever waits for somebody who is there and idle may go on without him, who is told so", () => {
  const found = notice({ idle: [1], bot_at: [1], phase: "playing" });
  expect(words(found)).toBe("Mira has not done anything for minutes.");
  expect(found?.ways).toEqual([{ text: "bot-now", deed: { type: "ask-bot", seat: 0, at: 1 } }]);
  const over = notice({ idle: [1], bot_at: [1], phase: "over" });
  expect(over?.ways[0]?.text).toBe("go-on");
  const mine = notice({ idle: [0] });
  expect([words(mine), mine?.ways]).toEqual(["The others are waiting for you.", []]);
  const seats = [person("Yvonne", false), person("Mira", false)];
  expect(notice({ seats, idle: [1] })?.ways).toEqual([]);
});

test("test_pitfall_27: a pause says so, and whoever plays may go on", () => {
  expect(notice({ paused: true, may: { resume: [0] } })?.ways).toEqual([
    { text: "go-on", deed: { type: "resume", seat: 0 } },
  ]);
  expect(notice({ paused: true, may: {} })?.ways).toEqual([]);
});

test("who is away is named, with what happens then; nobody need wait for it", () => {
  const found = notice({ away: [null, 20_000], bot_at: [1], terms: { away: "bot" } });
  expect(words(found)).toBe("Mira is away; a bot plays in 20 s.");
  expect(found?.ways[0]?.deed).toEqual({ type: "ask-bot", seat: 0, at: 1 });
  const end = notice({ away: [null, 20_000], bot_at: [1], terms: { away: "end" } });
  expect(words(end)).toBe("Mira is away; the match ends in 20 s.");
  expect(end?.ways).toEqual([]);
});

test("who is away at a table that waits is named as well, and a bot may be let in before he is back", () => {
  const seats = [person("Yvonne", true), { ...person("Mira", false), present: false }];
  const found = notice({ seats, phase: "playing", bot_at: [1], terms: { away: "wait" } });
  expect(words(found)).toBe("Mira is away.");
  expect(found?.ways[0]?.deed).toEqual({ type: "ask-bot", seat: 0, at: 1 });
  expect(notice({ seats, phase: "over" })).toBeNull();
  expect(notice({ seats: [person("Yvonne", true), { ...person("Mira", false, "easy"), present: false }] })).toBeNull();
});

test("who was offered the last seat is told that somebody else was quicker, as long as he has none", () => {
  const taken = {
    seats: [person("Mira", false), person("Jonas", false)],
    join: null,
    phase: "playing",
  } as unknown as Frame;
  const offered = { ...taken, join: 1 };
  expect([cameLate(null, taken, false), cameLate(offered, taken, false), cameLate(taken, taken, true)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([
    cameLate(taken, offered, true),
    cameLate(offered, { ...taken, seats: [person("Yvonne", true)] }, true),
  ]).toEqual([false, false]);
  expect(words(noticeOf(taken, 0, true))).toMatch(/^Somebody was a moment quicker: the last seat has just been taken/);
});
