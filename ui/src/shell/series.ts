// A double click means what its first click met. Once that is gone, the rest must not act on what has come in its place.

/** A capturing listener of clicks: stops the rest of a series that began on a button which has left the page. */
export function restOfSeries(): (event: MouseEvent) => void {
  let first: Element | null = null;
  return (event) => {
    if (event.detail < 2) first = (event.target as Element).closest("button, a");
    else if (first && !first.isConnected) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
