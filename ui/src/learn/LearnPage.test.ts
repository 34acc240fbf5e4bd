import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "../games/game";
import type { Lesson } from "../protocol/protocol";
import { speak } from "../testing/texts";
import LearnPage from "./LearnPage.svelte";

const client = { words: () => [], sounds: {}, pauseAfter: () => 0 } as unknown as GameClient;
const room = vi.hoisted(() => ({ players: [3], told: {} }));
vi.mock("../games/discover", () => ({ gameClient: () => Promise.resolve(client), hasClient: () => true }));
vi.mock("../feel/sounds", () => ({ play: () => undefined, unlockSound: () => undefined }));
vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  getGames: () => Promise.resolve([{ name: "buddy", courses: { learn: [{}] }, bots: [], players: room.players }]),
}));
vi.mock("../text", async (original) => ({ ...(await original<object>()), loadTexts: () => Promise.resolve() }));
vi.mock("./api", () => ({ goOn: () => Promise.resolve(room.told) }));

/** What stands in the line over the board, at a game for so many, when this is told. */
async function line(more: Partial<Lesson>, players: number[]): Promise<string> {
  const seats = [
    { kind: "person", name: "", mine: true },
    { kind: "person", name: "learn-name-fox", mine: false },
  ];
  const frame = { events: [], seats, acting: null, to_act: [1], ply: 1, legal: [], phase: "playing", view: null };
  const told = { title: "buddy-learn-1-title", frame, says: null, lit: [], right: [], stop: null, follows: null };
  Object.assign(room, { players, told: { ...told, refused: null, counts: true, ...more } });
  const { container } = render(LearnPage, { game: "buddy", course: "learn", step: 1, query: "" });
  await vi.waitFor(() => expect(container.querySelector(".line p")).not.toBeNull());
  return container.querySelector(".line p")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

beforeEach(() => speak("en"));

afterEach(cleanup);

test("while others play and nothing is said, the line says that there is something to watch", async () => {
  const follows = { seat: 1, action: "5", wait: 60_000 };
  expect(await line({ follows }, [3])).toBe("Sweep Watch what happens next.");
  cleanup();
  expect(await line({ follows, says: { id: "buddy-learn-6-ok-1", kind: "say" } }, [3])).not.toContain("Watch");
});

test("at the end of a course a real game is offered, against as many bots as it takes", async () => {
  const over: Partial<Lesson> = { stop: "over", says: { id: "buddy-learn-6-ok-1", kind: "ok" } };
  expect(await line(over, [2, 3])).toContain("Now a real game, against an easy bot.");
  cleanup();
  expect(await line(over, [3])).toContain("Now a real game, against easy bots.");
});
