import type { Cents } from '#platform/money.ts';
import type { PriceData } from '../contract.ts';

/** Only what is shown of a price, as every card of a response carries one. Fields that do not apply
 * are absent. */
export interface ShownPrice {
  cents: Cents;
  /** Variants have different prices and this is the lowest. */
  isFrom?: true;
  /** Reduction in per cent; absent when the product cost as much in the last 30 days. */
  percent?: number;
  /** Reference price of a reduction: the lowest of 30 days, or the regular one of perishables. */
  before?: { cents: Cents; isLowest: boolean };
  /** Last moment of a reduction, ISO 8601. */
  until?: string;
  perUnit?: { cents: Cents; unit: string };
  deposit?: Cents;
  /** Sold by weight: estimated grams of one piece, which `cents` are for; `before` is for a kilogram. */
  weighed?: { grams: number; before?: Cents };
  /** What customers with a card pay, and the terms. */
  card?: { cents: Cents; percent: number; until: string };
  /** There is a co-op price: its line is reserved. */
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
    ...shownWeight(data),
    ...shownCard(data),
    ...(data.hasCoopPrice && { hasCoop: true }),
  };
}

function shownCard({ card }: PriceData): Pick<ShownPrice, 'card'> {
  if (!card) return {};
  const { priceEuroCents: cents, percent, until } = card;
  return { card: { cents, percent, until } };
}

function shownWeight({ weighed }: PriceData): Pick<ShownPrice, 'weighed'> {
  if (!weighed) return {};
  const { estimatedGrams: grams, beforePerKgEuroCents: before } = weighed;
  return { weighed: { grams, ...(before !== null && { before }) } };
}
