// Who sits where. Seats are numbered clockwise: the left neighbour of seat i is seat i + 1, and plays next.

import type { SeatInfo } from "../../protocol/protocol";
import { sameScreen } from "../../text/seats";
import { SEATS } from "./constants";

/** Clockwise from the near edge: the viewer, his left neighbour, his right neighbour. */
export const PLACES = ["S", "W", "E"] as const;
export type SeatPlace = (typeof PLACES)[number];

/** The seat at the near edge: the viewer's own; seat 0 for a spectator and at a shared screen, where nothing moves. */
export function southSeat(seats: readonly SeatInfo[]): number {
  const own = seats.findIndex((seat) => seat.mine);
  return sameScreen(seats) || own < 0 ? 0 : own;
}

export function seatAt(place: SeatPlace, south: number): number {
  return (PLACES.indexOf(place) + south) % SEATS;
}

export function leftOf(seat: number): number {
  return (seat + 1) % SEATS;
}

/** All seats, the near one first, then clockwise. */
export function inOrder(south: number): number[] {
  return PLACES.map((place) => seatAt(place, south));
}
