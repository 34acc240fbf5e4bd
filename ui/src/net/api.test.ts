import { afterEach, expect, test, vi } from "vitest";
import { getMe, makeTable, type RoomError } from "./api";

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
