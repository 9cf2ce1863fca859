/** Prices of what is sold by weight. */
import { share, type Cents } from '#platform/money.ts';
import type { PriceRecord } from '../record.ts';

const gramsInKg = 1000;

/** What a weight costs, rounded to cents, but at least one. */
export const centsOfWeight = (perKg: Cents, grams: number): Cents =>
  Math.max(1, share(perKg, grams, gramsInKg));

/** A record with prices of a kilogram as one with the prices of a piece; other records stay as they are. */
export function ofPiece(perKg: PriceRecord): PriceRecord {
  const { estimatedGrams: grams, sale, coopCents, referenceCents } = perKg;
  if (grams === undefined) return perKg;
  const piece = (cents: Cents) => centsOfWeight(cents, grams);
  return {
    ...perKg,
    regularCents: piece(perKg.regularCents),
    sale: sale && { ...sale, cents: piece(sale.cents) },
    coopCents: coopCents === null ? null : piece(coopCents),
    referenceCents: referenceCents === null ? null : piece(referenceCents),
    perKg,
  };
}
