import { afterEach, expect, test, vi } from "vitest";
import { lineTo, whyNoLine } from "./line";

function answer(status: number, body: object | string): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector("base")?.remove();
});

test("a live connection lies where the room does", () => {
  expect(lineTo("api/study/live")).toBe(`ws://${location.host}/api/study/live`);
  document.head.insertAdjacentHTML("afterbegin", '<base href="/cards/" />');
  expect(lineTo("api/study/live")).toBe(`ws://${location.host}/cards/api/study/live`);
});

test("pitfall 59: a room that answers is not to blame, with or without a cookie", async () => {
  answer(200, { name: "", colour: "clay", known: true });
  expect(await whyNoLine()).toEqual({ id: "connection-blocked" });
  answer(403, { code: "no-cookie", parameters: {} });
  expect(await whyNoLine()).toEqual({ id: "connection-blocked" });
});

test("pitfall 59: a room that refuses the page tells why", async () => {
  const parameters = { origin: "https://cards.example.org", host: "127.0.0.1:8000" };
  answer(403, { code: "wrong-origin", parameters });
  expect(await whyNoLine()).toEqual({ id: "error-wrong-origin", args: parameters });
});

test("pitfall 59: without an answer of the room nothing is known", async () => {
  answer(502, "<html>Bad gateway</html>");
  expect(await whyNoLine()).toBeUndefined();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  expect(await whyNoLine()).toBeUndefined();
});
