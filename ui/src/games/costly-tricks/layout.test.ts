import { describe, expect, test } from "vitest";
import type { SeatInfo } from "../../protocol/protocol";
import { layoutOf, unitOf, type Layout } from "../layout";
import { DRAWN, handLayout } from "./layout";
import { neighbour, toCard } from "./keys";
import { exampleView } from "./example";
import { longestOf, spread } from "./rows";
import { PLACES, placeOf, southHand, whoOf } from "./seats";
import { dealtTo } from "./view";

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

  test("at a shared screen a hand is called by the name that was given to its seat, else by its number", () => {
    const seats = [{ ...OWN, name: "Anna", named: true }, OWN];
    expect([0, 2].map((hand) => whoOf(hand, seats))).toEqual([
      { who: "other", name: "Anna", side: 1 },
      { who: "other-ghost", name: "Anna", side: 1 },
    ]);
    expect([1, 3].map((hand) => whoOf(hand, seats).who)).toEqual(["player", "player-ghost"]);
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
    const { lines, step } = spread(["RT", "R4"], handLayout("wide", "S", null).room);
    expect(lines).toEqual([["RT", "R4"]]);
    expect(step).toBe(42);
  });

  test.each(
    LAYOUTS.flatMap((layout) => PLACES.flatMap((place) => [44, 50, 0].map((finger) => ({ layout, place, finger })))),
  )("eleven cards of a colour stay in their room: $layout $place, finger $finger", ({ layout, place, finger }) => {
    const { room } = handLayout(layout, place, finger ? { finger, longest: 11 } : null);
    const { lines, step } = spread(ALL_OF_A_COLOUR, room);
    expect(lines.flat()).toEqual(ALL_OF_A_COLOUR);
    for (const line of lines)
      expect((line.length - 1) * step + room.card).toBeLessThanOrEqual((room.most ?? room.width) + 0.01);
    expect(step).toBeGreaterThanOrEqual(finger ? 24 : 17);
  });

  const LARGE = LAYOUTS.flatMap((layout) => PLACES.map((place) => ({ layout, place }))).filter(
    ({ layout, place }) => handLayout(layout, place, null).look !== "plain",
  );

  test.each(LARGE)(
    "in a hand that is played every card is as wide as a finger, and none lies over another: $layout $place",
    ({ layout, place }) => {
      for (let longest = 1; longest <= 11; longest++)
        for (const finger of [26, 44, 50, 62]) {
          const { room } = handLayout(layout, place, { finger, longest });
          const { lines, step } = spread(ALL_OF_A_COLOUR.slice(0, longest), room);
          expect(Math.min(room.card, step)).toBeGreaterThanOrEqual(finger);
          expect(lines.flat()).toHaveLength(longest);
        }
    },
  );

  test.each(LARGE)("a colour of two lines makes a hand hardly higher: $layout $place", ({ layout, place }) => {
    const { tall, height } = handLayout(layout, place, { finger: 50, longest: 8 });
    expect(tall).toBeLessThanOrEqual(place === "N" || place === "S" ? 4 * height + 4 : 5 * height);
  });

  test("the fewer cards of a colour were dealt, the more of its row each takes, and playing moves none", () => {
    const wide = [3, 6, 7].map((longest) => handLayout("upright", "S", { finger: 44, longest }).room.card);
    expect(wide).toEqual([62, 51.5, 44]);
    expect(longestOf(["R9", "R8", "B1"])).toBe(2);
    const view = exampleView(3);
    for (const hand of [0, 1, 2, 3])
      expect(dealtTo(view, hand).toSorted()).toEqual(dealtTo(exampleView(0), hand).toSorted());
  });

  test("on a longer phone the rows get higher, within bounds", () => {
    const heights = [0, 70, 500].map((spare) => handLayout("upright", "S", { finger: 44, longest: 5 }, spare).height);
    expect(heights).toEqual([32, 37, 44]);
  });

  test("an empty row has no lines", () => {
    expect(spread([], handLayout("flat", "N", null).room).lines).toEqual([]);
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
    expect(toCard(["R7", "G7", "BT"], "R7", "7")).toBe("G7");
    expect(toCard(["R7", "G7", "BT"], "G7", "7")).toBe("R7");
    expect(toCard(["R7", "G7", "BT"], "R7", "t")).toBe("BT");
    expect(toCard(["R7"], "R7", "4")).toBeUndefined();
  });

  test("a colour letter goes through the legal cards of that colour", () => {
    expect([toCard(["R7", "G7", "GT"], "", "g"), toCard(["R7", "G7", "GT"], "G7", "g")]).toEqual(["G7", "GT"]);
    expect(toCard(["R7"], "R7", "b")).toBeUndefined();
    expect(toCard(["R7"], "R7", "ArrowRight")).toBeUndefined();
  });
});
