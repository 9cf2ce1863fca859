import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coupon } from '../record.ts';
import { couponRefusal, itemSums, priceOf } from '../rules.ts';
import { cartOf, priceOf as priced, productOf } from '../testing.ts';
import { countedItems, countedTotal } from './counted.ts';

/** Items with prices that include deposits. */
const itemsOf = (rows: readonly { cents: number; deposit: number; quantity: number }[]) =>
  rows.map(({ cents, deposit, quantity }, at) => {
    const [item] = cartOf('cart', { [at + 1]: quantity }).items;
    if (!item) throw new Error('no item');
    const priceData = { ...priced(cents), depositEuroCents: deposit || null };
    const product = productOf(item.sokId, { priceData });
    return { ...item, product, unitPriceEuroCents: cents, rowTotalEuroCents: cents * quantity };
  });

const coupon: Coupon = {
  code: 'KYMPPI',
  percent: 10,
  cents: null,
  minimumCents: 3702,
  from: null,
  until: null,
};

/** Lemonades: 44.22 € with 7.20 € of deposits. */
const lemonades = itemsOf([
  { cents: 245, deposit: 40, quantity: 6 },
  { cents: 246, deposit: 40, quantity: 6 },
  { cents: 246, deposit: 40, quantity: 6 },
]);

test('a discount code takes nothing off deposits, and its minimum is reached without them (R248)', () => {
  expect(priceOf(lemonades, coupon, [], 0)).toMatchObject({ subTotal: 4422, discountsTotal: 370 });
  expect(couponRefusal(coupon, countedTotal(lemonades), 0)).toBeNull();
  const higher = { ...coupon, minimumCents: 4000 };
  expect(priceOf(lemonades, higher, [], 0).discountsTotal).toBe(0);
  expect(couponRefusal(higher, countedTotal(lemonades), 0)).toEqual({
    reason: 'below-minimum',
    minimumEuroCents: 4000,
    missingEuroCents: 298,
  });
});

test('whatever the code takes off, of each line its deposits stay to be paid (R248)', () => {
  const row = fc
    .record({
      price: fc.integer({ min: 1, max: 10_000 }),
      deposit: fc.constantFrom(0, 10, 15, 20, 40),
      quantity: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ price, deposit, quantity }) => ({ cents: price + deposit, deposit, quantity }));
  const off = fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    cents: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), off, (rows, given) => {
      const items = itemsOf(rows);
      const price = priceOf(items, { ...coupon, ...given, minimumCents: 0 }, [], 0);
      expect(price.discountsTotal).toBeLessThanOrEqual(countedTotal(items));
      const paid = itemSums(items, price.discountsTotal);
      const counted = countedItems(items);
      for (const [at, { deposit, quantity, cents }] of rows.entries()) {
        expect(counted[at]).toBe((cents - deposit) * quantity);
        expect(paid[at]?.gross).toBeGreaterThanOrEqual(deposit * quantity);
      }
      expect(paid.reduce((sum, { gross }) => sum + gross, 0)).toBe(price.grandTotal);
    }),
  );
});
