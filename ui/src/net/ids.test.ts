import { expect, test } from "vitest";
import { newId } from "./ids";

test("ids need no secure context, fit into an address, and differ", () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
});
