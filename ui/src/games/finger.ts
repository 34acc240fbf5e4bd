// How large what a finger hits must be, and how cards lie in lines of that.

/** The least width of a card that may be played, in pixels of the page. */
export const FINGER = 44;
/** Between the cards of a tray. */
export const TRAY_GAP = 2;

/** In how many columns so many cards lie in a tray of this width, in pixels: as few lines as possible, all alike full. */
export function trayColumns(count: number, width: number): number {
  const capacity = Math.floor((width + TRAY_GAP) / (FINGER + TRAY_GAP));
  return evenly(count, capacity);
}

/** How many of `count` lie in each line, of which none holds more than `capacity`. */
export function evenly(count: number, capacity: number): number {
  const lines = Math.max(1, Math.ceil(count / Math.max(1, capacity)));
  return Math.ceil(count / lines);
}
