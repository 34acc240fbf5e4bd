// How large a board is on this screen: its arrangement, and the scale at which that is drawn.

import { FINGER } from "./finger";
import { layoutOf, unitOf, type Drawn, type Layout } from "./layout";

/** Bind `width` and `height` to the board's element. */
export class BoardSize {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);

  constructor(private readonly drawn: Record<Layout, Drawn>) {}

  get layout(): Layout {
    return layoutOf(this.width, this.height);
  }

  get phone(): boolean {
    return this.layout === "upright" || this.layout === "flat";
  }

  /** One pixel of the design, as a length of CSS. */
  get unit(): string {
    return `${this.#unit}px`;
  }

  /** How wide a card must be for a finger, in pixels of the design. */
  get finger(): number {
    return FINGER / this.#unit;
  }

  /** By how many pixels of the design the board is higher than it is drawn. */
  get spare(): number {
    return Math.max(0, this.height / this.#unit - this.drawn[this.layout].height);
  }

  get #unit(): number {
    return unitOf(this.drawn[this.layout], this.width, this.height);
  }
}
