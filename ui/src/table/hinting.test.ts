import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameClient, Message } from "../games/game";
import type { AskHint, Frame, Hint } from "../protocol/protocol";
import { RoomError } from "../net/api";
import { speak } from "../testing/texts";
import { Hinting } from "./hinting.svelte";

const ask = vi.fn<(table: string, ask: AskHint) => Promise<Hint>>();
vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  askHint: (table: string, one: AskHint) => ask(table, one),
}));

const game = { study: { name: (action: string): Message => ({ id: action === "G4" ? "home" : "menu" }) } };
const refused = vi.fn<(reason: Message) => void>();
const at = (ply: number, acting: number | null = 0): Frame => ({ ply, acting }) as Frame;
const told: Hint = { ply: 4, worths: { G4: 10, R5: 10, RT: 4 }, best: ["G4", "R5"] };

function asked(answer: Promise<Hint>): Hinting {
  ask.mockReturnValueOnce(answer);
  const hinting = new Hinting("aTable", refused);
  hinting.follow(at(4));
  offer(hinting).ask();
  return hinting;
}

const offer = (hinting: Hinting) => hinting.offer(game as unknown as GameClient);

beforeEach(() => speak("en"));
afterEach(() => vi.clearAllMocks());

test("the best actions are told with their worths, and in words", async () => {
  const hinting = asked(Promise.resolve(told));
  expect(offer(hinting)).toMatchObject({ asking: true, worths: {}, words: { id: "hint-asking" } });
  await vi.waitFor(() => expect(offer(hinting).asking).toBe(false));
  expect(ask.mock.lastCall).toMatchObject(["aTable", { seat: 0, ply: 4 }]);
  expect(offer(hinting).worths).toEqual({ G4: { text: "+10", best: true }, R5: { text: "+10", best: true } });
  expect(offer(hinting).words).toEqual({ id: "hint-best", args: { actions: "Home or Menu", worth: "+10" } });
});

test("many cards that are equally good are not all named", async () => {
  const best = ["R0", "R1", "R2", "R3"];
  const hinting = asked(Promise.resolve({ ply: 4, worths: Object.fromEntries(best.map((card) => [card, -4])), best }));
  await vi.waitFor(() => expect(offer(hinting).asking).toBe(false));
  expect(offer(hinting).words).toEqual({ id: "hint-best-many", args: { count: 4, worth: "−4" } });
  expect(Object.keys(offer(hinting).worths)).toEqual(best);
});

test("a hint is forgotten when the game goes on, and stays while it does not", async () => {
  const hinting = asked(Promise.resolve(told));
  await vi.waitFor(() => expect(offer(hinting).asking).toBe(false));
  hinting.follow(at(4));
  expect(offer(hinting).words).not.toBeNull();
  hinting.follow(at(5, null));
  expect(offer(hinting)).toMatchObject({ worths: {}, words: null });
});

test("an answer that comes too late is not shown, nor is its refusal", async () => {
  for (const answer of [() => Promise.resolve(told), () => Promise.reject(new RoomError("stale-turn"))]) {
    const hinting = asked(answer());
    hinting.follow(at(6));
    await vi.waitFor(() => expect(offer(hinting).asking).toBe(false));
    expect(offer(hinting).words).toBeNull();
  }
  expect(refused).not.toHaveBeenCalled();
});

test("what went wrong is said", async () => {
  const hinting = asked(Promise.reject(new RoomError("study-busy")));
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith({ id: "error-study-busy", args: {} }));
  expect(offer(hinting)).toMatchObject({ asking: false, words: null });
});

test("two questions at once are one, and nobody asks when it is not his turn", () => {
  const hinting = asked(new Promise(() => {}));
  offer(hinting).ask();
  expect(ask).toHaveBeenCalledOnce();
  const waiting = new Hinting("aTable", refused);
  waiting.follow(at(4, null));
  offer(waiting).ask();
  expect(ask).toHaveBeenCalledOnce();
});
