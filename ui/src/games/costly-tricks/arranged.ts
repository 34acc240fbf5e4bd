// A position that is put together card by card: which hand holds which card, and which hand leads.

import type { Message, Setup } from "../game";
import { cardOf } from "./cards";
import { COLOURS, type Colour } from "./colours";
import { DEAL, HANDS, HIGHEST } from "./constants";
import { SEATS } from "./example";
import { whoOf } from "./seats";

export interface Arranged {
  /** By hand its cards, in the order of a hand. */
  readonly hands: readonly (readonly string[])[];
  /** The hand that leads; null as long as nobody has said: then it is the one with the red 0. */
  readonly leader: number | null;
}

const RANKS = "0123456789T";
const RED_ZERO = "R0";
/** All cards, as they lie in a hand: by colour, from high to low. */
export const DECK: readonly string[] = COLOURS.flatMap((colour) => [...RANKS].reverse().map((rank) => colour + rank));

export const NOTHING: Arranged = { hands: Array.from({ length: HANDS }, () => []), leader: null };

/** The hand that holds a card, if one does. */
export function holderOf({ hands }: Arranged, card: string): number | null {
  const hand = hands.findIndex((held) => held.includes(card));
  return hand < 0 ? null : hand;
}

/** A card is given to a hand; one that the hand has already is taken from it. */
export function given(arranged: Arranged, card: string, to: number): Arranged {
  const back = holderOf(arranged, card) === to;
  const hands = arranged.hands.map((held, hand) =>
    inOrder([...held.filter((one) => one !== card), ...(hand === to && !back ? [card] : [])]),
  );
  return { ...arranged, hands };
}

/** Whether a hand has as many cards as it may get. */
export function isFull({ hands }: Arranged, hand: number): boolean {
  return (hands[hand]?.length ?? 0) >= DEAL;
}

/** What is left of the deck goes to the hands by chance, until each is full. */
export function dealtOut(arranged: Arranged, chance: () => number = Math.random): Arranged {
  const rest = shuffled(
    DECK.filter((card) => holderOf(arranged, card) === null),
    chance,
  );
  const hands = arranged.hands.map((held) => inOrder([...held, ...rest.splice(0, DEAL - held.length)]));
  return { ...arranged, hands };
}

function shuffled(cards: readonly string[], chance: () => number): string[] {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as string, mixed[last] as string];
  }
  return mixed;
}

/** The hand that leads: a full deal is led by the red 0 (CT-3), an ending by whom one likes. */
export function leaderOf(arranged: Arranged): number | null {
  const holder = holderOf(arranged, RED_ZERO);
  return isFullDeal(arranged) ? holder : (arranged.leader ?? holder);
}

export function isFullDeal({ hands }: Arranged): boolean {
  return hands.every((held) => held.length === DEAL);
}

/** What keeps the cards from being a position; none if they are one. */
export function missing(arranged: Arranged): Message | null {
  const sizes = arranged.hands.map((held) => held.length);
  const most = Math.max(...sizes);
  if (most === 0) return { id: "costly-tricks-arrange-none" };
  const hand = sizes.findIndex((size) => size < most);
  if (hand >= 0)
    return { id: "costly-tricks-arrange-more", args: { ...whoOf(hand, SEATS), count: most - (sizes[hand] ?? 0) } };
  return leaderOf(arranged) === null ? { id: "costly-tricks-arrange-leader" } : null;
}

/** As a record writes it. */
export function setupOf(arranged: Arranged): Setup {
  return { hands: arranged.hands.map(writtenHand), leader: leaderOf(arranged) };
}

/** What a record says; hands that cannot be read are empty. */
export function arrangedOf(setup: Setup): Arranged {
  const texts: readonly unknown[] = Array.isArray(setup["hands"]) ? setup["hands"] : [];
  const hands = NOTHING.hands.map((_, hand) => readHand(texts[hand]));
  const held = hands.flat();
  const { leader } = setup;
  const leads = typeof leader === "number" && leader in hands ? leader : null;
  return new Set(held).size === held.length ? { hands, leader: leads } : NOTHING;
}

function writtenHand(held: readonly string[]): string {
  return COLOURS.map((colour) => ranksOf(held, colour)).join(".");
}

function ranksOf(held: readonly string[], colour: Colour): string {
  return held
    .filter((card) => card.startsWith(colour))
    .map((card) => card.slice(1))
    .join("");
}

function readHand(text: unknown): readonly string[] {
  const suits = typeof text === "string" ? text.split(".") : [];
  const cards = suits.flatMap((ranks, index) => [...ranks].map((rank) => `${COLOURS[index] ?? ""}${rank}`));
  return cards.every((card) => DECK.includes(card)) && cards.length <= DEAL ? inOrder(cards) : [];
}

function inOrder(cards: readonly string[]): readonly string[] {
  const place = (card: string): number => {
    const { colour, rank } = cardOf(card);
    return COLOURS.indexOf(colour) * (HIGHEST + 1) - rank;
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
