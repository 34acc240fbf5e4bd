// The browser's back button closes a dialog rather than leave the page: while one is open, the history has an entry for it.

/** What closes each dialog that is open. */
const open: (() => void)[] = [];
/** While the entry is being taken away, which takes the browser a moment: what has to wait for that. */
let waiting: (() => void)[] | undefined;

/** Whether the browser stands at the entry of a dialog. */
export function atDialog(): boolean {
  return (history.state as { dialog?: boolean } | null)?.dialog === true;
}

/** A dialog has opened, and the back button closes it; returns what to call when it has closed, however that was. */
export function opened(close: () => void): () => void {
  open.push(close);
  whenSettled(enter);
  return () => {
    open.splice(open.indexOf(close), 1);
    // Another dialog may take this one's place, and its entry.
    queueMicrotask(leave);
  };
}

/** Does something to the history, but not before the entry of a closed dialog is gone. */
export function whenSettled(change: () => void): void {
  if (waiting) waiting.push(change);
  else change();
}

/** The browser has gone to another entry of the history. */
export function moved(): void {
  const changes = waiting;
  waiting = undefined;
  if (changes) changes.forEach((change) => change());
  else if (!atDialog()) [...open].forEach((close) => close());
  leave();
}

function enter(): void {
  if (open.length > 0 && !atDialog()) history.pushState({ dialog: true }, "");
}

/** Leaves an entry without its dialog: it was closed by hand, or the page was loaded anew, or "forward" led to it. */
function leave(): void {
  if (open.length > 0 || waiting || !atDialog()) return;
  waiting = [];
  history.back();
}
