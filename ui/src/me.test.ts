import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Guest from "./me.svelte";

let me: typeof Guest;
let asked: number;

beforeEach(async () => {
  asked = 0;
  vi.resetModules();
  me = await import("./me.svelte");
});

afterEach(() => vi.unstubAllGlobals());

/** A room that knows the browser from its nth question on. */
function knownFrom(first: number): void {
  vi.stubGlobal("fetch", () => {
    const known = ++asked >= first;
    return Promise.resolve(new Response(JSON.stringify({ name: known ? "Mira" : "", colour: "clay", known })));
  });
}

test("a browser with its cookie is asked for once", async () => {
  knownFrom(1);
  await Promise.all([me.loadMe(), me.loadMe()]);
  expect([asked, me.me.known, me.me.name]).toEqual([1, true, "Mira"]);
});

test("pitfall 51: a browser that had no cookie yet has kept it by the second answer", async () => {
  knownFrom(2);
  await me.loadMe();
  expect([asked, me.me.known]).toEqual([2, true]);
});

test("pitfall 51: one that has none then either keeps none", async () => {
  knownFrom(9);
  await me.loadMe();
  expect([asked, me.me.known]).toEqual([2, false]);
});
