// In a race a card is played when it is pressed: until the finger leaves it again another tenth of a second is gone.

/** With fewer pixels it is a tap. */
export const A_MOVE = 8;

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
 * An attachment for a button. Fingers that may belong to a gesture, since others are down or the page is enlarged, act
 * when they are lifted where they came down. Keys, and what a screen reader does, arrive as clicks that no press made.
 */
export function pressed({ act, early }: Pressed): (button: HTMLElement) => () => void {
  return (button) => {
    let done = false;
    let tap: Point | null = null;

    function now(): void {
      done = true;
      act();
    }

    function pointerdown(event: PointerEvent): void {
      done = false;
      if (early() && event.pointerType !== "touch" && event.button === 0) now();
    }

    function touchstart(event: TouchEvent): void {
      const touch = event.changedTouches[0];
      tap = null;
      if (!early() || !touch) return;
      if (event.touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1) now();
      else tap = { x: touch.clientX, y: touch.clientY };
    }

    function touchmove(event: TouchEvent): void {
      const touch = event.changedTouches[0];
      if (tap && touch && Math.hypot(touch.clientX - tap.x, touch.clientY - tap.y) > A_MOVE) tap = null;
    }

    function touchend(): void {
      if (tap) now();
      tap = null;
    }

    function click(event: MouseEvent): void {
      if (event.detail === 0 || !done) act();
      done = false;
    }

    const listeners = { pointerdown, touchstart, touchmove, touchend, click };
    const cancel = (): void => void (tap = null);
    for (const [name, listener] of Object.entries(listeners)) button.addEventListener(name, listener as EventListener);
    button.addEventListener("touchcancel", cancel);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        button.removeEventListener(name, listener as EventListener);
      }
      button.removeEventListener("touchcancel", cancel);
    };
  };
}
