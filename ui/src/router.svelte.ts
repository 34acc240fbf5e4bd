// The kinds of pages, told apart by the address; the browser's own history does the rest.

import { isOutdated } from "./build.svelte";
import { atDialog, moved, whenSettled } from "./back";

/** The pages that are about the guest himself. */
const OWN = ["games", "you", "move"] as const;
export type GuestPart = (typeof OWN)[number];

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "rules"; readonly game: string }
  | {
      readonly page: "learn";
      readonly game: string;
      readonly course: string;
      readonly step: number;
      readonly query: string;
    }
  | { readonly page: "study"; readonly game: string; readonly query: string }
  | { readonly page: "puzzle"; readonly game: string; readonly number: string }
  | { readonly page: "review"; readonly game: string; readonly query: string }
  | {
      readonly page: "review-table";
      readonly table: string;
      readonly match: number | undefined;
      readonly round: number;
    }
  | {
      readonly page: "replay";
      readonly table: string;
      readonly match: number;
      readonly round: number;
      /** Without one the round is watched from its beginning. */
      readonly move: number | undefined;
      readonly query: string;
    }
  | { readonly page: "open" }
  | { readonly page: "guest"; readonly part: GuestPart }
  | { readonly page: "unknown" };

/**
 * The page at a path: `/`, `/new/GAME`, `/t/TABLE`, `/rules/GAME`, `/study/GAME?POSITION`, `/puzzle/GAME/NUMBER`,
 * `/learn/GAME/COURSE/STEP`, `/review/GAME?POSITION`, `/review/TABLE/MATCH/ROUND` or, of the current match, `/review/TABLE/ROUND`;
 * `/replay/TABLE/MATCH/ROUND/MOVE`, `/open`; `/games`, `/you`, `/move`. Without a game the study takes the first that can be studied.
 */
export function routeOf(path: string, query = ""): Route {
  const [head = "", name = "", ...rest] = path.split("/").slice(1);
  if (head === "") return { page: "home" };
  if (head === "replay") return replayOf(name, rest, query);
  return studyOf(head, name, rest, query) ?? otherOf(head, name, rest);
}

function studyOf(head: string, name: string, rest: readonly string[], query: string): Route | undefined {
  const [number = "", second = "", ...more] = rest;
  if (!/^[\w-]*$/.test(name) || !/^\w*$/.test(number) || more.length > 0) return undefined;
  if (head === "learn" && name && (!second || /^[1-9]\d?$/.test(second)))
    return { page: "learn", game: name, course: number || "learn", step: Number(second), query };
  if (head === "review" && name && number) return roundAt(name, number, second);
  if (second) return undefined;
  if (head === "puzzle") return { page: "puzzle", game: name, number: number || "today" };
  if (head === "study" && !number) return { page: "study", game: name, query };
  return head === "review" && name ? { page: "review", game: name, query } : undefined;
}

/** A moment of a round that is over; without a move, all of it. */
function replayOf(table: string, rest: readonly string[], query: string): Route {
  const [match, round, move, ...more] = rest;
  const numbers = [match, round, move ?? "0"].map((part) => (/^\d{1,9}$/.test(part ?? "") ? Number(part) : NaN));
  if (!/^[\w-]+$/.test(table) || more.length > 0 || numbers.some(Number.isNaN)) return { page: "unknown" };
  const [of = 0, at = 0, after = 0] = numbers;
  return { page: "replay", table, match: of, round: at, move: move === undefined ? move : after, query };
}

/** The round of a table: of the match with this number, or of the current one if there is one number only. */
function roundAt(table: string, first: string, second: string): Route | undefined {
  if (![first, second || first].every((number) => /^[1-9]\d{0,3}$/.test(number))) return undefined;
  const [match, round] = second ? [Number(first), Number(second)] : [undefined, Number(first)];
  return { page: "review-table", table, match, round };
}

function otherOf(head: string, name: string, rest: readonly string[]): Route {
  const part = OWN.find((own) => own === head);
  if (part && name === "") return { page: "guest", part };
  if (head === "open" && name === "") return { page: "open" };
  if (!/^[\w-]+$/.test(name) || rest.join("") !== "") return { page: "unknown" };
  if (head === "new") return { page: "new", game: name };
  if (head === "t") return { page: "table", table: name };
  if (head === "rules") return { page: "rules", game: name };
  return { page: "unknown" };
}

/** The path of an address below where the room lies, which the server has written into the page. */
export function inside(path: string): string {
  const base = document.querySelector("base")?.getAttribute("href") ?? "/";
  return `${path}/`.startsWith(base) ? path.slice(base.length - 1) || "/" : path;
}

let current = $state.raw<Route>(hereNow());

function hereNow(): Route {
  return routeOf(inside(location.pathname), location.search);
}

export function route(): Route {
  return current;
}

/**
 * Goes to a page of this client, for example `go("t/abc")`; a dialog stays behind without a trace. A client that is older
 * than the room is left for the new one.
 */
export function go(path: string): void {
  whenSettled(() => {
    if (isOutdated()) return location.assign(path);
    if (atDialog()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    arrive();
  });
}

/** Goes to a page in the place of this one: the browser's back button does not lead here again. */
export function goInstead(path: string): void {
  whenSettled(() => {
    if (isOutdated()) return location.replace(path);
    history.replaceState(null, "", path);
    arrive();
  });
}

/** Goes to another state of the same page, which keeps its place; the back button leads back. */
export function goOn(path: string): void {
  history.pushState(null, "", path);
  current = hereNow();
}

function arrive(): void {
  const before = current.page;
  current = hereNow();
  if (current.page !== before) window.scrollTo(0, 0);
}

/** Follows the back button, and takes plain clicks on links of this client without loading the page anew. */
export function startRouter(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  moved();
  window.addEventListener("popstate", moved, { signal });
  window.addEventListener("popstate", arrive, { signal });
  document.addEventListener("click", follow, { signal });
  return () => stop.abort();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (routeOf(inside(link.pathname)).page === "unknown") return;
  event.preventDefault();
  go(link.pathname + link.search);
}
