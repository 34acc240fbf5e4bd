// What is answered to a press on a card, a stack or a hand that plays nothing.

import type { Frame } from "../../protocol/protocol";
import { who } from "../../text/seats";
import { whyNot, type Touched } from "../answers.svelte";
import type { Message } from "../game";
import { viewOf } from "./view";

/** Touched was another player, a side pile, or a stack without a card being chosen; or a card that is on its way. */
export function answerTo({ hand, side, stack, card }: Touched, frame: Frame): Message[] {
  const view = viewOf(frame);
  if (view.phase === "ending" || view.phase === "over") return [];
  if (card) return [{ id: "on-its-way" }];
  if (hand !== undefined && Number(hand) === view.viewer) return [];
  if (hand !== undefined) return [{ id: "paule-panik-answer-other", args: who(frame.seats, Number(hand)) }];
  if (side !== undefined) return [{ id: "paule-panik-answer-side" }];
  if (stack === undefined || view.phase !== "play") return [];
  return [whyNot(frame, false) ?? { id: "paule-panik-answer-stack" }];
}
