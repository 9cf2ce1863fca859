/** The cart as it travels: lines of the store with products and prices of now. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Cart, CartItem } from './contract.ts';
import type { CartReading } from './deps.ts';
import { attributesOf, priceOf, sellableOf, type Sellable } from './rules.ts';
import { findCart, findCoupon, readLines, type LineRow } from './store.ts';

/** Reads carts; null when there is none. Goods that are no longer sold are left out. */
export function makeReadCart(reading: CartReading) {
  return async (db: Db, token: string, language: Language): Promise<Cart | null> => {
    const row = await findCart(db, token);
    if (!row) return null;
    const lines = await readLines(db, token);
    const products = await reading.products(
      lines.map(({ sokId }) => sokId),
      language,
    );
    const items = lines.flatMap((line) => {
      const sellable = sellableOf(products, line.sokId);
      return sellable ? [itemOf(line, sellable)] : [];
    });
    const goods = items.reduce((sum, item) => sum + item.rowTotalEuroCents, 0);
    const shipping = items.length > 0 ? await reading.shippingOf(db, token, goods) : null;
    const coupon = row.coupon ? await findCoupon(db, row.coupon) : null;
    const price = priceOf(items, coupon, shipping ?? 0, reading.now().epochMilliseconds);
    return {
      token,
      items,
      coupons: coupon ? [coupon.code] : [],
      price,
      isShippingSelected: shipping !== null,
      totalTax: price.taxes.reduce((sum, { value }) => sum + value, 0),
      totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
      totalValue: goods / 100,
    };
  };
}

function itemOf(line: LineRow, { product, variant, unitPrice }: Sellable): CartItem {
  return {
    id: line.id,
    sokId: line.sokId,
    quantity: line.quantity,
    product,
    variant,
    attributes: attributesOf(variant),
    unitPriceEuroCents: unitPrice,
    rowTotalEuroCents: unitPrice * line.quantity,
  };
}
