// The measures of the board's arrangements, in pixels of the design, and the places on the score board.

import type { Drawn, Layout } from "../layout";

/** The size for which each arrangement is drawn; on other boards everything grows or shrinks by one factor. */
export const DRAWN: Record<Layout, Drawn> = {
  wide: { width: 1280, height: 738, least: 0.6, most: 1.7 },
  tablet: { width: 768, height: 962, least: 0.7, most: 1.6 },
  upright: { width: 360, height: 592, least: 0.75, most: 1.6 },
  flat: { width: 640, height: 360, least: 0.8, most: 1.5 },
};

/** As many fields are left free at either end, for pieces that have left the board. */
export const OFF = 2;

/** Where the middle of a score lies, as a share of the width of a board from `-limit` to `limit`. */
export function along(score: number, limit: number): number {
  return (shown(score, limit) + limit + OFF + 0.5) / (2 * (limit + OFF) + 1);
}

/** The score at whose place a piece stands: all that lie beyond an end stand at the same place. */
function shown(score: number, limit: number): number {
  const furthest = limit + OFF / 2;
  return Math.min(furthest, Math.max(-furthest, score));
}

/**
 * Where the number of a move stands, as a share of the board's width: on its way, or beside the way where less than
 * `every` fields of it are seen.
 */
export function besideMove(
  before: number,
  score: number,
  limit: number,
  every: number,
): { at: number; side: "on" | "left" | "right" } {
  const [one, other] = [along(before, limit), along(score, limit)];
  if (Math.abs(shown(score, limit) - shown(before, limit)) >= every) return { at: (one + other) / 2, side: "on" };
  const [left, right] = score > before ? [before, score] : [score, before];
  const ahead = score > before ? right < limit - every / 2 : left <= every / 2 - limit;
  return ahead ? { at: Math.max(one, other), side: "right" } : { at: Math.min(one, other), side: "left" };
}

const A_FIELD = 60;
export const LONGEST_WALK = 700;

/** How long a piece walks, in milliseconds. */
export function walk(fields: number): number {
  return Math.min(LONGEST_WALK, A_FIELD * Math.abs(fields));
}

/** How long a sealed bid takes to turn over. */
export const TURN = 300;
/** From the moment that it is to turn until it has: a page needs a moment to begin. */
export const TURNED = TURN + 50;
