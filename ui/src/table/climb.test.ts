import { beforeEach, expect, test } from "vitest";
import { rungOf, type Ladder } from "../home/ladder";
import type { SeatInfo } from "../protocol/protocol";
import { count, hasWon, nextAbove, rivalOf, type Bot } from "./climb";

const LADDER: Ladder = { name: "chess", bots: ["ann", "ben", "cid"].map((id) => ({ id, name: id, face: null })) };
const [ann, ben, cid] = LADDER.bots as [Bot, Bot, Bot];

const info = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name: "",
  level: null,
  mine: false,
  present: true,
  ready: true,
  ...more,
});
const ME = info({ mine: true });
const bot = (level: string): SeatInfo => info({ kind: "bot", level });

let matches = 0;
function play(rival: Bot, ...won: boolean[]): string | undefined {
  won.forEach((one) => count(LADDER, `table/${(matches += 1)}`, rival, one));
  return LADDER.bots[rungOf(LADDER)]?.id;
}

beforeEach(() => localStorage.clear());

test("who has met nobody meets the gentlest, and after a win the next, up to the strongest", () => {
  expect(LADDER.bots[rungOf(LADDER)]).toBe(ann);
  expect(play(ann, true)).toBe("ben");
  expect(play(ben, true)).toBe("cid");
  expect(play(cid, true)).toBe("cid");
});

test("a win over somebody stronger leads past him, one over somebody weaker nowhere", () => {
  expect(play(ben, true)).toBe("cid");
  expect(play(ann, true)).toBe("cid");
});

test("two matches lost in a row bring the bot below back, and not one with a win in between", () => {
  play(ben, true);
  expect(play(cid, false)).toBe("cid");
  expect(play(cid, true, false)).toBe("cid");
  expect(play(cid, false)).toBe("ben");
  expect(play(ben, false)).toBe("ben");
});

test("whoever loses to somebody stronger than he was to meet is not sent down", () => {
  play(ann, true);
  expect(play(cid, false, false, false)).toBe("ben");
  expect(play(ann, false, false)).toBe("ann");
  expect(play(ann, false, false)).toBe("ann");
});

test("a match counts once, however often its end is looked at", () => {
  [1, 2, 3].forEach(() => count(LADDER, "table/1", ann, true));
  expect(LADDER.bots[rungOf(LADDER)]).toBe(ben);
});

test("a browser that keeps something else under that name begins anew", () => {
  localStorage.setItem("parlour.ladder", "nonsense");
  expect(rungOf(LADDER)).toBe(0);
  localStorage.setItem("parlour.ladder", JSON.stringify({ chess: { bot: "gone", lost: 0, match: "" } }));
  expect(rungOf(LADDER)).toBe(0);
});

test("the rival is the strongest bot, where one person plays among bots", () => {
  expect(rivalOf(LADDER, { seats: [bot("ben"), ME, bot("ann")] })).toBe(ben);
  expect(rivalOf(LADDER, { seats: [ME, info({}), bot("ann")] })).toBeUndefined();
  expect(rivalOf(LADDER, { seats: [ME, ME] })).toBeUndefined();
  expect(rivalOf(LADDER, { seats: [bot("ben"), info({})] })).toBeUndefined();
});

test("who shares a win has not won", () => {
  expect(hasWon({ seats: [ME, bot("ann")], winners: [0] })).toBe(true);
  expect(hasWon({ seats: [ME, bot("ann")], winners: [0, 1] })).toBe(false);
  expect(hasWon({ seats: [ME, bot("ann")], winners: [1] })).toBe(false);
});

test("above the strongest there is nobody", () => {
  expect([nextAbove(LADDER, ann), nextAbove(LADDER, cid)]).toEqual([ben, undefined]);
});
