// Whether this page is of the build that the room has: one that was loaded before an upgrade is loaded anew, once.

/** Which build this tab was last loaded anew for. */
const KEY = "parlour.loaded-anew";

/** The build of this page; empty if it did not come from the room itself. */
const own = document.querySelector<HTMLMetaElement>('meta[name="parlour-build"]')?.content ?? "";
let newest = $state(own);

/** Takes what the room says about its build. */
export function heardBuild(build: string | null): void {
  if (build) newest = build;
}

/** Whether the room has another build than this page. */
export function isOutdated(): boolean {
  return own !== "" && newest !== own;
}

/**
 * Loads the page anew, at the same address; not while somebody writes, and once only for the same build of the room. A
 * tab that cannot remember that never does.
 */
export function loadAnew(): void {
  if (mayLoadAnew() && remember()) location.reload();
}

/** Whether `loadAnew` would. */
export function mayLoadAnew(): boolean {
  return !(document.activeElement instanceof HTMLInputElement) && remembered() !== newest;
}

/** The build that the page was loaded anew for; what counts as never is told apart from what cannot be known. */
function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return newest;
  }
}

function remember(): boolean {
  try {
    sessionStorage.setItem(KEY, newest);
    return true;
  } catch {
    return false;
  }
}
