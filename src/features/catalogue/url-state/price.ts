/** A price range in addresses and forms: euros there, cents in the state. */

/** Integer cents, both ends included; null is an open end. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

export const anyPrice: PriceRange = { from: null, to: null };

/** What `readPrice` reads; '' for any price. */
export function writePrice({ from, to }: PriceRange): string {
  return from === null && to === null ? '' : `${eurosOf(from)}-${eurosOf(to)}`;
}

/** Cents as an amount a number field takes: '49.90', '10'; '' for null. */
export function eurosOf(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
