/** Prices a list is narrowed to, in cents, both ends included; undefined where no end is given. */
export function priceRange(from: number | undefined, to: number | undefined) {
  if (from === undefined && to === undefined) return undefined;
  return { from: from ?? 0, to: to ?? Infinity };
}
