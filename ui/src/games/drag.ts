// Dragging a card onto the table plays it, with a mouse or a finger, in any game. Every drag has a tap and a key.

import "./drag.css";
import { reducedMotion } from "../settings.svelte";

/** With fewer pixels it is a tap. */
export const A_MOVE = 8;
/** How long a card takes back to its place, in milliseconds. */
const RETURN = 160;
/** What can be taken up, and what lies there to be looked at. */
const CARDS = "[data-card], [data-plays], [data-laid]";

export interface Dragging {
  /** Whether a card may be taken up: it can be played, or nobody knows yet. */
  readonly movable: (card: string) => boolean;
  /** A card was dropped on an element with `data-onto`, whose value tells which. */
  readonly drop: (card: string, onto: string) => void;
  /** Somebody tried to drag what cannot be taken up; it has stayed where it is. */
  readonly stays: (element: HTMLElement, at: Point) => void;
}

/** A place of the page, as events tell it. */
type Point = Pick<PointerEvent, "clientX" | "clientY">;

interface Hold {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  /** The card that moves, or might; null for what stays. */
  readonly card: string | null;
  moved: boolean;
}

/** An attachment for a board: its cards carry `data-card`, in the tray `data-plays`. */
export function draggable({ movable, drop, stays }: Dragging) {
  return (board: HTMLElement): (() => void) => {
    let hold: Hold | null = null;

    function press(event: PointerEvent): void {
      if (hold || !event.isPrimary) return letGo();
      const element = (event.target as Element).closest<HTMLElement>(CARDS);
      if (!element || event.button !== 0) return;
      const card = element.dataset["card"] ?? element.dataset["plays"] ?? null;
      const free = card !== null && element.matches("button") && movable(card);
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      hold = { pointer, x, y, element, card: free ? card : null, moved: false };
    }

    function move({ pointerId, clientX, clientY }: PointerEvent): void {
      if (hold?.pointer !== pointerId) return;
      const [x, y] = [clientX - hold.x, clientY - hold.y];
      if (!hold.moved && Math.hypot(x, y) > A_MOVE) takeUp(hold);
      if (hold.moved && hold.card) hold.element.style.translate = `${x}px ${y}px`;
    }

    function release(event: PointerEvent): void {
      if (hold?.pointer !== event.pointerId) return;
      const { element, card, moved } = hold;
      const onto = moved && card ? under(event) : null;
      letGo(onto !== null);
      if (!moved) return;
      noClick();
      if (card === null) stays(element, event);
      else if (onto !== null && element.isConnected) drop(card, onto);
    }

    /** The browser has taken the gesture for its own: a finger that drags what stays where it is would move the page. */
    function cancel({ pointerId, pointerType }: PointerEvent): void {
      const held = hold;
      letGo();
      if (held?.pointer !== pointerId || held.card !== null || pointerType !== "touch" || isEnlarged()) return;
      stays(held.element, { clientX: held.x, clientY: held.y });
    }

    function takeUp(held: Hold): void {
      held.moved = true;
      if (held.card === null) return;
      board.dataset["dragging"] = "";
      held.element.dataset["dragged"] = "";
    }

    /** The card lies in its place again; if it was dropped on nothing, it is seen to go there. */
    function letGo(dropped = false): void {
      if (hold?.moved && hold.card) goBack(hold.element, dropped);
      delete board.dataset["dragging"];
      hold = null;
    }

    /** A finger that drags a card moves no page; where the page is enlarged, it does, for how else could it be moved. */
    function keepPage(event: TouchEvent): void {
      if (hold?.card && event.touches.length === 1 && !isEnlarged()) event.preventDefault();
    }

    const over = new AbortController();
    const { signal } = over;
    board.addEventListener("pointerdown", press, { signal });
    board.addEventListener("touchmove", keepPage, { signal, passive: false });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", release, { signal });
    window.addEventListener("pointercancel", cancel, { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && letGo(), { signal });
    return () => {
      letGo();
      over.abort();
    };
  };
}

function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) !== 1;
}

/** On what of the table the pointer is; a hand is none of it, wherever it lies. */
function under({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY);
  if (!found || found.closest("[data-hand]")) return null;
  return found.closest<HTMLElement>("[data-onto]")?.dataset["onto"] ?? null;
}

function goBack(element: HTMLElement, dropped: boolean): void {
  const from = element.style.translate;
  element.style.translate = "";
  delete element.dataset["dragged"];
  if (dropped || reducedMotion()) return;
  element.animate?.([{ translate: from }, { translate: "0px 0px" }], { duration: RETURN, easing: "ease-out" });
}

/** The click that the browser makes of a press and its release means nothing after a drag. */
function noClick(): void {
  const over = new AbortController();
  const stop = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", stop, { capture: true, once: true, signal: over.signal });
  setTimeout(() => over.abort());
}
