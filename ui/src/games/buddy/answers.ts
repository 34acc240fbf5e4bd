// What is answered to a press on a card or a set that plays nothing, and what a turn asks for.

import type { Frame } from "../../protocol/protocol";
import { who } from "../../text/seats";
import { whyNot, type Touched } from "../answers.svelte";
import type { Message } from "../game";
import { viewOf } from "./view";

/** Why a card of the set that plays may not be played (BL-5). */
export function whyBarred(card: string): Message {
  return { id: "error-buddy-holds-higher", args: { card } };
}

/** Whose turn it is, and what may not be played. */
export function turnOf(frame: Frame): Message[] {
  const { to_play, barred } = viewOf(frame);
  if (to_play === null) return [];
  return [{ id: "turn-of", args: who(frame.seats, to_play) }, ...(barred ? [whyBarred(barred)] : [])];
}

/** Touched was a set, or a card on the table; `sent` if a card of this person's is on its way. */
export function answerTo({ hand, laid }: Touched, frame: Frame, sent: boolean): Message[] {
  if (laid) return toLaid(laid, frame, sent);
  const { to_play: plays } = viewOf(frame);
  const why = whyNot(frame, sent);
  if (why) return [why];
  if (plays === null) return [];
  const pressed = Number(hand);
  if (frame.acting !== null && pressed === plays) return turnOf(frame);
  const now = { id: "turn-of", args: who(frame.seats, plays) };
  const mine = frame.seats[pressed]?.mine ?? false;
  return mine && frame.acting === null ? [now] : [{ id: "buddy-whose", args: who(frame.seats, pressed) }, now];
}

/** A card on the table by its seat and rank, "2 7"; one that is not there yet is chosen, or on its way. */
function toLaid(laid: string, frame: Frame, sent: boolean): Message[] {
  const [seat = "", card = ""] = laid.split(" ");
  const lies = viewOf(frame).table.some((one) => one.card === card && `${one.seat}` === seat);
  if (!lies) return frame.legal.includes(card) ? [{ id: sent ? "on-its-way" : "not-played-yet" }] : [];
  return [{ id: "buddy-laid", args: { ...who(frame.seats, Number(seat)), card } }];
}
