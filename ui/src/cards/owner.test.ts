import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol/protocol";
import { inkOf } from "./owner";

const SEAT: SeatInfo = { kind: "person", name: "Mira", level: null, mine: false, present: true, ready: false };
const TOKENS = readFileSync(join(import.meta.dirname, "..", "style", "tokens.css"), "utf8");
const SURFACES = ["ground", "table", "well", "panel", "rest"];

/** The colours of a theme by their names, as the style sheet gives them. */
function coloursOf(start: string): Map<string, string> {
  const block = TOKENS.slice(TOKENS.indexOf(start));
  return new Map(
    [...block.slice(0, block.indexOf("}")).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, name = "", colour = ""]) => [name, colour],
    ),
  );
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("points have the colour of the token of their seat, and the ink where it has none", () => {
  const seats = [{ ...SEAT, colour: "moss" as const }, SEAT];
  expect([0, 1, 2].map((seat) => inkOf(seats, seat))).toEqual(["var(--guest-moss)", "var(--ink)", "var(--ink)"]);
});

test.each([":root {", ':root[data-theme="dark"] {'])(
  "in %s numbers can be read in every colour that a seat may have",
  (theme) => {
    const colours = coloursOf(theme);
    const inks = [...colours].filter(([name]) => name === "ink" || name.startsWith("guest-"));
    expect(inks.length).toBe(7);
    for (const [name, ink] of inks)
      for (const surface of SURFACES)
        expect(contrast(ink, colours.get(surface) ?? ink), `${name} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  },
);
