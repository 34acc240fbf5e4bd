// Reading the facts of the rules that are there once for each of several numbers.

/** For example `numbered({ pile_2: 21, pile_3: 20 }, "pile")` maps 2 to 21 and 3 to 20. */
export function numbered(facts: Readonly<Record<string, unknown>>, name: string): ReadonlyMap<number, number> {
  const own = Object.entries(facts).filter(([key]) => key.startsWith(`${name}_`) && /_\d+$/.test(key));
  return new Map(own.map(([key, value]) => [Number(key.slice(name.length + 1)), Number(value)]));
}
