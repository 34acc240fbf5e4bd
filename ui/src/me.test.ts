import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Guest from "./me.svelte";

let me: typeof Guest;
let asked: number;

beforeEach(async () => {
  asked = 0;
  vi.resetModules();
  localStorage.clear();
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

/** A room that has forgotten whoever it is told of, with what it was told. */
function forgetful(): unknown[] {
  const told: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
    const change = method === "PUT" ? (JSON.parse(body as string) as object) : {};
    if (method === "PUT") told.push(change);
    return Promise.resolve(new Response(JSON.stringify({ name: "", colour: "clay", known: true, ...change })));
  });
  return told;
}

test("pitfall 77: a room that has forgotten who never sat down is told his name and his colour again", async () => {
  forgetful();
  await me.rename("Mira");
  await me.recolour("teal");
  const told = forgetful();
  await me.loadMe();
  expect(told).toEqual([{ name: "Mira", colour: "teal" }]);
  expect([me.me.name, me.me.colour]).toEqual(["Mira", "teal"]);
});

test("pitfall 77: a room that knows a name is told nothing, though it be another one than was given here", async () => {
  localStorage.setItem("parlour.me", '{"name": "Odile"}');
  knownFrom(1);
  await me.loadMe();
  expect([asked, me.me.name]).toEqual([1, "Mira"]);
});

test("pitfall 77: where what is kept will not do the room's answer counts", async () => {
  localStorage.setItem("parlour.me", '{"name": 7}');
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit) => {
    const refusal = { code: "bad-request", parameters: {} };
    const [answer, status] = method === "PUT" ? [refusal, 400] : [{ name: "", colour: "clay", known: true }, 200];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  await me.loadMe();
  expect([me.me.name, me.me.known]).toEqual(["", true]);
});
