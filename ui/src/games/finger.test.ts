import { expect, test } from "vitest";
import { evenly, FINGER, TRAY_GAP, trayColumns } from "./finger";

test("a line that holds all is one line; several lines are alike full", () => {
  expect([evenly(5, 7), evenly(7, 7), evenly(8, 7), evenly(11, 7), evenly(11, 4)]).toEqual([5, 7, 4, 6, 4]);
});

test("what has no room still has a column", () => expect([evenly(3, 0), evenly(0, 5)]).toEqual([1, 0]));

test.each([136, 304, 344, 500])("in a tray of %i pixels every card is as wide as a finger", (width) => {
  for (let count = 1; count <= 11; count++) {
    const columns = trayColumns(count, width);
    expect((width - (columns - 1) * TRAY_GAP) / columns).toBeGreaterThanOrEqual(FINGER);
  }
});
