import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Coupons, type Coupon } from '../record.ts';
import { couponRefusal, itemSums, priceOf } from '../rules.ts';
import { cartOf, priceOf as priced, productOf, variantOf } from '../testing.ts';
import { countedItems, countedTotal, withExclusions } from './counted.ts';

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

/** Products of two departments and two brands, by row. */
const sold = [
  { categories: ['ruoka', 'ruoka/juomat'], brandId: 'kaarna' },
  { categories: ['ruoka', 'ruoka/juomat'], brandId: 'lumo' },
  { categories: ['koti'], brandId: 'kaarna' },
  { categories: ['kotimaa'], brandId: null },
];
const soldItems = (rows: Parameters<typeof itemsOf>[0]) =>
  itemsOf(rows).map((item, at) => {
    const { categories = [], brandId = null } = sold[at] ?? {};
    const steps = categories.map((path, level) => ({ path, name: path, level: level + 1 }));
    return { ...item, product: { ...item.product, categories: steps, brandId } };
  });
const four = soldItems(sold.map(() => ({ cents: 1000, deposit: 0, quantity: 1 })));

test.each([
  ['a department', { categories: ['ruoka'] }, [0, 1]],
  ['a category', { categories: ['ruoka/juomat'] }, [0, 1]],
  ['a department whose name others begin with', { categories: ['koti'] }, [2]],
  ['a brand', { brands: ['kaarna'] }, [0, 2]],
  ['a product', { products: ['4'] }, [3]],
  ['one of each', { categories: ['koti'], brands: ['lumo'], products: ['4'] }, [1, 2, 3]],
  ['what the cart has not', { brands: ['muu'] }, []],
])('a code that leaves out %s counts for all others (R248)', (_, exclusions, left) => {
  const items = withExclusions(four, { exclusions });
  const at = items.flatMap(({ isExcluded }, row) => (isExcluded ? [row] : []));
  expect(at).toEqual(left);
  expect(countedTotal(items)).toBe((4 - left.length) * 1000);
});

test('a code leaves out a variant, or with its product all variants (R248)', () => {
  const [item] = four;
  if (!item) throw new Error('no item');
  const chosen = { ...item, variant: variantOf('11') };
  const isLeftOut = (id: string) =>
    withExclusions([chosen], { exclusions: { products: [id] } })[0]?.isExcluded ?? false;
  expect(['1', '11', '12'].map(isLeftOut)).toEqual([true, true, false]);
});

test('a code as stored before leaves out nothing (R248)', () => {
  const [stored = null] = Coupons.parse([{ code: 'VANHA', percent: 10 }]);
  expect(withExclusions(four, stored)).toEqual(four);
  expect(withExclusions(four, null)).toEqual(four);
});

test('what a code leaves out keeps its price, and minimum and percents count the same lines (R248)', () => {
  const row = fc.record({
    cents: fc.integer({ min: 50, max: 10_000 }),
    deposit: fc.constantFrom(0, 10, 40),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  const some = (...names: string[]) => fc.subarray(names);
  const exclusions = fc.record({
    categories: some('ruoka', 'ruoka/juomat', 'koti'),
    brands: some('kaarna', 'lumo'),
    products: some('1', '2', '3', '4'),
  });
  const off = fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    cents: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    minimumCents: fc.integer({ min: 0, max: 50_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      exclusions,
      off,
      (rows, not, has) => {
        const given = { ...coupon, ...has, exclusions: not };
        const items = withExclusions(soldItems(rows), given);
        const counting = items.filter(({ isExcluded }) => !isExcluded);
        const price = priceOf(items, given, [], 0);
        expect(price.discountsTotal).toBe(priceOf(counting, given, [], 0).discountsTotal);
        expect(couponRefusal(given, countedTotal(items), 0)).toEqual(
          couponRefusal(given, countedTotal(counting), 0),
        );
        const paid = itemSums(items, price.discountsTotal);
        const changed = items.filter((item, at) => paid[at]?.gross !== item.rowTotalEuroCents);
        expect(changed.filter(({ isExcluded }) => isExcluded)).toEqual([]);
        expect(paid.reduce((sum, { gross }) => sum + gross, 0)).toBe(price.grandTotal);
      },
    ),
  );
});
