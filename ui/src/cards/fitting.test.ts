import { afterEach, expect, test, vi } from "vitest";
import { fitting, type Stands } from "./fitting";

const LINE = 20;
const ONE = "p";

afterEach(() => void vi.restoreAllMocks());

/** Which of a box's lines stand there, where it has room for so many. */
function standing(room: number, lines: number, ...ways: Stands[]): number[] {
  const box = document.createElement("div");
  box.append(...Array.from({ length: lines }, () => document.createElement(ONE)));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const above = [...box.children].slice(0, [...box.children].indexOf(this) + 1) as HTMLElement[];
    const shown = above.filter(({ hidden }) => !hidden).length;
    return { bottom: (this === box ? room : shown) * LINE } as DOMRect;
  });
  fitting(() => ways)(box)();
  return [...box.children].flatMap((line, place) => ((line as HTMLElement).hidden ? [] : [place]));
}

const all: Stands = () => true;
const second: Stands = (place) => place === 1;
const none: Stands = () => false;

test.each([
  [3, [0, 1, 2]],
  [2, [1]],
  [1, [1]],
  [0, []],
])("of several ways to show three lines the first that has room is taken: %i lines", (room, expected) => {
  expect(standing(room, 3, all, second, none)).toEqual(expected);
});

test("the last way is taken even where it has no room", () => {
  expect(standing(0, 3, all, second)).toEqual([1]);
});

test("the ways are those for so many lines", () => {
  const box = document.createElement("div");
  box.append(document.createElement(ONE), document.createElement(ONE));
  const ways = vi.fn(() => [all]);
  fitting(ways)(box)();
  expect(ways).toHaveBeenCalledExactlyOnceWith(2);
});
