import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "./awake";

const flush = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A browser that can; the locks that it gave. */
function browser(): { released: boolean }[] {
  const locks: { released: boolean }[] = [];
  const request = (): Promise<unknown> => {
    const lock = { released: false, release: () => Promise.resolve(void (lock.released = true)) };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  return locks;
}

function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("pitfall 63: the screen stays on until the play is over, and is asked for again when the page is seen again", async () => {
  const locks = browser();
  const release = keepAwake();
  await flush();
  expect(locks).toMatchObject([{ released: false }]);
  locks.forEach((lock) => (lock.released = true)); // as the browser does while nobody sees the page
  become("hidden");
  become("visible");
  await flush();
  expect(locks).toMatchObject([{ released: true }, { released: false }]);
  release();
  await flush();
  expect(locks).toMatchObject([{ released: true }, { released: true }]);
  become("visible");
  await flush();
  expect(locks).toHaveLength(2);
});

test("pitfall 63: a lock that comes when all is over is given back", async () => {
  const locks = browser();
  keepAwake()();
  await flush();
  expect(locks).toMatchObject([{ released: true }]);
});

test("pitfall 63: a browser that cannot, or will not, does no harm", async () => {
  keepAwake()();
  const request = vi.fn(() => Promise.reject(new Error("battery low")));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  keepAwake()();
  await flush();
  expect(request).toHaveBeenCalledOnce();
});
