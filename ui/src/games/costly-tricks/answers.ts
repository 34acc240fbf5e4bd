// What is answered to a press on a card or a hand that plays nothing, and what a turn asks for.

import type { Frame } from "../../protocol/protocol";
import { whyNot, type Touched } from "../answers.svelte";
import type { Message } from "../game";
import { cardOf } from "./cards";
import { sideOf, whoOf } from "./seats";
import { viewOf } from "./view";

/** Why a card of the hand that plays may not be played. */
export function whyBarred(frame: Frame): Message {
  const { duty, led, trump } = viewOf(frame);
  const id = duty === "trump" ? "costly-tricks-reason-trump" : "costly-tricks-reason-follow";
  return { id, args: { led: led ?? "", trump: trump ?? "" } };
}

/** Which hand plays, and what it must do. */
export function turnOf(frame: Frame): Message[] {
  const { to_play, duty, led, trump } = viewOf(frame);
  if (to_play === null || duty === null) return [];
  const args = { ...whoOf(to_play, frame.seats), duty, led: led ?? "", trump: trump ?? "" };
  return [{ id: "costly-tricks-turn-told", args }];
}

/** Touched was a hand, or a card in the trick; `sent` if a card of this person's is on its way. */
export function answerTo({ hand, laid }: Touched, frame: Frame, sent: boolean): Message[] {
  if (laid) return toLaid(laid, frame, sent);
  const { to_play: plays } = viewOf(frame);
  const why = whyNot(frame, sent);
  if (why) return [why];
  if (plays === null) return [];
  const pressed = Number(hand);
  const mine = frame.seats[sideOf(pressed)]?.mine ?? false;
  if (frame.acting !== null && pressed === plays) return turnOf(frame);
  const now = { id: "costly-tricks-plays-now", args: whoOf(plays, frame.seats) };
  return mine && frame.acting === null ? [now] : [whose(pressed, frame), now];
}

function whose(hand: number, frame: Frame): Message {
  return { id: "costly-tricks-whose", args: whoOf(hand, frame.seats) };
}

/** A card in the trick has been played; one that is not there yet is chosen, or on its way. */
function toLaid(card: string, frame: Frame, sent: boolean): Message[] {
  const played = viewOf(frame).table.find((one) => one.card === card);
  if (!played) return frame.legal.includes(card) ? [{ id: sent ? "on-its-way" : "not-played-yet" }] : [];
  return [{ id: "costly-tricks-laid", args: { ...whoOf(played.hand, frame.seats), ...cardOf(card) } }];
}
