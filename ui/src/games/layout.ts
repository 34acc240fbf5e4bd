// The four arrangements of a board, which the games share, and the scale at which one is drawn.

export type Layout = "wide" | "tablet" | "upright" | "flat";

/** The arrangement for a board of this size in pixels. */
export function layoutOf(width: number, height: number): Layout {
  if (width > height) return height <= 480 ? "flat" : "wide";
  return width < 600 ? "upright" : "tablet";
}

/** The size for which an arrangement is drawn, and how far it may shrink and grow by one factor. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
}

/** How many pixels of the screen one pixel of the design takes. */
export function unitOf(drawn: Drawn, width: number, height: number): number {
  return Math.min(drawn.most, Math.max(drawn.least, Math.min(width / drawn.width, height / drawn.height)));
}
