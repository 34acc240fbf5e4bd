import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol/protocol";
import { placesOf } from "./places";

const seats = (resigned?: number): SeatInfo[] =>
  [0, 1, 2, 3].map((seat) => ({ kind: "person", name: "", mine: false, resigned: seat === resigned }) as SeatInfo);
const places = (tally: number[], winners: number[], resigned?: number): number[][] =>
  placesOf({ tally, winners, seats: seats(resigned) }).map(({ seat, place }) => [place, seat]);

test("more is better, and who is level shares a place", () => {
  expect(places([1, 3, 0, 1], [1])).toEqual([
    [1, 1],
    [2, 0],
    [2, 3],
    [4, 2],
  ]);
});

test("who has won comes first and who gave up last, whatever they have collected", () => {
  expect(places([2, 1, 0, 0], [1], 0)).toEqual([
    [1, 1],
    [2, 2],
    [2, 3],
    [4, 0],
  ]);
  expect(places([3, 3, 0, 1], [0, 1]).slice(0, 2)).toEqual([
    [1, 0],
    [1, 1],
  ]);
});
