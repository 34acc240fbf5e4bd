import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import type * as Sounds from "./sounds";

const struck: [string, number][] = [];
const strike = (sound: string) => (_: unknown, at: number) => struck.push([sound, at]);
vi.mock("./synth", () => ({ synthesise: { card: strike("card"), turn: strike("turn") } }));

const contexts: FakeContext[] = [];

class FakeContext {
  state = "suspended";
  currentTime = 3;

  constructor() {
    contexts.push(this);
  }

  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
}

let sounds: typeof Sounds;

beforeEach(async () => {
  vi.stubGlobal("AudioContext", FakeContext);
  vi.resetModules();
  sounds = await import("./sounds");
  settings.sound = true;
  struck.length = contexts.length = 0;
});

afterEach(() => vi.unstubAllGlobals());

test("before a gesture nothing sounds, nor is it made up for later", async () => {
  sounds.play(["card"]);
  sounds.unlockSound();
  expect(struck).toEqual([]);
  sounds.play(["card"]);
  expect(struck).toEqual([["card", 3]]);
});

test("sounds of one moment follow each other", async () => {
  sounds.unlockSound();
  sounds.play(["card", "turn"]);
  expect(struck).toEqual([
    ["card", 3],
    ["turn", 3.13],
  ]);
});

test("when it is off nothing sounds, and the browser is not even asked", async () => {
  const { settings: fresh } = await import("../settings.svelte");
  fresh.sound = false;
  sounds.unlockSound();
  sounds.play(["card"]);
  expect([struck, contexts]).toEqual([[], []]);
  sounds.toggleSound();
  sounds.play(["card"]);
  expect(struck).toHaveLength(1);
});
