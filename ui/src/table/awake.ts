// A phone that lies on the table must not go to sleep while its person thinks.

/**
 * Keeps the screen on until the returned function is called, wherever the browser can: on plain http it cannot, and a
 * battery that runs low may forbid it. The browser lets go by itself of a page that nobody sees, so it is asked anew.
 */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let asking = false;
  const over = new AbortController();

  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible" || asking || (held && !held.released)) return;
    asking = true;
    try {
      held = await navigator.wakeLock.request("screen");
      if (over.signal.aborted) await held.release();
    } catch {
      // The screen follows the device's own settings, then.
    }
    asking = false;
  }

  const seen = (): void => void ask();
  if ("wakeLock" in navigator) {
    seen();
    document.addEventListener("visibilitychange", seen, { signal: over.signal });
  }
  return () => {
    over.abort();
    void held?.release().catch(() => undefined);
  };
}
