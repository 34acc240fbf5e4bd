// What somebody reads at his first table.

import type { SeatInfo } from "../../protocol/protocol";
import { sameScreen } from "../../text/seats";
import { tapOnCard } from "../first";
import type { Message } from "../game";
import { COST } from "./constants";

export function first(seats: readonly SeatInfo[]): readonly Message[] {
  return [
    { id: "first-costly-tricks-goal", args: { cost: COST } },
    { id: sameScreen(seats) ? "first-costly-tricks-hands-shared" : "first-costly-tricks-hands" },
    tapOnCard(),
  ];
}
