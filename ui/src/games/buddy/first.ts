// What somebody reads at his first table.

import type { SeatInfo } from "../../protocol/protocol";
import { sameScreen } from "../../text/seats";
import { tapOnCard } from "../first";
import type { Message } from "../game";

export function first(seats: readonly SeatInfo[]): readonly Message[] {
  return [
    { id: "first-buddy-goal" },
    { id: sameScreen(seats) ? "first-buddy-hands-shared" : "first-buddy-hands" },
    tapOnCard(),
  ];
}
