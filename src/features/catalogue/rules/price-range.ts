/** The price filter of a list in cents, both ends inclusive; undefined when no end is given. */
export function priceRange(from: number | undefined, to: number | undefined) {
  if (from === undefined && to === undefined) return undefined;
  return { from: from ?? 0, to: to ?? Infinity };
}
