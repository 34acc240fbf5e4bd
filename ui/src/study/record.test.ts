import { expect, test } from "vitest";
import type { PositionNotation } from "../games/game";
import { addressOf, inEdition, pasted, recordIn, type GameRecord } from "./record";

/** A game of three whose positions are piles: "3+4+5". */
const notation: PositionNotation = {
  players: 3,
  fieldsOf: ({ piles }) => [["piles", (piles as number[]).join("+")]],
  setupIn: (fields) => ({ piles: fields.flatMap(([, value]) => value.split("+").map(Number)) }),
  typed: (text) => (/^[\d+]+$/.test(text) ? { piles: text.split("+").map(Number) } : null),
  help: { id: "help" },
  notUnderstood: { id: "not-understood" },
};
const PILES: GameRecord = {
  game: "nim",
  players: 3,
  edition: "old",
  setup: { piles: [3, 4, 5] },
  actions: ["a1", "b2"],
};
const read = (address: string): GameRecord | null => recordIn("nim", address.split("?")[1] ?? "", notation);

test("an address holds a position as its game writes it, and gives it back", () => {
  const address = addressOf("study", PILES, notation);
  expect(address).toBe("study/nim?edition=old&piles=3+4+5&play=a1,b2");
  expect(read(address.replaceAll("+", "%2B"))).toEqual(PILES);
});

test("options that differ from the edition's stay with the position", () => {
  const record = { ...PILES, options: { misere: false, match: "tug_of_war" } };
  const address = addressOf("study", record, notation).replaceAll("+", "%2B");
  expect(address).toContain("&option.misere=false&option.match=tug_of_war&");
  expect(read(address)).toEqual(record);
  expect(recordIn("nim", "?option.misere=false", notation)).toBeNull();
});

test("a record of earlier rules keeps their version: pasted, in an address, in another edition", () => {
  const record = { ...PILES, version: 1 };
  const { setup, actions, ...header } = record;
  expect(pasted("nim", "new", JSON.stringify(record), notation)).toEqual(record);
  expect(pasted("nim", "new", JSON.stringify({ ...header, match: [{ setup, actions }] }), notation)).toEqual(record);
  const address = addressOf("review", record, notation);
  expect(address).toBe("review/nim?version=1&edition=old&piles=3+4+5&play=a1,b2");
  expect(read(address.replaceAll("+", "%2B"))).toEqual(record);
  expect(inEdition(record, "new")).toEqual({ ...record, edition: "new", actions: [] });
});

test("what is no version goes to the room as it is, which says so", () => {
  expect(read("?version=one&piles=3")?.version).toBe("one");
  expect(recordIn("nim", "?version=1", notation)).toBeNull();
});

test("in another edition a position begins anew, with that edition's options", () => {
  const record = { ...PILES, options: { misere: false } };
  expect(inEdition(record, "new")).toEqual({ ...PILES, edition: "new", actions: [] });
});

test("an address without a set-up holds no position", () => {
  expect(recordIn("nim", "", notation)).toBeNull();
  expect(recordIn("nim", "?edition=old&play=a1", notation)).toBeNull();
});

test("a position can be typed as its game writes it", () => {
  expect(pasted("nim", "old", "3+4+5", notation)).toEqual({ ...PILES, actions: [] });
  expect(pasted("nim", "old", "three", notation)).toBeNull();
});

test("a record can be pasted, and of a match its last round with the match's header", () => {
  const paste = (record: object): GameRecord | null => pasted("nim", "new", JSON.stringify(record), notation);
  expect(paste(PILES)).toEqual(PILES);
  const { setup, actions, ...header } = PILES;
  const rounds = [
    { setup: {}, actions: [] },
    { setup, actions },
  ];
  const match = { ...header, match: rounds };
  expect(paste(match)).toEqual(PILES);
  expect(paste({ setup, actions })).toEqual({ game: "nim", players: 3, setup, actions });
  expect(paste({ match: rounds })).toEqual({ game: "nim", players: 3, setup, actions });
  expect(paste({ ...header, match: [] })).toBeNull();
});

test("what is no record is none", () => {
  for (const text of ["{", "{}", '{"setup": 3}', '{"setup": {}, "actions": "R5"}', ""])
    expect(pasted("nim", "old", text, notation)).toBeNull();
});
