import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "../games/game";
import { RoomError } from "../net/api";
import type { Change, Frame, Replay } from "../protocol/protocol";
import { speak } from "../testing/texts";
import { lineOf, whereOf } from "./opened";
import { ReplaySession } from "./replay.svelte";
import { storyOf } from "./story";

type Event = Frame["events"][number];
const client = {
  words: (event: Event) => (event.event === "round-dealt" ? [] : [{ id: "some-card", args: {} }]),
  sounds: {},
  pauseAfter: (event: { event: string }, pause: number) => (event.event === "some-trick" ? pause : 0),
} as unknown as GameClient;
vi.mock("../games/discover", () => ({ gameClient: () => Promise.resolve(client), hasClient: () => true }));
vi.mock("../feel/sounds", () => ({ play: () => undefined, unlockSound: () => undefined }));

const seats = [
  { kind: "person", name: "Mira", mine: true },
  { kind: "person", name: "Jonas", mine: false },
];
const happened = (event: string): Event => ({ event }) as unknown as Event;

function change(n: number, ...events: string[]): Change {
  return { type: "change", n, events: events.map(happened), ...(events.length > 0 ? { view: { new: { n } } } : {}) };
}

/** A round of five moves, of which the third was not seen by whoever looks. */
function round(more: Partial<Replay> = {}, ply: number | null = 1): Replay {
  const first = { type: "frame", game: "some", n: 1, seats, ply, view: { game: "some", n: 1 }, events: [] };
  const later = [
    change(2, "some-card"),
    change(3, "some-card"),
    change(4),
    change(5, "some-trick"),
    change(6, "some-card"),
  ];
  const frames = [first as unknown as Frame, ...later];
  return { eyes: 0, own: null, rounds: 1, frames, times: [], late: [], record: {}, ...more };
}

let leave: () => void = () => undefined;
const ask = vi.fn<(eyes: number | "all" | undefined) => Promise<Replay>>();

async function opened(replay = round(), at = 0): Promise<ReplaySession> {
  ask.mockReset().mockResolvedValue(replay);
  const session = new ReplaySession(ask);
  leave = session.start();
  await session.load(undefined, at);
  return session;
}

const shown = (session: ReplaySession): unknown => (session.frame?.view as { n?: number } | null)?.n;

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

test("a round begins at the moment that its address names, with what was said last", async () => {
  const session = await opened(round(), 2);
  expect([session.at, session.last, shown(session)]).toEqual([2, 5, 3]);
  expect(session.said).toEqual([{ id: "some-card", args: {} }]);
  expect(session.frame?.events).toEqual([]);
});

test("an address beyond the end means the end", async () => {
  expect((await opened(round(), 99)).at).toBe(5);
});

test("one goes from one moment at which something was seen to the next, and back", async () => {
  const session = await opened();
  const at = [session.next, session.next, session.next, session.back].map((step) => {
    step.call(session);
    return session.at;
  });
  expect(at).toEqual([1, 2, 4, 2]);
});

test("what comes next comes about as it did, and what lies elsewhere is just there", async () => {
  const session = await opened();
  session.next();
  expect([session.frame?.events.length, session.jumps]).toEqual([1, 1]);
  session.go(4);
  expect([session.frame?.events.length, session.jumps]).toEqual([0, 2]);
});

test("it plays by itself to the end, waiting for what is looked at, and then stands still", async () => {
  const session = await opened();
  session.play();
  await vi.advanceTimersByTimeAsync(899);
  expect(session.at).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.at).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([session.at, session.playing]).toEqual([5, false]);
  session.play();
  expect(session.at).toBe(0);
  session.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(session.at).toBe(0);
});

test("a race runs in its own time, at the speed that is wanted, and nobody waits for a long pause", async () => {
  const session = await opened(round({ times: [0, 0, 400, 500, 1000, 90_000] }, null));
  expect(session.timed).toBe(true);
  session.speed = 2;
  session.play();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.at).toBe(1);
  await vi.advanceTimersByTimeAsync(199);
  expect(session.at).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.at).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(session.at).toBe(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.at).toBe(5);
});

test("through other eyes the same moment is shown; a late answer to another question is passed over", async () => {
  const session = await opened(round(), 4);
  let slow: (replay: Replay) => void = () => undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (slow = resolve)));
  const first = session.load(1);
  ask.mockResolvedValueOnce(round({ eyes: null }));
  await session.load("all");
  slow(round({ eyes: 1 }));
  await first;
  expect([session.replay?.eyes, session.at]).toEqual([null, 4]);
});

test("a round that there is not says why", async () => {
  ask.mockReset().mockRejectedValue(new RoomError("unknown-round"));
  const session = new ReplaySession(ask);
  leave = session.start();
  await session.load(undefined, 0);
  expect(session.problem).toEqual({ id: "error-unknown-round", args: {} });
});

test("the story tells every moment at which something was said, what ends with it, and who came too late", async () => {
  const late = [
    { move: 2, seat: 1, action: "R5 L", by: 120 },
    { move: 5, seat: 0, action: "R5 L", by: null },
  ];
  const session = await opened(round({ late }));
  const story = storyOf(session.frames, session.late, client);
  expect(story.map(({ move, ends, words }) => [move, ends, words[0]?.id])).toEqual([
    [1, false, "some-card"],
    [2, false, "some-card"],
    [2, false, "replay-beaten"],
    [4, true, "some-card"],
    [5, false, "some-card"],
    [5, false, "replay-late"],
  ]);
});

test("what came too late is told in the game's words where it has some", async () => {
  const late = [
    { move: 1, seat: 1, action: "R5 L", by: 120 },
    { move: 1, seat: 1, action: "+", by: null },
  ];
  const session = await opened(round({ late }));
  const words: GameClient = {
    ...client,
    late: ({ action, by }) => (action === "+" ? null : { id: "some-late", args: { action, by: by ?? 0 } }),
  };
  const [, said] = storyOf(session.frames, session.late, words);
  expect(said?.words).toEqual([
    { id: "some-late", args: { action: "R5 L", by: 120 } },
    { id: "replay-late", args: { who: "other", name: "Jonas" } },
  ]);
});

test("what is wrong with a record is told with its line and its place", () => {
  const entry = { line: 3, code: "breaks-off", parameters: {}, round: null, action: null };
  expect(whereOf(entry).id).toBe("open-at");
  expect(whereOf({ ...entry, action: 4 })).toMatchObject({ id: "open-at-action", args: { line: 3, action: 4 } });
  expect(whereOf({ ...entry, round: 1, action: 0 }).id).toBe("open-at-round-action");
});

test("a record over several lines is one, and else a line is", () => {
  expect(lineOf('{\n"game": "some"\n}', 1)).toBe('{\n"game": "some"\n}');
  expect(lineOf('{"a": 1}\n\n{"b": 2}', 3)).toBe('{"b": 2}');
});

test("from a moment on there is something to play as long as somebody has yet to act", async () => {
  const acting = (n: number, to_act: number[]): Change =>
    ({ ...change(n, "some-card"), frame: { new: { to_act } } }) as unknown as Change;
  const first = { type: "frame", game: "some", n: 1, seats, ply: 1, view: {}, events: [], to_act: [0] };
  const frames = [first as unknown as Frame, acting(2, []), acting(3, [1]), acting(4, [])];
  const session = await opened(round({ frames }));
  const playable = [0, 1, 2, 3].map((move) => {
    session.go(move);
    return session.playable;
  });
  expect(playable).toEqual([true, true, true, false]);
});
