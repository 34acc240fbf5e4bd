// Names that run from right to left, within sentences and sums that run from left to right.

/** A letter of a script that runs from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * The text within the signs that isolate it (U+2068, U+2069) if anything in it runs from right to left, and as it is
 * otherwise: a sum beside "נועה" stays in its order, and nothing invisible comes into what needs none. Signs and not
 * `<bdi>`, so that titles and labels have them, too; our own languages all run from left to right.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** The text without such signs. */
export function withoutIsolation(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}
