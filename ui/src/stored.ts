// What is kept in this browser's local storage. Where there is none, or the browser forbids it, nothing is kept; where a
// person has written something else there, nothing is found.

export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The object that is kept there as JSON; an empty one if there is none. */
export function storedObject<Kept extends object>(key: string): Partial<Kept> {
  try {
    return { ...(JSON.parse(storedText(key) ?? "{}") as Kept) };
  } catch {
    return {};
  }
}

/** Keeps a value as JSON; where that cannot be, it lasts as long as the page. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It is forgotten with the page, then.
  }
}
