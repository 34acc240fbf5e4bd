// Who sits where, and how a hand is called. Hands are numbered clockwise; hand h is played by seat h % 2.

import type { SeatInfo } from "../../protocol/protocol";
import { isNumbered, sameScreen, seatName, who } from "../../text/seats";
import { HANDS, SIDES } from "./constants";

/** Clockwise from the near edge of the table. */
export const PLACES = ["S", "W", "N", "E"] as const;
export type HandPlace = (typeof PLACES)[number];

/** The hand at the near edge: the viewer's own; hand 0 for a spectator and at a shared screen, where nothing moves. */
export function southHand(seats: readonly SeatInfo[]): number {
  return sameScreen(seats)
    ? 0
    : Math.max(
        0,
        seats.findIndex((seat) => seat.mine),
      );
}

export function placeOf(hand: number, south: number): HandPlace {
  return PLACES[(hand - south + HANDS) % HANDS] as HandPlace;
}

export function handAt(place: HandPlace, south: number): number {
  return (PLACES.indexOf(place) + south) % HANDS;
}

export function sideOf(hand: number): number {
  return hand % SIDES;
}

export function isGhost(hand: number): boolean {
  return hand >= SIDES;
}

/** How a hand is called, as the arguments of a message: the catalogue of each language makes words of them. */
export type WhoseHand = Readonly<{ who: string; name: string; side: number }>;

/** For example `{ who: "other-ghost", name: "Mira", side: 2 }` for Mira's ghost. */
export function whoOf(hand: number, seats: readonly SeatInfo[]): WhoseHand {
  const side = sideOf(hand);
  const info = seats[side];
  const kind = info && isNumbered(seats, info) ? "player" : who(seats, side).who;
  return { who: isGhost(hand) ? GHOST_OF[kind] : kind, name: seatName(seats, side), side: side + 1 };
}

type Kind = "you" | "other" | "bot" | "player";

const GHOST_OF: Record<Kind, string> = {
  you: "your-ghost",
  other: "other-ghost",
  bot: "bot-ghost",
  player: "player-ghost",
};
