import { afterEach, expect, test } from "vitest";
import { speak } from "../testing/texts";
import { say } from "../text";
import { messageOf } from "./saying";

afterEach(() => speak("en"));

test("a right card of several is answered with how many are still wanted", () => {
  speak("en");
  expect(say(messageOf({ id: "learn-more", kind: "ok", count: 3 }))).toBe("Good! 3 more to go.");
  expect(messageOf({ id: "learn-right", kind: "ok" })).toEqual({ id: "learn-right" });
});
