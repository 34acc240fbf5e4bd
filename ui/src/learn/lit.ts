// Which parts of a board are lit. Boards name their parts by `data-lit`, the cards of the own hand by `data-card`, and
// whose hand is whose by `data-hand`; what reaches to the board's edge has `data-edge`.

/** The selector of a part, for example of `hand:2`, `mine:5` or `totals`. */
export function selectorOf(part: string): string {
  const [kind, which = ""] = part.split(":");
  const name = CSS.escape(which);
  if (kind === "mine") return `[data-card="${name}"]`;
  return kind === "hand" ? `[data-hand="${name}"]` : `[data-lit~="${CSS.escape(part)}"]`;
}

/**
 * The rules that draw a ring around the parts that are lit; with motion it breathes. A line of words is underlined instead:
 * a ring around it would cut the words of the next one. What reaches to the edge of its board has its ring inside.
 */
export function rulesFor(parts: readonly string[], within: string, moving: boolean): string {
  if (parts.length === 0) return "";
  const where = parts.map((part) => `${within} ${selectorOf(part)}:not(:focus-visible)`).join(", ");
  const edges = parts.map((part) => `${within} ${selectorOf(part)}[data-edge]:not(:focus-visible)`).join(", ");
  const lines = parts.map((part) => `${within} p${selectorOf(part)}:not(:focus-visible)`).join(", ");
  const rounded = `:where(${where}) { border-radius: 12px; }`;
  const breath = moving ? "animation: lit 1600ms ease-in-out infinite alternate;" : "";
  return `${rounded}
${where} { outline: 3px dashed var(--ink) !important; outline-offset: 1px !important; ${breath} }
${edges} { outline-offset: -3px !important; }
${lines} { outline: none !important; text-decoration: underline dashed 2px; text-underline-offset: 4px; }
@keyframes lit { to { outline-offset: 3px; } }`;
}
