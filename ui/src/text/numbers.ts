/** A number with a true minus sign: −9, 0, 9. */
export function minus(number: number): string {
  return number < 0 ? `\u2212${-number}` : `${number}`;
}

/** A score, which always shows its sign: −9, 0, +9. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : minus(number);
}
