import { expect, test } from "vitest";
import { ahead } from "./ahead";
import { frameWith, viewWith } from "./testing";

const RACE = frameWith(viewWith({ hand: ["R3", "Y5", "B6", "G17", "R1"], stacks: [["R4"], ["V16"]] }));
const BY_HAND = frameWith(viewWith({ options: { auto_refill: false }, may_draw: 1 }, { pile: 2 }));

test("pitfall 68: what fits is looked up for the tops that the own cards on their way will make", () => {
  expect(ahead.fits(RACE, [], "Y5 L")).toBe(true);
  expect(ahead.fits(RACE, [], "B6 L")).toBe(false);
  expect(ahead.fits(RACE, ["Y5 L"], "B6 L")).toBe(true);
  expect(ahead.fits(RACE, ["Y5 L"], "R3 L")).toBe(false);
  expect(ahead.fits(RACE, ["G17 R"], "R1 R")).toBe(true);
  expect(ahead.fits(RACE, ["Y5 L"], "Y5 L")).toBe(false);
});

test("pitfall 68: a play is built on the own card that it will lie on, and on no other", () => {
  expect(ahead.builtOn(RACE, [], "Y5 L")).toBeNull();
  expect(ahead.builtOn(RACE, ["Y5 L", "G17 R"], "B6 L")).toBe("Y5 L");
  expect(ahead.builtOn(RACE, ["G17 R"], "Y5 L")).toBeNull();
  expect(ahead.builtOn(RACE, ["Y5 L", "B6 L"], "R1 L")).toBe("B6 L");
});

test("pitfall 68: as many draws may be on their way as there are places, and plays on their way make some", () => {
  expect(ahead.fits(BY_HAND, [], "+")).toBe(true);
  expect(ahead.fits(BY_HAND, ["+"], "+")).toBe(false);
  expect(ahead.fits(BY_HAND, ["+", "R3 L"], "+")).toBe(true);
  expect(ahead.fits(BY_HAND, ["+", "R3 L", "G11 R", "+"], "+")).toBe(false); // the pile is empty then
  expect(ahead.fits(RACE, [], "+")).toBe(false);
});

test("pitfall 68: a draw into the place that a play will leave is built on that play", () => {
  expect(ahead.builtOn(BY_HAND, ["R3 L"], "+")).toBeNull();
  expect(ahead.builtOn(BY_HAND, ["+", "R3 L", "G11 R"], "+")).toBe("R3 L");
  expect(ahead.builtOn(BY_HAND, ["+", "R3 L", "+", "G11 R"], "+")).toBe("G11 R");
});

test("when the round is over nothing fits", () => {
  expect(ahead.fits(frameWith(viewWith({ phase: "ending" })), [], "R3 L")).toBe(false);
});
