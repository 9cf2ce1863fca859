/** How a line differs from what the shopper last saw of it. */
import type { Cents } from '#platform/money.ts';
import type { Tier } from '../../loyalty/record.ts';
import type { CartItem } from '../contract.ts';
import type { Seen } from '../record/seen.ts';
import { nameOf } from './item-name.ts';

type Item = Pick<CartItem, 'product' | 'variant' | 'unitPriceEuroCents' | 'generalPriceEuroCents'>;

export const seenOf = (item: Item, tier: Tier): Seen => ({
  name: nameOf(item),
  cents: item.unitPriceEuroCents,
  generalCents: item.generalPriceEuroCents,
  tier,
});

/** The price of a piece then and now; null where it is the same. Whose tier is another one since then, as by a log-in,
 * gets the general prices compared: the own price is a benefit, not a change. */
export function priceChange(
  seen: Seen | null,
  now: Seen,
): { beforeEuroCents: Cents; nowEuroCents: Cents } | null {
  if (!seen) return null;
  const of = ({ cents, generalCents }: Seen) => (seen.tier === now.tier ? cents : generalCents);
  const change = { beforeEuroCents: of(seen), nowEuroCents: of(now) };
  return change.beforeEuroCents === change.nowEuroCents ? null : change;
}
