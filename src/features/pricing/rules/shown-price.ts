import type { Cents } from '#platform/money.ts';
import type { PriceData } from '../contract.ts';

/** What is shown of a price, and no more: it travels with every card. What does not hold is absent. */
export interface ShownPrice {
  cents: Cents;
  /** Variants cost differently and this is the lowest. */
  isFrom?: true;
  /** Of a reduction; absent for what costs as much as in the last 30 days. */
  percent?: number;
  /** What a reduced price is compared with: the lowest of 30 days, or the regular one of perishables. */
  before?: { cents: Cents; isLowest: boolean };
  /** Last moment of a reduction, ISO 8601. */
  until?: string;
  perUnit?: { cents: Cents; unit: string };
  deposit?: Cents;
  /** A line is kept for the price of co-op customers. */
  hasCoop?: true;
}

export function shownPrice(data: PriceData): ShownPrice {
  const { regular, discounted, lowestPrice30Days: lowest, discountedUntil: until } = data;
  const { valuePriceEuroCents: perUnit, depositEuroCents: deposit, unit } = data;
  const { priceEuroCents: cents, hasVariation, discountPercent: percent } = discounted ?? regular;
  return {
    cents,
    ...(hasVariation && { isFrom: true }),
    ...(percent > 0 && { percent }),
    ...(discounted && {
      before: { cents: lowest ?? regular.priceEuroCents, isLowest: lowest !== null },
    }),
    ...(percent > 0 && until !== null && { until }),
    ...(perUnit !== null && { perUnit: { cents: perUnit, unit: unit ?? '' } }),
    ...(deposit !== null && { deposit }),
    ...(data.hasCoopPrice && { hasCoop: true }),
  };
}
