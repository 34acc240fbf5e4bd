// The measures of the board's arrangements, in pixels of the design, and how long cards fly.

import type { Drawn, Layout } from "../layout";

/** The size for which each arrangement is drawn; on other boards everything grows or shrinks by one factor. */
export const DRAWN: Record<Layout, Drawn> = {
  wide: { width: 1280, height: 738, least: 0.6, most: 1.7 },
  tablet: { width: 768, height: 962, least: 0.7, most: 1.6 },
  upright: { width: 360, height: 600, least: 0.75, most: 1.6 },
  flat: { width: 640, height: 360, least: 0.8, most: 1.5 },
};

/** How long a card takes to a stack, in milliseconds. */
export const FLIGHT = 110;
/** How long a card that came too late takes back. */
export const RETURN = 160;
