/** What discounts count for: products without their deposits, except those that the code leaves out. */
import type { Cents } from '#platform/money.ts';
import { type LineWithDeposit, withoutDeposits } from '../../pricing/rules/deposit.ts';
import { isNamedIn } from '../../pricing/rules/exclusions.ts';
import type { CartItem } from '../contract.ts';
import type { Coupon } from '../record.ts';

type Item = Pick<CartItem, 'product' | 'variant' | 'quantity' | 'rowTotalEuroCents' | 'isExcluded'>;

/** Deposit of a piece. */
export const depositOf = ({ product, variant }: Pick<Item, 'product' | 'variant'>): Cents =>
  (variant ?? product).priceData.depositEuroCents ?? 0;

/** A line of a cart or an order as discounts count it. */
export interface Counted extends LineWithDeposit {
  /** The code does not count for it. */
  isExcluded?: boolean | undefined;
}

export const countedOf = (line: Counted): Cents => (line.isExcluded ? 0 : withoutDeposits(line));

/** What each item of a cart counts. */
export const countedItems = (items: readonly Item[]): Cents[] =>
  items.map((item) => countedOf({ ...item, depositEuroCents: depositOf(item) }));

export const countedTotal = (items: readonly Item[]): Cents =>
  countedItems(items).reduce((sum, cents) => sum + cents, 0);

/** The items, with a mark on those that the code does not count for. */
export const withExclusions = (
  items: CartItem[],
  coupon: Pick<Coupon, 'exclusions'> | null,
): CartItem[] =>
  items.map((item) => (isExcludedBy(coupon, item) ? { ...item, isExcluded: true } : item));

const isExcludedBy = (
  coupon: Pick<Coupon, 'exclusions'> | null,
  { product, variant }: Pick<Item, 'product' | 'variant'>,
): boolean =>
  coupon?.exclusions !== undefined &&
  isNamedIn(coupon.exclusions, {
    ids: [product.sokId, variant?.sokId],
    categories: product.categories.map(({ path }) => path),
    brandId: product.brandId,
  });
