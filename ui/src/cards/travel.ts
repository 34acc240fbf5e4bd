// The way of a card: from its hand to the table, and with its trick to the winner. Only transform and opacity move.

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** How long a card takes to the table, in milliseconds. */
export const TRAVEL = 180;
/** How long a trick takes to its winner. */
export const GATHER = 260;

/**
 * How a card leaves that goes nowhere, while others of its list do. It must take some time: where the transition of one
 * that leaves ends before those of the others have begun, Svelte waits for it for ever, and all of them stay on the page.
 */
export const VANISH: TransitionConfig = { duration: 1, css: () => "opacity: 0" };

interface Way {
  /** The hand the card comes from or goes to. */
  readonly hand: number;
  /** No travel: the person asked for less motion, or the card lies there already. */
  readonly still: boolean;
}

interface WayOff extends Way {
  /** The card was not played after all: it is gone at once, wherever the others go. */
  readonly withdrawn: boolean;
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

/** From its place in the trick to the hand that won; its room is free at once. */
export function gather(node: HTMLElement, { hand, still, withdrawn }: WayOff): TransitionConfig {
  if (still) return { duration: 0 };
  if (withdrawn) return VANISH;
  const { x, y } = delta(node, hand);
  lift(node);
  return {
    duration: GATHER,
    easing: cubicIn,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.5 + 0.5 * t}); opacity: ${t}`,
  };
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the cards lay when the first of those that leave together was lifted. */
let lay = new Map<Element, Place>();

/** Takes a card out of the flow without moving it, so that what comes in its place does not shift. */
function lift(node: HTMLElement): void {
  if (getComputedStyle(node).position === "absolute") return;
  if (!lay.has(node)) {
    lay = new Map([...(node.parentElement?.children ?? [])].map((card) => [card, placeOf(card as HTMLElement)]));
    queueMicrotask(() => lay.clear());
  }
  const { left, top, width, height } = lay.get(node) ?? placeOf(node);
  node.style.cssText += `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
}

function placeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Place {
  return { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
}
