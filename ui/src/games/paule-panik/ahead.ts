// What may be played before the table has answered: what lies on top once the own cards on their way have arrived, and
// what fits there, which is looked up in the view.

import type { Ahead } from "../game";
import { cardOf, DRAW, playOf, SIDES, viewOf, type PaulePanikView } from "./view";

/** The card on top of the left and of the right stack; none before the cards are dealt. */
export type Tops = readonly (string | undefined)[];

export function topsOf(view: PaulePanikView): Tops {
  return view.stacks.map((stack) => stack.at(-1));
}

/** The tops once these actions are done. */
export function topsAfter(tops: Tops, sent: readonly string[]): Tops {
  const plays = sent.flatMap((action) => playOf(action) ?? []);
  return tops.map((top, stack) => plays.findLast((play) => play.stack === stack)?.card ?? top);
}

/** Whether a card of the hand may lie on another one. */
export function fitsOn(view: PaulePanikView, card: string, top: string | undefined): boolean {
  const ranks = view.goes_on[view.hand.indexOf(card)];
  return view.phase === "play" && top !== undefined && (ranks?.includes(cardOf(top).rank) ?? false);
}

/** The stacks that a card of the hand fits, with these tops. */
export function fitting(view: PaulePanikView, card: string, tops: Tops): number[] {
  return SIDES.map((_, stack) => stack).filter((stack) => fitsOn(view, card, tops[stack]));
}

/** Whether no card of the hand may lie on a stack once these actions are done. */
export function nothingFits(view: PaulePanikView, sent: readonly string[]): boolean {
  const tops = topsAfter(topsOf(view), sent);
  return view.hand.every((card) => fitting(view, card, tops).length === 0);
}

/** The draws among actions that need a place which a play on its way will leave free. */
function drawsAhead(view: PaulePanikView, sent: readonly string[]): number {
  return sent.filter((action) => action === DRAW).length - view.may_draw;
}

function playsOf(sent: readonly string[]): string[] {
  return sent.filter((action) => playOf(action) !== null);
}

export const ahead: Ahead = {
  fits(frame, sent, action) {
    const view = viewOf(frame);
    const played = playOf(action);
    if (action === DRAW) return mayDraw(view, sent);
    if (!played || sent.some((other) => playOf(other)?.card === played.card)) return false;
    return fitsOn(view, played.card, topsAfter(topsOf(view), sent)[played.stack]);
  },

  builtOn(frame, sent, action) {
    const played = playOf(action);
    if (played) return sent.findLast((other) => playOf(other)?.stack === played.stack) ?? null;
    return action === DRAW ? (playsOf(sent)[drawsAhead(viewOf(frame), sent)] ?? null) : null;
  },
};

function mayDraw(view: PaulePanikView, sent: readonly string[]): boolean {
  const own = view.viewer === null ? undefined : view.players[view.viewer];
  const drawn = sent.filter((action) => action === DRAW).length;
  if (!own || view.options.auto_refill || view.phase !== "play") return false;
  return drawn < own.pile && drawsAhead(view, sent) < playsOf(sent).length;
}
