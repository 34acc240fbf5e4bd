/** Whether a media query holds, as a value that components follow. */
export function media(query: string): { readonly matches: boolean } {
  const list = window.matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", () => (matches = list.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

/** Too narrow for two columns of text as large as it is set: a phone held upright. */
export const narrow = media("(max-width: 39.9375em)");

/** A phone held sideways: the bar's controls move into the board's rail. */
export const flat = media("(orientation: landscape) and (max-height: 480px)");
