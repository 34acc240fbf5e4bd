import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { draggable } from "./drag";

const PAGE = `
  <div data-board>
    <div data-onto="table"><i class="felt"></i><div data-hand="1"><span class="theirs" data-card="B1"></span></div></div>
    <div data-hand="0"><button data-card="R1">1</button><button data-card="R2">2</button></div>
  </div>
  <p class="elsewhere"></p>`;

const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const drop = vi.fn<(card: string, onto: string) => void>();
const stays = vi.fn<(element: HTMLElement) => void>();
const clicked = vi.fn<() => void>();
let detach: () => void;

function point(x: number, y: number) {
  return { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0 };
}

/** The pointer goes down on an element, moves, and is released over another one. */
async function drag(from: string, over: string, by = 100): Promise<void> {
  document.elementFromPoint = () => find(over);
  await fireEvent.pointerDown(find(from), point(10, 10));
  await fireEvent.pointerMove(find(from), point(10 + by, 10));
  await fireEvent.pointerUp(find(from), point(10 + by, 10));
  await fireEvent.click(find(from));
}

beforeEach(() => {
  vi.clearAllMocks();
  settings.motion = "reduced";
  document.body.innerHTML = PAGE;
  find("[data-card=R1]").addEventListener("click", clicked);
  detach = draggable({ movable: (card) => card === "R1", drop, stays })(find("[data-board]"));
});

afterEach(() => detach());

test("a card that is dropped on the table is played, and that is no click besides", async () => {
  await drag("[data-card=R1]", ".felt");
  expect(drop).toHaveBeenCalledExactlyOnceWith("R1", "table");
  expect(clicked).not.toHaveBeenCalled();
});

test.each([".elsewhere", "[data-hand='1']", "[data-card=R2]"])("one that is dropped on %s goes back", async (where) => {
  await drag("[data-card=R1]", where);
  expect(drop).not.toHaveBeenCalled();
  expect(clicked).not.toHaveBeenCalled();
  expect(find("[data-card=R1]").style.translate).toBe("");
});

test("the card follows the pointer, and Escape or a second finger lets it go", async () => {
  const card = find("[data-card=R1]");
  for (const end of [
    () => fireEvent.keyDown(document.body, { key: "Escape" }),
    () => fireEvent.pointerDown(card, { ...point(0, 0), pointerId: 2, isPrimary: false }),
    () => fireEvent.pointerCancel(card, point(0, 0)),
  ]) {
    await fireEvent.pointerDown(card, point(10, 10));
    await fireEvent.pointerMove(card, point(40, 60));
    expect(card.style.translate).toBe("30px 50px");
    await end();
    expect(card.style.translate).toBe("");
    await fireEvent.pointerUp(card, point(40, 60));
  }
  expect(drop).not.toHaveBeenCalled();
});

test("a press that hardly moves is a click", async () => {
  await drag("[data-card=R1]", ".felt", 5);
  expect(drop).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test.each(["[data-card=R2]", ".theirs"])(
  "what may not be played stays where it is, and is answered: %s",
  async (from) => {
    await drag(from, ".felt");
    expect(find(from).style.translate).toBe("");
    expect(stays.mock.calls.map(([element]) => element)).toEqual([find(from)]);
    expect(drop).not.toHaveBeenCalled();
  },
);

test("a finger that drags a card moves no page, but an enlarged page is moved, and so is one beside the cards", async () => {
  const touch = async (from: string): Promise<boolean> => {
    await fireEvent.pointerDown(find(from), point(10, 10));
    const kept = await fireEvent.touchMove(find(from), { touches: [{ clientX: 30, clientY: 10 }] });
    await fireEvent.pointerUp(find(from), point(10, 10));
    return kept;
  };
  expect([await touch("[data-card=R1]"), await touch(".felt"), await touch("[data-card=R2]")]).toEqual([
    false,
    true,
    true,
  ]);
  vi.stubGlobal("visualViewport", { scale: 2 });
  expect(await touch("[data-card=R1]")).toBe(true);
  vi.unstubAllGlobals();
});

test("what stays is answered, too, where the browser takes the finger's drag for its own", async () => {
  const tried = async (from: string, pointerType: string): Promise<void> => {
    await fireEvent.pointerDown(find(from), point(10, 10));
    await fireEvent.pointerCancel(find(from), { ...point(0, 0), pointerType });
  };
  await tried("[data-card=R2]", "touch");
  expect(stays.mock.calls).toEqual([[find("[data-card=R2]"), { clientX: 10, clientY: 10 }]]);
  await tried("[data-card=R1]", "touch");
  await tried("[data-card=R2]", "mouse");
  vi.stubGlobal("visualViewport", { scale: 2 });
  await tried("[data-card=R2]", "touch");
  vi.unstubAllGlobals();
  expect(stays).toHaveBeenCalledOnce();
});
