import { describe, expect, test } from "vitest";
import type { SeatInfo } from "../../protocol/protocol";
import { layoutOf, unitOf, type Layout } from "../layout";
import { DRAWN, handLayout } from "./layout";
import { neighbour, toRank } from "./keys";
import { spread } from "./rows";
import { PLACES, placeOf, southHand } from "./seats";

const GUEST: SeatInfo = { kind: "person", name: "Mira", level: null, mine: false, present: true, ready: false };
const OWN: SeatInfo = { ...GUEST, mine: true };
const ALL_OF_A_COLOUR = ["RT", "R9", "R8", "R7", "R6", "R5", "R4", "R3", "R2", "R1", "R0"];
const LAYOUTS: Layout[] = ["wide", "tablet", "upright", "flat"];

describe("where the hands lie", () => {
  test("the viewer's own hand is south, his ghost north, the next hand clockwise west", () => {
    const south = southHand([GUEST, OWN]);
    expect([1, 2, 3, 0].map((hand) => placeOf(hand, south))).toEqual(["S", "W", "N", "E"]);
  });

  test("for a spectator and at a shared screen hand 0 is south, and nothing moves", () => {
    expect(southHand([GUEST, GUEST])).toBe(0);
    expect(southHand([OWN, OWN])).toBe(0);
  });
});

describe("which arrangement a board has (pitfall 39)", () => {
  test.each([
    [360, 600, "upright"],
    [640, 360, "flat"],
    [768, 972, "tablet"],
    [1280, 752, "wide"],
    [1920, 1032, "wide"],
  ] as const)("%i × %i is %s", (width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });

  test("a larger board of the same arrangement is drawn larger", () => {
    expect(unitOf(DRAWN.upright, 360, 600)).toBe(1);
    expect(unitOf(DRAWN.wide, 1920, 1107)).toBe(1.5);
  });
});

describe("a row of cards", () => {
  test("cards that fit lie side by side", () => {
    const { lines, step } = spread(["RT", "R4"], handLayout("wide", "S", true).room);
    expect(lines).toEqual([["RT", "R4"]]);
    expect(step).toBe(42);
  });

  test.each(
    LAYOUTS.flatMap((layout) => PLACES.flatMap((place) => [true, false].map((touch) => ({ layout, place, touch })))),
  )("eleven cards of a colour stay in their room: $layout $place, touch $touch", ({ layout, place, touch }) => {
    const { room } = handLayout(layout, place, touch);
    const { lines, step } = spread(ALL_OF_A_COLOUR, room);
    expect(lines.flat()).toEqual(ALL_OF_A_COLOUR);
    for (const line of lines) expect((line.length - 1) * step + room.card).toBeLessThanOrEqual(room.most ?? room.width);
    expect(step).toBeGreaterThanOrEqual(touch ? 24 : 17);
  });

  test("on a longer phone the rows get higher, within bounds", () => {
    const heights = [0, 70, 500].map((spare) => handLayout("upright", "S", true, spare).height);
    expect(heights).toEqual([32, 37, 44]);
  });

  test("an empty row has no lines", () => {
    expect(spread([], handLayout("flat", "N", false).room).lines).toEqual([]);
  });
});

describe("the keyboard in a hand", () => {
  const HAND = ["R8", "R7", "R6", "P3", "B9", "B0"];

  test("arrows go along the row and to the next row that holds cards", () => {
    expect(neighbour(HAND, "R8", "ArrowRight")).toBe("R7");
    expect(neighbour(HAND, "R6", "ArrowDown")).toBe("P3");
    expect(neighbour(HAND, "B0", "ArrowUp")).toBe("P3");
    expect(neighbour(HAND, "R8", "ArrowLeft")).toBeUndefined();
  });

  test("a digit goes through the legal cards of that rank", () => {
    expect(toRank(["R7", "G7", "BT"], "R7", "7")).toBe("G7");
    expect(toRank(["R7", "G7", "BT"], "G7", "7")).toBe("R7");
    expect(toRank(["R7", "G7", "BT"], "R7", "t")).toBe("BT");
    expect(toRank(["R7"], "R7", "4")).toBeUndefined();
  });
});
