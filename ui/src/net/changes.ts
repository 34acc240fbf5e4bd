// The frame that a client sees, out of what it is told: whole frames, and changes of the last one.

import type { Change, Frame } from "../protocol/protocol";

type Lists = Readonly<Record<string, unknown>>;

/** The frame after a message, given the one before it. */
export function frameAfter(frame: Frame | null, message: Frame | Change): Frame {
  if (message.type === "frame") return message;
  const { n, events, fields, more, view, view_more } = message;
  const known = frame as unknown as Lists;
  const seen = known.view as Lists | null;
  const changed = view || view_more ? { ...seen, ...view, ...longer(seen, view_more) } : seen;
  return { ...known, view: changed, ...fields, ...longer(known, more), n, events } as unknown as Frame;
}

/** Lists with what has come to their ends. */
function longer(lists: Lists | null, more: Readonly<Record<string, unknown[]>> = {}): Lists {
  return Object.fromEntries(
    Object.entries(more).map(([name, items]) => [name, [...(lists?.[name] as unknown[]), ...items]]),
  );
}
