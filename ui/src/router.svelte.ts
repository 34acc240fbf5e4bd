// Four kinds of pages, told apart by the address; the browser's own history does the rest.

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "unknown" };

/** The page at a path: `/`, `/new/GAME`, `/t/TABLE` or `/rules/GAME`. */
export function routeOf(path: string): Route {
  const [head = "", name = "", ...rest] = path.split("/").slice(1);
  if (head === "") return { page: "home" };
  if (!/^[\w-]+$/.test(name) || rest.join("") !== "") return { page: "unknown" };
  if (head === "new") return { page: "new", game: name };
  if (head === "t") return { page: "table", table: name };
  if (head === "rules") return { page: "rules", game: name };
  return { page: "unknown" };
}

let current = $state.raw<Route>(routeOf(location.pathname));

export function route(): Route {
  return current;
}

/** Goes to a page of this client. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

function arrive(): void {
  current = routeOf(location.pathname);
  window.scrollTo(0, 0);
}

/** Follows the back button, and takes plain clicks on links of this client without loading the page anew. */
export function startRouter(): () => void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
  return () => {
    window.removeEventListener("popstate", arrive);
    document.removeEventListener("click", follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (routeOf(link.pathname).page === "unknown") return;
  event.preventDefault();
  go(link.pathname);
}
