// In a race a card is played when it is pressed: until the finger leaves it again another tenth of a second is gone.

import { A_MOVE } from "../drag";

/** So many milliseconds a finger waits for what would make it a gesture: half of what it takes to let go. */
export const GESTURE = 40;

export interface Pressed {
  readonly act: () => void;
  /** Whether it acts as soon as it is pressed; else when it is let go, as any button. */
  readonly early: () => boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * An attachment for a button. A finger acts a moment after it came down, unless it has become part of a gesture: it moves,
 * or another one is down; then it acts when it is lifted where it came down. On an enlarged page any finger may be about
 * to move it. Keys, and what a screen reader does, arrive as clicks that no press made.
 */
export function pressed({ act, early }: Pressed): (button: HTMLElement) => () => void {
  return (button) => {
    let done = false;
    let tap: Point | null = null;
    let soon: ReturnType<typeof setTimeout> | undefined;

    function now(): void {
      drop();
      done = true;
      act();
    }

    function drop(): void {
      clearTimeout(soon);
      tap = null;
    }

    const listeners = {
      pointerdown(event: PointerEvent): void {
        done = false;
        if (early() && event.pointerType !== "touch" && event.button === 0) now();
      },

      touchstart(event: TouchEvent): void {
        const touch = event.changedTouches[0];
        drop();
        if (!early() || !touch) return;
        tap = { x: touch.clientX, y: touch.clientY };
        if (event.touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1) soon = setTimeout(now, GESTURE);
      },

      touchmove(event: TouchEvent): void {
        const touch = event.changedTouches[0];
        if (tap && touch && Math.hypot(touch.clientX - tap.x, touch.clientY - tap.y) > A_MOVE) drop();
      },

      touchend(): void {
        if (tap) now();
      },

      touchcancel: drop,

      click(event: MouseEvent): void {
        if (event.detail === 0 || !done) act();
        done = false;
      },
    };
    const joined = ({ touches }: TouchEvent): void => void (touches.length > 1 && clearTimeout(soon));

    const all = Object.entries(listeners) as [string, EventListener][];
    const over = new AbortController();
    const { signal } = over;
    for (const [name, listener] of all) button.addEventListener(name, listener, { signal });
    window.addEventListener("touchstart", joined, { signal });
    return () => {
      drop();
      over.abort();
    };
  };
}
