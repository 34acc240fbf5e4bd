import { afterEach, expect, test, vi } from "vitest";
import { getMe, makeTable, putMe, type RoomError } from "./api";

function answer(status: number, body: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

afterEach(() => vi.unstubAllGlobals());

test("an answer is its body", async () => {
  answer(200, '{"name": "Mira"}');
  expect(await getMe()).toEqual({ name: "Mira" });
});

test("a problem becomes an error with the room's code and parameters", async () => {
  answer(400, '{"code": "unknown-game", "parameters": {"game": "whist"}}');
  const error = await makeTable({ id: "1", game: "whist" }).catch((thrown: unknown) => thrown);
  expect((error as RoomError).words).toEqual({ id: "error-unknown-game", args: { game: "whist" } });
});

test("what a proxy answers in the room's place is no problem of ours to show", async () => {
  answer(502, "<html>Bad gateway</html>");
  await expect(getMe()).rejects.toMatchObject({ code: "unreachable" });
});

test("a room that does not answer is unreachable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(getMe()).rejects.toMatchObject({ code: "unreachable" });
});

const NO_COOKIE = '{"code": "no-cookie", "parameters": {}}';

test("pitfall 51: a browser without the cookie gets one and asks again", async () => {
  const asked: string[] = [];
  let known = false;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const status = init.method === "GET" || known ? 200 : 403;
    const body = status === 200 ? '{"name": "Mira"}' : NO_COOKIE;
    known ||= init.method === "GET";
    return Promise.resolve(new Response(body, { status }));
  });
  expect(await putMe({ name: "Mira" })).toEqual({ name: "Mira" });
  expect(asked).toEqual(["PUT api/me", "GET api/me", "PUT api/me"]);
});

test("pitfall 51: a browser that keeps no cookie is told so after the second try", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return Promise.resolve(new Response(NO_COOKIE, { status: init.method === "GET" ? 200 : 403 }));
  });
  await expect(putMe({ name: "Mira" })).rejects.toMatchObject({ code: "no-cookie" });
  expect(asked).toEqual(["PUT api/me", "GET api/me", "PUT api/me"]);
});
