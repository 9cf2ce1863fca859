/** Parses a price range from a URL or a form. */
import { anyPrice, type PriceRange } from './price.ts';

/** Highest price in a filter, in cents. */
const limit = 100_000_000;

/** '10-49.90', '10-' or '-50' in euros; anything else means any price. */
export function readPrice(text: string | null): PriceRange {
  const parts = /^([^-]*)-([^-]*)$/.exec(text ?? '');
  return parts ? priceRange(parts[1], parts[2]) : anyPrice;
}

/** A range from two typed amounts in euros; swaps them when the first is higher. */
export function priceRange(
  from: string | null | undefined,
  to: string | null | undefined,
): PriceRange {
  const ends = { from: centsOf(from), to: centsOf(to) };
  const isReversed = ends.from !== null && ends.to !== null && ends.from > ends.to;
  return isReversed ? { from: ends.to, to: ends.from } : ends;
}

function centsOf(text: string | null | undefined): number | null {
  const amount = (text ?? '').trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d*)?$/.test(amount)) return null;
  return Math.min(limit, Math.round(Number(amount) * 100));
}
