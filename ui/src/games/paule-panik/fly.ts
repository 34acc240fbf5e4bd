// The way of a card: from whoever plays it to a stack, and back if it came too late. Only transform and opacity move.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { VANISH } from "../../cards/travel";
import { reducedMotion } from "../../settings.svelte";

export interface Way {
  /** A selector for what the card comes from, or goes back to, on the same board; none if it does not move. */
  readonly from: string | null;
  readonly duration: number;
}

export function fly(node: Element, { from, duration }: Way): TransitionConfig {
  const place = from === null ? null : node.closest("[data-board]")?.querySelector(from);
  if (!place) return { duration: 0 };
  const [here, there] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return { duration, easing: cubicOut, css: (_, u) => `transform: translate(${x * u}px, ${y * u}px)` };
}

/** From a stack: back where it came from, or, under the cards that stay, simply gone. */
export function leave(node: Element, way: Way): TransitionConfig {
  const flight = fly(node, way);
  return flight.duration === 0 && !reducedMotion() ? VANISH : flight;
}
