import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GESTURE, pressed } from "./press";

const act = vi.fn<() => void>();
let early = true;
let button: HTMLElement;
let remove: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  early = true;
  button = document.createElement("button");
  remove = pressed({ act, early: () => early })(button);
});
afterEach(() => {
  remove();
  vi.useRealTimers();
});

function pointer(pointerType: string, of: Partial<PointerEventInit> = {}): void {
  button.dispatchEvent(new PointerEvent("pointerdown", { pointerType, button: 0, ...of }));
}

function click(detail = 1): void {
  button.dispatchEvent(new MouseEvent("click", { detail }));
}

/** A finger at a place, with so many fingers on the screen. */
function touch(kind: string, fingers = 1, [x, y] = [10, 10]): void {
  const event = new Event(kind);
  Object.assign(event, { touches: { length: fingers }, changedTouches: [{ clientX: x, clientY: y }] });
  button.dispatchEvent(event);
}

test("pitfall 68: a mouse acts when it is pressed, and its click does nothing more", () => {
  pointer("mouse");
  expect(act).toHaveBeenCalledTimes(1);
  click();
  expect(act).toHaveBeenCalledTimes(1);
});

test("pitfall 68: the other buttons of a mouse do not act", () => {
  pointer("mouse", { button: 2 });
  expect(act).not.toHaveBeenCalled();
});

test("pitfall 68: a finger acts a moment after it came down, long before it is lifted, and once", () => {
  pointer("touch");
  touch("touchstart");
  vi.advanceTimersByTime(GESTURE);
  expect(act).toHaveBeenCalledTimes(1);
  touch("touchend", 0);
  click();
  expect(act).toHaveBeenCalledTimes(1);
});

test("pitfall 68: a finger that is lifted at once acts then", () => {
  touch("touchstart");
  touch("touchend", 0);
  vi.advanceTimersByTime(GESTURE);
  expect(act).toHaveBeenCalledTimes(1);
});

test("pitfall 68: a finger beside another one acts when it is lifted where it came down", () => {
  touch("touchstart", 2);
  vi.advanceTimersByTime(GESTURE);
  expect(act).not.toHaveBeenCalled();
  touch("touchmove", 2, [14, 12]);
  touch("touchend", 1);
  expect(act).toHaveBeenCalledTimes(1);
});

test("pitfall 68: a finger that is joined by another one anywhere on the page is part of a gesture", () => {
  touch("touchstart");
  window.dispatchEvent(Object.assign(new Event("touchstart"), { touches: { length: 2 } }));
  vi.advanceTimersByTime(GESTURE);
  touch("touchmove", 2, [10, 40]);
  touch("touchend", 1);
  expect(act).not.toHaveBeenCalled();
});

test("pitfall 68: a finger that wipes over a card does not act", () => {
  touch("touchstart");
  touch("touchmove", 1, [10, 30]);
  vi.advanceTimersByTime(GESTURE);
  touch("touchend", 0);
  expect(act).not.toHaveBeenCalled();
});

test("pitfall 68: fingers that move, or whose gesture the browser takes over, act never", () => {
  touch("touchstart", 2);
  touch("touchmove", 2, [10, 40]);
  touch("touchend", 1);
  touch("touchstart", 2);
  touch("touchcancel", 2);
  touch("touchend", 1);
  expect(act).not.toHaveBeenCalled();
});

test("pitfall 68: on an enlarged page a finger may be about to move it", () => {
  vi.stubGlobal("visualViewport", { scale: 2 });
  touch("touchstart");
  vi.advanceTimersByTime(GESTURE);
  expect(act).not.toHaveBeenCalled();
  touch("touchend", 0);
  expect(act).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test("pitfall 43: a key, or a screen reader, clicks without a press, also after a press whose click never came", () => {
  click(0);
  pointer("mouse");
  click(0);
  expect(act).toHaveBeenCalledTimes(3);
});

test("pitfall 40: where cards are dragged they act when they are let go", () => {
  early = false;
  pointer("mouse");
  touch("touchstart");
  expect(act).not.toHaveBeenCalled();
  click();
  expect(act).toHaveBeenCalledTimes(1);
});
