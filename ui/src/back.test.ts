import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moved, opened, whenSettled } from "./back";
import { go } from "./router.svelte";
import Dialog from "./shell/Dialog.svelte";

/** The browser's history, whose back button takes effect only when the test says so. */
let entries: { state: unknown; path: string }[];
let back: number;

const here = (): string => entries.map(({ state, path }) => (state ? `(${path})` : path)).join(" ");

/** The browser goes back, once for each time that it was asked to, or because the person wants it. */
function goBack(): void {
  entries.pop();
  moved();
}

async function settle(): Promise<void> {
  await tick();
  for (; back > 0; back--) goBack();
}

beforeEach(() => {
  entries = [{ state: null, path: "/t/a" }];
  back = 0;
  vi.spyOn(history, "state", "get").mockImplementation(() => entries.at(-1)?.state);
  vi.spyOn(history, "back").mockImplementation(() => void back++);
  vi.spyOn(history, "pushState").mockImplementation((state: unknown, _title, path) => {
    entries.push({ state, path: String(path ?? entries.at(-1)?.path) });
  });
  vi.spyOn(history, "replaceState").mockImplementation((state: unknown, _title, path) => {
    entries[entries.length - 1] = { state, path: String(path) };
  });
});

afterEach(() => vi.restoreAllMocks());

test("the back button closes what is open, and the page stays", () => {
  const close = vi.fn();
  const closed = opened(close);
  expect(here()).toBe("/t/a (/t/a)");
  goBack();
  expect(close).toHaveBeenCalledOnce();
  closed();
  expect(here()).toBe("/t/a");
});

test("what is closed by hand takes its entry with it, so that one step back leaves the page", async () => {
  const closed = opened(() => {});
  closed();
  await settle();
  expect(here()).toBe("/t/a");
});

test("a dialog that takes the place of another takes its entry", async () => {
  const first = opened(() => {});
  first();
  const close = vi.fn();
  const second = opened(close);
  await settle();
  expect(here()).toBe("/t/a (/t/a)");
  expect(close).not.toHaveBeenCalled();
  second();
  await settle();
  expect(here()).toBe("/t/a");
});

test("what opens, or goes elsewhere, while an entry is being taken away waits for that", async () => {
  opened(() => {})();
  await tick();
  const close = vi.fn();
  const closed = opened(close);
  whenSettled(() => entries.push({ state: null, path: "/after" }));
  expect(here()).toBe("/t/a (/t/a)");
  await settle();
  expect(here()).toBe("/t/a (/t/a) /after");
  expect(close).not.toHaveBeenCalled();
  closed();
});

test("a link in a dialog leads on from the page under it", async () => {
  const closed = opened(() => {});
  go("/rules/buddy");
  closed();
  await settle();
  expect(here()).toBe("/t/a /rules/buddy");
});

test("an entry whose dialog is gone, as after loading the page anew, is left", async () => {
  entries.push({ state: { dialog: true }, path: "/t/a" });
  moved();
  await settle();
  expect(here()).toBe("/t/a");
});

test("a dialog has its entry while it is shown", async () => {
  const onclose = vi.fn();
  const { unmount } = render(Dialog, { title: "Rules", onclose, children: (() => {}) as never });
  expect(here()).toBe("/t/a (/t/a)");
  goBack();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  unmount();
  expect(here()).toBe("/t/a");
});

test("a dialog says at once, and only once, that it was closed: the browser does so later, when the next may be open", () => {
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(() => {});
  const onclose = vi.fn();
  render(Dialog, { title: "Rules", onclose, children: (() => {}) as never });
  screen.getByRole("button").click();
  expect(onclose).toHaveBeenCalledOnce();
  screen.getByRole("dialog").dispatchEvent(new Event("close"));
  expect(onclose).toHaveBeenCalledOnce();
});
