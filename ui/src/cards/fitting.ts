// What of a box there is room for, in whole pieces: nothing is cut off in the middle of a sentence.

/** Which of a box's children stand there, told of each by its place, from 0. */
export type Stands = (place: number) => boolean;

/**
 * An attachment for a box: of several ways to show its children, the best first, the first that has room is taken, and the
 * last one if none has; again whenever the children, or the room for them, are others.
 *
 * @param ways - for so many children
 */
export function fitting(ways: (count: number) => readonly Stands[]): (box: HTMLElement) => () => void {
  return (box) => {
    const measure = (): void => {
      const children = [...box.children] as HTMLElement[];
      for (const shown of ways(children.length)) {
        children.forEach((child, place) => (child.hidden = !shown(place)));
        if (hasRoom(box, children)) return;
      }
    };
    const room = new ResizeObserver(measure);
    const words = new MutationObserver(measure);
    room.observe(box);
    words.observe(box, { childList: true, characterData: true, subtree: true });
    measure();
    return () => {
      room.disconnect();
      words.disconnect();
    };
  };
}

function hasRoom(box: HTMLElement, children: readonly HTMLElement[]): boolean {
  const { bottom } = box.getBoundingClientRect();
  return children.every((child) => child.hidden || child.getBoundingClientRect().bottom <= bottom + 1);
}
