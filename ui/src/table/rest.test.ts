import { expect, test } from "vitest";
import type { Frame } from "../protocol/protocol";
import { noticeOf } from "./notices";
import { atRest } from "./rest";

test("at rest nobody is to play and nothing can be done, but the table still shows how it stands", () => {
  const frame = {
    phase: "playing",
    seats: [{ kind: "person", mine: true, level: "medium" }],
    acting: 0,
    to_act: [0],
    waits_for: [0],
    legal: ["R5"],
    may: { pause: [0], "come-back": [0] },
    take_back: 0,
    clocks: [12000],
    deal_in: 9000,
    ply: 4,
    tally: [1, 2],
  } as unknown as Frame;
  const rest = atRest(frame);
  expect(rest).toMatchObject({ acting: null, to_act: [], waits_for: [], legal: [], take_back: null });
  expect(rest).toMatchObject({ clocks: [], deal_in: null });
  expect(
    rest.seats.every(({ ready }) => ready),
    "no next round is asked for",
  ).toBe(true);
  expect(noticeOf(frame, 0)?.ways).toHaveLength(1);
  expect(noticeOf(rest, 0)).toBeNull();
  const asking = { ...frame, may: {}, asked: { what: "pause", seat: 0, waits: [1] } } as unknown as Frame;
  expect(noticeOf(asking, 0)?.message.id).toBe("asked-others");
  expect(noticeOf(atRest(asking), 0)).toBeNull();
  expect([rest.ply, rest.tally]).toEqual([4, [1, 2]]);
});
