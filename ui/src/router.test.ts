import { afterEach, beforeEach, expect, test } from "vitest";
import { go, goOn, inside, route, routeOf, startRouter } from "./router.svelte";

let stop: () => void;
beforeEach(() => {
  stop = startRouter();
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  document.querySelector("base")?.remove();
});

test("the address tells the page", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new/costly-tricks")).toEqual({ page: "new", game: "costly-tricks" });
  expect(routeOf("/t/x-Y_9")).toEqual({ page: "table", table: "x-Y_9" });
  expect(routeOf("/rules/buddy")).toEqual({ page: "rules", game: "buddy" });
});

test("the address of a replay names the moment, or means all of it", () => {
  const at = { page: "replay", table: "a-B_c", match: 2, round: 3 };
  expect(routeOf("/replay/a-B_c/2/3/44", "?eyes=1")).toEqual({ ...at, move: 44, query: "?eyes=1" });
  expect(routeOf("/replay/a-B_c/2/3")).toEqual({ ...at, move: undefined, query: "" });
  expect(routeOf("/open")).toEqual({ page: "open" });
  for (const path of ["/replay", "/replay/a", "/replay/a/1", "/replay/a/1/x", "/replay/a/1/1/-1", "/replay/a/1/1/1/1"])
    expect(routeOf(path).page).toBe("unknown");
  expect(routeOf("/open/x").page).toBe("unknown");
});

test("a guest's own pages stand alone", () => {
  for (const part of ["games", "you", "move"]) expect(routeOf(`/${part}`)).toEqual({ page: "guest", part });
  for (const path of ["/games/x", "/you/me", "/move/code"]) expect(routeOf(path).page).toBe("unknown");
});

test("the address of a study holds its position", () => {
  expect(routeOf("/study")).toEqual({ page: "study", game: "", query: "" });
  expect(routeOf("/study/costly-tricks", "?leader=0")).toEqual({
    page: "study",
    game: "costly-tricks",
    query: "?leader=0",
  });
  expect(routeOf("/puzzle")).toEqual({ page: "puzzle", game: "", number: "today" });
  expect(routeOf("/puzzle/costly-tricks/0")).toEqual({ page: "puzzle", game: "costly-tricks", number: "0" });
  expect(routeOf("/review/a-B_c/2")).toEqual({ page: "review-table", table: "a-B_c", match: undefined, round: 2 });
  expect(routeOf("/review/a-B_c/3/2")).toEqual({ page: "review-table", table: "a-B_c", match: 3, round: 2 });
  expect(routeOf("/learn/buddy/better/3", "?a=b")).toEqual({
    page: "learn",
    game: "buddy",
    course: "better",
    step: 3,
    query: "?a=b",
  });
  expect(routeOf("/learn/buddy")).toEqual({ page: "learn", game: "buddy", course: "learn", step: 0, query: "" });
  for (const path of [
    "/learn",
    "/learn/buddy/learn/0",
    "/learn/buddy/learn/x",
    "/learn/buddy/learn/1/2",
    "/review",
    "/review/a/0",
    "/review/a/x",
    "/review/a/1/x",
    "/review/a/0/1",
    "/review/a/1/1/1",
    "/study/a/b",
    "/puzzle/a/b/c",
  ])
    expect(routeOf(path).page).toBe("unknown");
});

test("another state of the same page keeps its query and comes back by the browser's history", () => {
  go("/study/costly-tricks?leader=0");
  goOn("/study/costly-tricks?leader=1");
  expect(route()).toEqual({ page: "study", game: "costly-tricks", query: "?leader=1" });
});

test("an address of no page is unknown", () => {
  for (const path of ["/t", "/t/", "/t/a/b", "/t/%2e%2e", "/elsewhere"]) expect(routeOf(path).page).toBe("unknown");
});

test("going somewhere shows it, and the browser's history event brings back the page of the address", () => {
  go("/t/abc");
  expect(route()).toEqual({ page: "table", table: "abc" });
  history.replaceState(null, "", "/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(route()).toEqual({ page: "home" });
});

test("a plain click on a link of this client goes there without loading", () => {
  document.body.innerHTML = '<a href="/rules/buddy"><span>Rules</span></a>';
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("span")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(route()).toEqual({ page: "rules", game: "buddy" });
});

test("a click that wants a new tab, and a link to a file of the room, are the browser's", () => {
  document.body.innerHTML =
    '<a id="page" href="/rules/buddy">Rules</a><a id="file" href="/api/tables/x/record">Record</a>';
  const control = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  document.getElementById("page")?.dispatchEvent(control);
  const file = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.getElementById("file")?.dispatchEvent(file);
  expect([control.defaultPrevented, file.defaultPrevented]).toEqual([false, false]);
});

test("pitfall 59: below a path the pages are the same", () => {
  document.head.insertAdjacentHTML("afterbegin", '<base href="/cards/" />');
  expect(["/cards", "/cards/", "/cards/t/abc", "/t/abc", "/cardsharp"].map(inside)).toEqual([
    "/",
    "/",
    "/t/abc",
    "/t/abc",
    "/cardsharp",
  ]);
});
