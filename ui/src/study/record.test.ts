import { expect, test } from "vitest";
import { addressOf, inEdition, pasted, recordIn, recordOf, type GameRecord } from "./record";

const SHEET: GameRecord = {
  game: "costly-tricks",
  players: 2,
  edition: "french",
  setup: { hands: ["T5.4..", ".2..83", ".3.T1.", "...T76"], leader: 0, score: -3 },
  actions: ["R5", "B3"],
};

test("an address holds a position and gives it back", () => {
  const address = addressOf("study", SHEET);
  expect(address).toBe(
    "study/costly-tricks?edition=french&hands=T5.4..,.2..83,.3.T1.,...T76&leader=0&score=-3&play=R5,B3",
  );
  expect(recordIn("costly-tricks", address.split("?")[1] ?? "")).toEqual(SHEET);
});

test("options that differ from the edition's stay with the position", () => {
  const record = { ...SHEET, options: { must_follow_trump: false, match: "tug_of_war" } };
  const address = addressOf("study", record);
  expect(address).toContain("&option.must_follow_trump=false&option.match=tug_of_war&");
  expect(recordIn("costly-tricks", address.split("?")[1] ?? "")).toEqual(record);
  expect(recordIn("costly-tricks", "?option.must_follow_trump=false")).toBeNull();
});

test("in another edition a position begins anew, with that edition's options", () => {
  const record = { ...SHEET, options: { must_follow_trump: false } };
  expect(inEdition(record, "piatnik-2001")).toEqual({ ...SHEET, edition: "piatnik-2001", actions: [] });
});

test("an address without a set-up holds no position", () => {
  expect(recordIn("costly-tricks", "")).toBeNull();
  expect(recordIn("costly-tricks", "?edition=french&play=R5")).toBeNull();
});

test("four hands can be pasted, with the hand that leads or without", () => {
  const hands = ["T5.4..", ".2..83", ".3.T1.", "...T76"];
  expect(pasted("g", "french", hands.join(" "))?.setup).toEqual({ hands });
  expect(pasted("g", "french", `${hands.join("\n")} 2`)?.setup).toEqual({ hands, leader: 2 });
  expect(pasted("g", "french", "T5.4.. .2..83")).toBeNull();
  expect(pasted("g", "french", `${hands.join(" ")} 7`)).toBeNull();
});

test("a record can be pasted, and of a match its last round with the match's header", () => {
  expect(pasted("g", "x", JSON.stringify(SHEET))).toEqual(SHEET);
  const { setup, actions, ...header } = SHEET;
  const match = {
    ...header,
    match: [
      { setup: {}, actions: [] },
      { setup, actions },
    ],
  };
  expect(pasted("g", "x", JSON.stringify(match))).toEqual(SHEET);
  expect(recordOf("g", match, 0)?.actions).toEqual([]);
  expect(recordOf("g", match, 2)).toBeNull();
});

test("what is no record is none", () => {
  for (const text of ["{", "{}", '{"setup": 3}', '{"setup": {}, "actions": "R5"}', ""])
    expect(pasted("g", "x", text)).toBeNull();
});
