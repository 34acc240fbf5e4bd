import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol/protocol";
import { makeBundle } from "./bundle";
import { isolated, withoutIsolation } from "./isolate";
import { initialOf, seatName } from "./seats";
import { t, useBundle } from "./text.svelte";

const GUEST: SeatInfo = { kind: "person", name: "נועה", level: null, mine: false, present: true, ready: false };

test("pitfall 64: a name that runs from right to left is isolated, and no other text has signs that nobody sees", () => {
  useBundle("en", makeBundle("en", "sum = { $name } 42 = 30 + { $points }\nseat-numbered = { $name } { $number }"));
  for (const name of ["נועה", "ליה", "Noa נועה"]) {
    expect(t("sum", { name, points: 12 })).toBe(`\u2068${name}\u2069 42 = 30 + 12`);
  }
  expect(t("sum", { name: "Zoë Łukasz Юля", points: 12 })).toBe("Zoë Łukasz Юля 42 = 30 + 12");
});

test("pitfall 64: a name is isolated where it stands alone or in a list, and its initial is a letter", () => {
  expect(seatName([GUEST], 0)).toBe("\u2068נועה\u2069");
  expect(seatName([GUEST, GUEST], 1)).toContain("\u2068נועה\u2069");
  expect(initialOf([GUEST], 0)).toBe("נ");
  expect(withoutIsolation(isolated("מירה"))).toBe("מירה");
});
