/** Loyalty: tiers of customers, what each pays, and the bonus a purchase is estimated to bring. */
import { share, type Cents } from '#platform/money.ts';
import type { PriceData } from '../pricing/contract.ts';
import { finalPrice } from '../pricing/rules.ts';
import type { Customer } from '../session/contract.ts';
import type { Loyalty, Tier } from './record.ts';

type Holder = Pick<Customer, 'isCoop' | 'bonusCard'>;

export function tierOf(customer: Holder | null): Tier {
  if (customer?.isCoop) return 'co-op';
  return customer?.bonusCard ? 'bonus-card' : 'none';
}

/** Why a customer pays less than the general price. */
export type Benefit = 'co-op' | 'card';

export interface MemberPrice {
  cents: Cents;
  /** The general price. */
  generalCents: Cents;
  /** Null when it is the general price. */
  benefit: Benefit | null;
}

/** Price of one item for a customer of a tier. The lowest price counts (R152). */
export function memberPrice(price: PriceData, tier: Tier): MemberPrice {
  const prices = {
    regularCents: price.regular.priceEuroCents,
    discountedCents: price.discounted?.priceEuroCents ?? null,
    coopCents: price.coop?.priceEuroCents ?? null,
  };
  const generalCents = finalPrice(prices, { coop: false });
  const withCoop = finalPrice(prices, { coop: tier === 'co-op' });
  const withCard = tier === 'none' ? undefined : price.card?.priceEuroCents;
  if (withCard !== undefined && withCard < withCoop)
    return { cents: withCard, generalCents, benefit: 'card' };
  return { cents: withCoop, generalCents, benefit: withCoop < generalCents ? 'co-op' : null };
}

/** The bonus for a purchase; null where the shop gives none for that.
 * @param cents its sum that earns bonus (`earningSum`) */
export function bonusEstimate(
  { bonusSteps }: Pick<Loyalty, 'bonusSteps'>,
  cents: Cents,
): { percent: number; cents: Cents } | null {
  const step = bonusSteps.findLast(({ fromCents }) => cents >= fromCents);
  return step ? { percent: step.percent, cents: share(cents, step.percent, 100) } : null;
}
