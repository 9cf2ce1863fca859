/** Price ranges: euros in URLs and forms, cents in the state. */

/** Integer cents, both ends inclusive; null is an open end. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

export const anyPrice: PriceRange = { from: null, to: null };

/** The format that `readPrice` parses, in euros: '10-49.90'; '' for any price. */
export function writePrice({ from, to }: PriceRange): string {
  return from === null && to === null ? '' : `${eurosOf(from)}-${eurosOf(to)}`;
}

/** Cents as the value of a number field in euros: '49.90', '10'; '' for null. */
export function eurosOf(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
