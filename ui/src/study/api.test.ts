import { expect, test } from "vitest";
import { localDay } from "./api";

test("pitfall 63: the day is the one at this place, not that at Greenwich", () => {
  expect(localDay(new Date(2026, 0, 2, 0, 30))).toBe("2026-01-02");
  expect(localDay(new Date(2026, 11, 31, 23, 30))).toBe("2026-12-31");
});
