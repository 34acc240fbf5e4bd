// The time, for countdowns.

/** How long ago a moment of `performance.now` is, in milliseconds; it follows the time while it is shown. */
export function since(moment: () => number): { readonly passed: number } {
  let now = $state(performance.now());
  $effect(() => {
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 250);
    return () => clearInterval(timer);
  });
  return {
    get passed() {
      return Math.max(0, now - moment());
    },
  };
}
