// Which key a press means, whatever the layout of the keyboard.

/** What a key writes that is no Latin letter: on such layouts the place of the key counts. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})[\p{L}\p{M}]+$/u;

/**
 * The letter (small), digit or sign that a press means, or the key's name: "u", "3", "?", "ArrowLeft"; empty if the press
 * belongs to the browser, to an input method or to a third level of the keyboard (AltGr).
 *
 * What the key writes counts where it fits, so "u" is U on a Dvorak keyboard, too. Where it does not fit, the key's place
 * does: U on a Cyrillic keyboard, and 3 on a French one, whose upper row writes digits with Shift only.
 */
export function keyOf(event: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, isComposing, key } = event;
  if (ctrlKey || metaKey || altKey || isComposing || event.getModifierState("AltGraph")) return "";
  if (!isCharacter(key)) return key;
  return /^[0-9a-z]$/i.test(key) ? key.toLowerCase() : (ofPlace(event) ?? key);
}

/** Whether a key is a letter, digit or sign, which somebody may mean to write, rather than an arrow or Escape. */
export function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

/** The key of a press anywhere on the page; empty in a field that is written in, and in a dialog. */
export function keyOnPage(event: KeyboardEvent): string {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest("input:not([type=radio]), textarea, select, dialog")) return "";
  return keyOf(event);
}

/** The digit, the letter or the question mark whose place on the keyboard it is. */
function ofPlace({ code, key, shiftKey }: KeyboardEvent): string | undefined {
  if (/^(Digit|Numpad)\d$/.test(code) && !shiftKey) return code.slice(-1);
  if (/^Key[A-Z]$/.test(code) && (OTHER_SCRIPT.test(key) || key === "ı")) return code.slice(-1).toLowerCase();
  return key === "؟" ? "?" : undefined;
}
