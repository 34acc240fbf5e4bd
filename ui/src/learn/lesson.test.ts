import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "../games/game";
import { RoomError } from "../net/api";
import type { LessonDeed, Frame, Lesson } from "../protocol/protocol";
import { speak } from "../testing/texts";
import { LessonSession } from "./lesson.svelte";

const client = { words: () => [], sounds: {}, pauseAfter: () => 0 } as unknown as GameClient;
vi.mock("../games/discover", () => ({ gameClient: () => Promise.resolve(client), hasClient: () => true }));
vi.mock("../feel/sounds", () => ({ play: () => undefined, unlockSound: () => undefined }));
vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  getGames: () => Promise.resolve([{ name: "some", courses: { learn: [{}] }, bots: [], players: [2] }]),
}));
vi.mock("../text", async (original) => ({ ...(await original<object>()), loadTexts: () => Promise.resolve() }));
const answers: (Partial<Lesson> | RoomError)[] = [];
const sent = vi.fn<(deeds: readonly LessonDeed[]) => void>();
vi.mock("./api", () => ({
  goOn: (_at: unknown, deeds: readonly LessonDeed[]) => {
    sent(deeds);
    const answer = answers.shift();
    return answer instanceof RoomError ? Promise.reject(answer) : Promise.resolve(lesson(answer));
  },
}));

const asks: Partial<Lesson> = { says: { id: "ask", kind: "say" }, right: ["mine:5"] };
const wrong: Partial<Lesson> = { says: { id: "no", kind: "no" }, stop: "again", frame: frame({ acting: null }) };

function frame(more: Partial<Frame> = {}): Frame {
  const seats = [
    { kind: "person", name: "", mine: true },
    { kind: "person", name: "learn-name-fox", mine: false },
  ];
  return {
    events: [],
    seats,
    acting: 0,
    to_act: [0],
    ply: 1,
    legal: ["5", "3"],
    phase: "playing",
    ...more,
  } as unknown as Frame;
}

function lesson(more: Partial<Lesson> = {}): Lesson {
  const plain = { title: "t", frame: frame(), says: null, lit: [], right: [], stop: null, follows: null };
  return { ...plain, refused: null, counts: true, ...more } as Lesson;
}

let session: LessonSession;
let leave: () => void;

async function begin(...told: (Partial<Lesson> | RoomError)[]): Promise<void> {
  answers.splice(0, answers.length, ...told);
  session = new LessonSession({ game: "some", course: "learn", step: 1 });
  leave = session.start();
  await settled();
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const last = (): unknown => sent.mock.lastCall?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
  sent.mockReset();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

test("a step begins with its question, and the players have names in the language that is on", async () => {
  await begin(asks);
  expect(last()).toEqual([]);
  expect(session.lesson?.says?.id).toBe("ask");
  expect(session.frame?.seats.map(({ name }) => name)).toEqual(["", "Fox"]);
});

test("what the learner plays is sent with all that was done before it, and shown as on its way until then", async () => {
  await begin(asks, { stop: "go-on", says: { id: "ok", kind: "ok" } }, asks);
  session.act("5");
  expect(session.sent).toEqual(["5"]);
  await settled();
  expect(session.sent).toEqual([]);
  expect(last()).toEqual([{ seat: 0, action: "5" }]);
  expect(session.settled).toBe(false); // it stays where it is while something is to be read
  session.goOn();
  await settled();
  expect(last()).toEqual([
    { seat: 0, action: "5" },
    { seat: 0, action: null },
  ]);
  expect(session.settled).toBe(true);
});

test("a second card of the same turn is not sent, nor one while nothing is asked", async () => {
  await begin(asks, { frame: frame({ acting: null }), stop: "go-on" });
  session.act("5");
  session.act("3");
  await settled();
  session.act("3");
  await settled();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("what was wrong is taken back with all that came of it, and from then on it can be shown", async () => {
  await begin(asks, { follows: { seat: 1, action: "9", wait: 700 } }, wrong, asks, asks);
  expect(session.mistaken).toBe(false);
  session.act("3");
  await settled();
  await vi.advanceTimersByTimeAsync(700);
  expect(last()).toEqual([
    { seat: 0, action: "3" },
    { seat: 1, action: "9" },
  ]);
  session.again();
  await settled();
  expect(last()).toEqual([]);
  expect([session.mistaken, session.retaken, session.shows]).toEqual([true, 1, false]);
  session.show();
  expect(session.shows).toBe(true);
});

test("what the rules forbid is refused at the card, and forgotten", async () => {
  const refused = { type: "refused", id: "", code: "not-your-turn", parameters: {} } as const;
  await begin(asks, { refused, counts: false, ...asks }, asks);
  session.act("7");
  await settled();
  expect(session.refusal).toEqual({ action: "7", message: { id: "error-not-your-turn", args: {} } });
  expect(session.mistaken).toBe(true);
  session.act("5");
  await settled();
  expect(last()).toEqual([{ seat: 0, action: "5" }]);
});

test("the others act when their time has come, and who meant to do the same keeps his time", async () => {
  const slow = { seat: 1, action: "Y4", wait: 1000 };
  await begin({ ...asks, follows: slow }, { ...asks, follows: slow }, asks);
  await vi.advanceTimersByTimeAsync(600);
  session.act("5");
  await settled();
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(last()).toEqual([
    { seat: 0, action: "5" },
    { seat: 1, action: "Y4" },
  ]);
});

test("who meant to do something else does not do it any more", async () => {
  await begin({ ...asks, follows: { seat: 1, action: "Y4", wait: 1000 } }, asks);
  session.act("5");
  await settled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("nothing is done after the step is left", async () => {
  await begin({ ...asks, follows: { seat: 1, action: "Y4", wait: 1000 } });
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a room that does not answer is told, and asked again", async () => {
  await begin(new RoomError("unreachable"), asks);
  expect(session.problem?.id).toBe("error-unreachable");
  void session.load();
  await settled();
  expect(session.problem).toBeNull();
  expect(session.lesson?.says?.id).toBe("ask");
});
