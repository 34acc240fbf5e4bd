import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { createRawSnippet, tick } from "svelte";
import { say } from "../text";
import Lately from "./Lately.svelte";

const LATELY = [{ id: "history-empty" }, { id: "your-turn" }, { id: "hint" }];
const LINE = 20;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** How many sentences stand there where there is room for so many lines, each sentence taking some. */
function shown(room: number, ...lines: readonly number[]): number {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const place = this.parentElement?.tagName === "DIV" ? [...this.parentElement.children].indexOf(this) : 0;
    const above = lines.slice(0, place + 1).reduce((sum, count) => sum + count, 0);
    return { bottom: (this.tagName === "P" ? above : room) * LINE } as DOMRect;
  });
  const { container } = render(Lately, { lately: LATELY });
  return [...container.querySelectorAll("p")].filter(({ hidden }) => !hidden).length;
}

test("the newest comes first", () => {
  const { container } = render(Lately, { lately: LATELY });
  const [newest, ...older] = [...container.querySelectorAll("p")];
  expect(newest?.textContent).toBe(say({ id: "hint" }));
  expect(newest?.className).not.toContain("older");
  expect(older.map((line) => line.className)).toEqual([
    expect.stringContaining("older"),
    expect.stringContaining("older"),
  ]);
});

test.each([
  [3, [1, 1, 1], 3],
  [3, [2, 1, 1], 2],
  [3, [1, 3, 1], 1],
  [2, [3, 1, 1], 1],
])("where %i lines have room and the sentences take %j, %i stand there, whole", (room, lines, expected) => {
  expect(shown(room, ...lines)).toBe(expected);
});

test("where something newer stands before them, all are older", () => {
  const now = createRawSnippet(() => ({ render: () => "<p>now</p>" }));
  const { container } = render(Lately, { lately: LATELY, now });
  expect([...container.querySelectorAll("p")].map((line) => [line.textContent, line.matches(".older")])).toEqual([
    ["now", false],
    ...LATELY.toReversed().map((message) => [say(message), true]),
  ]);
});

test("when another happens the room is measured anew, and the newest comes to stand first", async () => {
  const room = vi.spyOn(Element.prototype, "getBoundingClientRect");
  const { container, rerender } = render(Lately, { lately: LATELY });
  await tick();
  room.mockClear();
  await rerender({ lately: [...LATELY.slice(1), { id: "menu" }] });
  await vi.waitFor(() => expect(room).toHaveBeenCalled());
  expect(container.querySelector("p")?.textContent).toBe(say({ id: "menu" }));
});
