/** Builds the cart of a response: stored lines with current products and prices. */
import type { Db } from '#platform/db/database.ts';
import { refuse } from '#platform/errors.ts';
import { memberPrice, tierOf } from '../../loyalty/rules.ts';
import type { Asker } from '../../session/record.ts';
import {
  type Cart,
  type CartItem,
  type CouponRefusal,
  type GoneLine,
  getCart,
} from '../contract.ts';
import type { CartReading } from '../deps.ts';
import type { Coupon } from '../record.ts';
import {
  attributesOf,
  barTo,
  couponOf,
  couponRefusal,
  priceOf,
  sellableOf,
  type Sellable,
} from '../rules.ts';
import { countedTotal, withExclusions } from '../rules/counted.ts';
import { priceChange, seenOf } from '../rules/seen.ts';
import { allowsSubstitute } from '../rules/substitutes.ts';
import { findCart, readLines, type CartRow, type LineRow } from '../repository.ts';

/** @throws 401 or 403 unless the cart is a guest's or the customer's own */
export function refuseOthers(cart: CartRow, customer: Asker['customer']): void {
  const bar = barTo(cart, customer);
  if (bar === 'login') throw refuse(getCart, 'login-required', 'The cart is a customer’s');
  if (bar === 'other') throw refuse(getCart, 'not-your-cart', 'The cart is another customer’s');
}

/** Returns a function that reads the cart of a token, with the prices of the shopper; null when there is none.
 * @throws 401 or 403 for another customer's cart */
export function makeReadCart(reading: CartReading) {
  return async (db: Db, token: string, asker: Asker): Promise<Cart | null> => {
    const row = await findCart(db, token);
    if (!row) return null;
    refuseOthers(row, asker.customer);
    const coupon = couponOf(reading.coupons(), row.coupon);
    const lines = await readLines(db, row.token);
    const { items: all, ...others } = await currentLines(reading, asker, lines);
    const items = withExclusions(all, coupon);
    const itemsTotal = items.reduce((sum, item) => sum + item.rowTotalEuroCents, 0);
    const shipments = items.length > 0 ? await reading.shipmentsOf(db, row.token, items) : null;
    const now = reading.now().epochMilliseconds;
    const price = priceOf(items, coupon, shipments ?? [], now);
    return {
      token: row.token,
      isCustomers: row.customerId !== null,
      items,
      ...others,
      ...couponIn(row, coupon, couponRefusal(coupon, countedTotal(items), now)),
      price,
      isShippingSelected: shipments !== null,
      totalTax: price.taxes.reduce((sum, { value }) => sum + value, 0),
      totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
      totalValue: itemsTotal / 100,
    };
  };
}

/** A code that the shop no longer has has ended, like one after its last day. */
function couponIn(
  { coupon: code }: CartRow,
  coupon: Coupon | null,
  refusal: CouponRefusal | null,
): Pick<Cart, 'coupons' | 'couponRefusal'> {
  if (code === null || coupon)
    return { coupons: coupon ? [coupon.code] : [], couponRefusal: refusal };
  const ended = { reason: 'ended', minimumEuroCents: 0, missingEuroCents: 0 } as const;
  return { coupons: [code], couponRefusal: ended };
}

/** Lines with current products and the shopper's prices, apart from those that are no longer sold. */
export async function currentLines(
  reading: CartReading,
  { language, customer }: Asker,
  lines: LineRow[],
): Promise<Pick<Cart, 'items' | 'gone'>> {
  const ids = lines.map(({ sokId }) => sokId);
  const tier = tierOf(customer?.customer ?? null);
  const products = await reading.products(ids, { language, isCoop: tier === 'co-op' });
  const items: CartItem[] = [];
  const gone: GoneLine[] = [];
  for (const line of lines) {
    const sellable = sellableOf(products, line.sokId);
    if (!sellable) {
      gone.push(goneOf(line));
      continue;
    }
    const { product, variant } = sellable;
    const allowed = allowsSubstitute(reading.substitutes(), product, line);
    const price = memberPrice((variant ?? product).priceData, tier);
    const item = itemOf(line, sellable, price);
    const change = priceChange(line.seen ?? null, seenOf(item, tier));
    items.push({
      ...item,
      ...(allowed !== undefined && { allowsSubstitute: allowed }),
      ...(change && { priceChange: change }),
    });
  }
  return { items, ...(gone.length > 0 && { gone }) };
}

const goneOf = ({ id, sokId, quantity, seen }: LineRow): GoneLine => ({
  id,
  sokId,
  quantity,
  name: seen?.name ?? '',
});

function itemOf(
  line: LineRow,
  { product, variant }: Sellable,
  { cents, generalCents, benefit }: ReturnType<typeof memberPrice>,
): CartItem {
  return {
    id: line.id,
    sokId: line.sokId,
    quantity: line.quantity,
    product,
    variant,
    attributes: attributesOf(variant),
    unitPriceEuroCents: cents,
    rowTotalEuroCents: cents * line.quantity,
    generalPriceEuroCents: generalCents,
    benefit,
  };
}
