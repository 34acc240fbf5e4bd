import { describe, expect, test } from "vitest";
import type { SeatInfo } from "../../protocol/protocol";
import type { Layout } from "../layout";
import { CARDS, pointsOf } from "./constants";
import { step } from "./keys";
import { DRAWN, fits, HIGH, LOW, MIDDLE, pack, setLayout } from "./layout";
import { inOrder, leftOf, PLACES, seatAt, southSeat } from "./seats";

const GUEST: SeatInfo = { kind: "person", name: "Mira", level: null, mine: false, present: true, ready: false };
const OWN: SeatInfo = { ...GUEST, mine: true };
const LAYOUTS: Layout[] = ["wide", "tablet", "upright", "flat"];
/** All cards but two may lie on the table at once: a 10 is led, and the other two 10s are played last. */
const MOST = 27;

describe("who sits where", () => {
  test("the viewer is near, his left neighbour at the left, and turns go clockwise", () => {
    const south = southSeat([GUEST, GUEST, OWN]);
    expect(inOrder(south)).toEqual([2, 0, 1]);
    expect(seatAt("W", south)).toBe(leftOf(2));
  });

  test("for a spectator and at a shared screen seat 0 is near, and nothing moves", () => {
    expect(southSeat([GUEST, GUEST, GUEST])).toBe(0);
    expect(southSeat([OWN, OWN, OWN])).toBe(0);
    expect(southSeat([GUEST, OWN, OWN])).toBe(0);
  });
});

describe("a set of cards", () => {
  test("those with points lie in one row, the higher ones in the other", () => {
    expect(LOW).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(HIGH).toEqual(["7", "8", "9", "T"]);
    expect(CARDS.map(pointsOf)).toEqual([1, 2, 3, 4, 5, 6, 0, 0, 0, 0]);
  });

  test.each(LAYOUTS.flatMap((layout) => PLACES.map((place) => ({ layout, place }))))(
    "every card has its place, wide enough for a finger: $layout $place",
    ({ layout, place }) => {
      const { rows, width, height, gap } = setLayout(layout, place);
      expect(rows.flat().toSorted()).toEqual(CARDS.toSorted());
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      const room = place === "S" ? DRAWN[layout].width : DRAWN[layout].width / 2;
      for (const row of rows) expect(row.length * (width + gap)).toBeLessThan(room);
    },
  );
});

test("a set that is played has cards as wide as a finger, in its room; on a phone the small ones have the tray", () => {
  for (const layout of LAYOUTS)
    for (const place of PLACES) {
      const { rows, width, gap } = setLayout(layout, place, 50);
      const small = place !== "S" && (layout === "upright" || layout === "flat");
      expect(width >= 50).toBe(!small);
      const room = place === "S" ? DRAWN[layout].width : DRAWN[layout].width / 2;
      for (const row of rows) expect(row.length * (width + gap)).toBeLessThanOrEqual(room);
    }
});

describe("the middle of the table", () => {
  test.each(LAYOUTS)("as many cards as can follow a lead-card fit, and can be read: %s", (layout) => {
    const { room } = MIDDLE[layout];
    const packing = pack(MOST, room);
    expect(fits(MOST, room, packing)).toBe(true);
    expect(packing.width).toBeGreaterThanOrEqual(14);
  });

  test("few cards are as large as they may be, more are smaller", () => {
    for (const layout of LAYOUTS) {
      const [few, more] = [2, 12].map((count) => pack(count, MIDDLE[layout].room).scale);
      expect(few).toBe(1);
      expect(more).toBeLessThan(1);
    }
  });

  test("what is wider or higher than its room does not fit", () => {
    const room = { width: 100, height: 100, card: 40, tall: 60, caption: 20, gap: 5 };
    const packing = { scale: 1, width: 40, height: 60, caption: 20, gap: 5 };
    expect([fits(2, room, packing), fits(3, room, packing)]).toEqual([true, false]);
  });
});

describe("the keyboard in a set", () => {
  const ROWS = [
    ["1", "4", "6"],
    ["7", "T"],
  ];

  test("arrows go through the set and from row to row", () => {
    expect(step(ROWS, "1", "ArrowRight")).toBe("4");
    expect(step(ROWS, "7", "ArrowLeft")).toBe("6");
    expect(step(ROWS, "1", "ArrowLeft")).toBeUndefined();
    expect(step(ROWS, "6", "ArrowDown")).toBe("T");
    expect(step(ROWS, "T", "ArrowUp")).toBe("4");
    expect(step(ROWS, "4", "End")).toBe("T");
  });

  test("a digit goes to that rank, T and 0 to the ten", () => {
    expect(step(ROWS, "1", "6")).toBe("6");
    expect([step(ROWS, "1", "t"), step(ROWS, "1", "0")]).toEqual(["T", "T"]);
    expect(step(ROWS, "1", "5")).toBeUndefined();
  });
});
