// The way of a card: from its hand to the table, and with its trick to the winner. Only transform and opacity move.

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** How long a card takes to the table, in milliseconds. */
export const TRAVEL = 180;
/** How long a trick takes to its winner. */
export const GATHER = 260;

interface Way {
  /** The hand the card comes from or goes to. */
  readonly hand: number;
  /** No travel: the person asked for less motion, or the card lies there already. */
  readonly still: boolean;
}

function delta(node: Element, hand: number): { x: number; y: number } {
  const target = node.closest("[data-board]")?.querySelector(`[data-hand="${hand}"]`);
  if (!target) return { x: 0, y: 0 };
  const [from, to] = [node.getBoundingClientRect(), target.getBoundingClientRect()];
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
  };
}

/** From the hand that plays it to its place in the trick. */
export function arrive(node: Element, { hand, still }: Way): TransitionConfig {
  if (still) return { duration: 0 };
  const { x, y } = delta(node, hand);
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${0.4 + 0.6 * t}`,
  };
}

/** From its place in the trick to the hand that won. */
export function gather(node: Element, { hand, still }: Way): TransitionConfig {
  if (still) return { duration: 0 };
  const { x, y } = delta(node, hand);
  return {
    duration: GATHER,
    easing: cubicIn,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.5 + 0.5 * t}); opacity: ${t}`,
  };
}
