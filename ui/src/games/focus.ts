// Where the keyboard's focus is when somebody's turn comes: on the board, unless he is about something else.

import "./focus.css";

const WRITTEN_IN = "input, textarea, select, [contenteditable]";

/**
 * Gives the focus to an element of the board, without scrolling. It stays where it is in a dialog, in a field, on the board,
 * and on any control to which the keyboard has led it.
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!element || !isFree(element.closest("[data-board]"))) return;
  element.focus({ preventScroll: true });
}

function isFree(board: Element | null): boolean {
  const active = document.activeElement;
  if (document.querySelector("dialog[open]")) return false;
  if (!active || active === document.body || active.contains(board)) return true;
  return !board?.contains(active) && !active.matches(`${WRITTEN_IN}, :focus-visible`);
}
