// What is answered to a press on a card or a seat that bids nothing, and what a turn asks for.

import type { Frame } from "../../protocol/protocol";
import { who } from "../../text/seats";
import { whyNot, type Touched } from "../answers.svelte";
import type { Message } from "../game";
import { waits } from "./telling";
import { viewOf } from "./view";
import { prompt } from "./words";

/** Why a card of the hand cannot be bid now; `sealed` is the one that was bid. */
export function whyBarred(card: string, sealed: string | null, frame: Frame): Message {
  const view = viewOf(frame);
  return card === sealed ? { id: "third-man-answer-sealed", args: { bid: card } } : waits(view, frame.seats);
}

/** What this person has to do now. */
export function turnOf(frame: Frame): Message[] {
  return prompt(viewOf(frame), frame.seats).slice(-1);
}

/** Touched was a seat, or what a used card has left of the own hand; `sent` if a bid of this person's is on its way. */
export function answerTo({ seat, laid }: Touched, frame: Frame, sent: boolean): Message[] {
  if (laid) return [{ id: "third-man-answer-used", args: { bid: laid } }];
  if (seat === undefined) return [];
  const { viewer } = viewOf(frame);
  const why = whyNot(frame, sent);
  if (why) return [why];
  if (viewer === Number(seat)) return [{ id: "third-man-answer-own" }];
  return [{ id: "third-man-answer-other", args: who(frame.seats, Number(seat)) }];
}
