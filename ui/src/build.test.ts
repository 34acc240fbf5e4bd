import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Build from "./build.svelte";

const reload = vi.fn();

/** The module as a page of that build has it. */
async function pageOf(build: string): Promise<typeof Build> {
  document.head.innerHTML = build ? `<meta name="parlour-build" content="${build}" />` : "";
  vi.resetModules();
  return import("./build.svelte");
}

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.spyOn(location, "reload").mockImplementation(reload);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = document.body.innerHTML = "";
});

test("pitfall 61: a page is older than the room once the room tells of another build", async () => {
  const page = await pageOf("old");
  for (const told of [null, "", "old"]) page.heardBuild(told);
  expect(page.isOutdated()).toBe(false);
  page.heardBuild("new");
  expect(page.isOutdated()).toBe(true);
});

test("a page that does not come from the room is never too old", async () => {
  const page = await pageOf("");
  page.heardBuild("new");
  expect(page.isOutdated()).toBe(false);
});

test("pitfall 61: it is loaded anew once for a build, so that a cache with the old page makes no loop", async () => {
  const page = await pageOf("old");
  page.heardBuild("new");
  page.loadAnew();
  expect(reload).toHaveBeenCalledOnce();
  const again = await pageOf("old");
  again.heardBuild("new");
  expect(again.mayLoadAnew()).toBe(false);
  again.loadAnew();
  expect(reload).toHaveBeenCalledOnce();
  again.heardBuild("newer");
  again.loadAnew();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("pitfall 61: a tab that cannot remember it is never loaded anew by itself", async () => {
  const page = await pageOf("old");
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  page.heardBuild("new");
  page.loadAnew();
  expect(reload).not.toHaveBeenCalled();
});

test("pitfall 61: a full store is as good as none", async () => {
  const page = await pageOf("old");
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  page.heardBuild("new");
  page.loadAnew();
  expect(reload).not.toHaveBeenCalled();
});

test("nobody who writes loses what he has written", async () => {
  const page = await pageOf("old");
  document.body.innerHTML = "<input />";
  document.querySelector("input")?.focus();
  page.heardBuild("new");
  page.loadAnew();
  expect(reload).not.toHaveBeenCalled();
});
