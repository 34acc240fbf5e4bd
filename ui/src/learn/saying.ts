// What a lesson says, as a message.

import type { Message } from "../games/game";
import type { Lesson } from "../protocol/protocol";

export function messageOf({ id, count }: NonNullable<Lesson["says"]>): Message {
  return typeof count === "number" ? { id, args: { count } } : { id };
}
