import { describe, expect, test } from "vitest";
import { FACTS } from "../../protocol/facts";
import { ANNULLED, BOARDS, PLAIN, SHARED_FIRST, SHARED_SECOND, SHARED_THIRD } from "./example";
import { frameWith, REVEALED, viewWith } from "./testing";
import { reached } from "./keys";
import { along, besideMove, walk } from "./layout";
import { auctionNumber, auctionShown, hasBid } from "./view";

const PLAYED = {
  leader: 0,
  bids: REVEALED.bids,
  places: REVEALED.places,
  moves: REVEALED.moves,
  scores: REVEALED.after,
};

describe("the score board", () => {
  test("0 lies in the middle, and the ends are as far from it", () => {
    expect(along(0, 20)).toBe(0.5);
    expect(along(20, 20) + along(-20, 20)).toBeCloseTo(1);
  });

  test("a piece that has left the board stands beyond its end, still in sight", () => {
    for (const score of [21, 40]) {
      expect(along(score, 20)).toBeGreaterThan(along(20, 20));
      expect(along(score, 20)).toBeLessThan(1);
      expect(along(-score, 20)).toBeGreaterThan(0);
    }
  });

  test("pieces walk field by field, but never long", () => {
    expect(walk(-3)).toBe(180);
    expect(walk(18)).toBe(700);
  });
});

describe("which auction lies on the table", () => {
  const led = viewWith({ auction: 2, auctions: [PLAYED] }, { 0: { doing: "open", bid: 4 } });

  test("the last one until the next open bid", () => {
    expect(auctionShown(frameWith(viewWith({ auctions: [PLAYED] })), true)).toBe(PLAYED);
    expect(auctionShown(frameWith(led), true)).toBeNull();
  });

  test("just turned over, it stays for its pause even if the next has begun", () => {
    const frame = frameWith(led, { events: [REVEALED] });
    expect(auctionShown(frame, false)).toBe(PLAYED);
    expect([auctionNumber(frame, false), auctionNumber(frame, true)]).toEqual([1, 2]);
  });
});

test("a bid is done when the view shows it as the viewer's own", () => {
  const frame = frameWith(viewWith({}, { 0: { doing: "sealed", bid: 6 }, 1: { bid: 5 } }));
  expect([hasBid(frame, "6"), hasBid(frame, "5")]).toEqual([true, false]);
});

test("keys lead along the hand and to a rank that is held", () => {
  const hand = ["0", "4", "9"];
  expect(["ArrowLeft", "ArrowRight", "Home", "End", "9", "5"].map((key) => reached(hand, "4", key))).toEqual([
    "0",
    "9",
    "0",
    "9",
    "9",
    undefined,
  ]);
});

describe("the pictures of the rules", () => {
  test("earn what the rules' example says", () => {
    const { first, second, third, last, first_gain, second_cost, third_gain } = FACTS["third-man"];
    expect(PLAIN.bids).toEqual([first, second, third, last]);
    expect(PLAIN.moves).toEqual([first_gain, -second_cost, third_gain, 0]);
  });

  test("are of a board that ends where the chosen rules say", () => {
    expect([BOARDS.beyond.board_end, BOARDS.reach.board_end]).toEqual(["beyond", "reach"]);
    expect(BOARDS.reach.auctions).toEqual(BOARDS.beyond.auctions);
  });

  test("equal bids, and only they, share a place", () => {
    for (const { bids, places } of [PLAIN, SHARED_FIRST, SHARED_SECOND, SHARED_THIRD]) {
      for (const [index, place] of places.entries()) {
        expect(place.startsWith("shared-")).toBe(bids.filter((bid) => bid === bids[index]).length === 2);
      }
    }
    expect(ANNULLED.places).toEqual([]);
    expect(ANNULLED.bids.filter((bid) => bid === ANNULLED.bids[0])).toHaveLength(3);
  });
});

test("the number of a move stands on a long way, beside a short one, and never beyond an end of the board", () => {
  expect(besideMove(0, 10, 20, 10)).toEqual({ at: (along(0, 20) + along(10, 20)) / 2, side: "on" });
  expect(besideMove(0, 2, 20, 10)).toEqual({ at: along(2, 20), side: "right" });
  expect(besideMove(0, -2, 20, 10)).toEqual({ at: along(-2, 20), side: "left" });
  expect(besideMove(20, 30, 20, 10)).toEqual({ at: along(20, 20), side: "left" });
  expect(besideMove(-20, -28, 20, 5)).toEqual({ at: along(-20, 20), side: "right" });
});
