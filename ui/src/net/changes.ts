// The frame that a client sees, out of what it is told: whole frames, and changes of the last one.

import type { Change, Frame, Patch } from "../protocol/protocol";

type Fields = Readonly<Record<string, unknown>>;

/** The frame after a message, given the one before it. */
export function frameAfter(frame: Frame | null, message: Frame | Change): Frame {
  if (message.type === "frame") return message;
  const { n, events, frame: patch, view } = message;
  const known = frame as unknown as Fields;
  const seen = view ? renewed(known.view as Fields, view) : known.view;
  return { ...renewed({ ...known, view: seen }, patch), n, events } as unknown as Frame;
}

function renewed(fields: Fields, { new: changed = {}, more = {}, at = {} }: Patch = {}): Fields {
  const longer = mapped(more, (name, items) => [...(fields[name] as unknown[]), ...items]);
  const mended = mapped(at, (name, items) => Object.assign([...(fields[name] as unknown[])], items));
  return { ...fields, ...changed, ...longer, ...mended };
}

function mapped<T>(all: Readonly<Record<string, T>>, one: (name: string, value: T) => unknown): Fields {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, one(name, value)]));
}
