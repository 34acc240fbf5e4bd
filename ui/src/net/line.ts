// The live connections to the room: their addresses, and why there may be none.

import type { Message } from "../games/game";
import { putMe, RoomError } from "./api";

/** So many tries must fail before the room is asked over HTTP what is the matter. */
export const TRIES = 3;

/** The longest wait between two tries, in milliseconds. */
export const LONGEST_WAIT = 10_000;

/** Milliseconds before try number `tries` (from 0) to connect anew: 250, 500, 1000 … 10000. */
export function waitBefore(tries: number): number {
  return Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(tries, 10));
}

/** The address of a live connection, for example `lineTo("api/study/live")` is `ws://host/api/study/live`. */
export function lineTo(path: string): string {
  const address = new URL(path, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/**
 * Why no live connection opens though the room answers; nothing if it does not. The question changes nothing, but the
 * room judges it like a live connection, by where the page comes from.
 */
export async function whyNoLine(): Promise<Message | undefined> {
  try {
    await putMe({});
  } catch (error) {
    if (!(error instanceof RoomError) || error.code === "unreachable") return undefined;
    if (error.code !== "no-cookie") return error.words;
  }
  return { id: "connection-blocked" };
}
