import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumLines } from '../contract.ts';
import { productOf, variantOf } from '../testing.ts';
import { available } from './available.ts';

const products = [
  productOf('100'),
  productOf('200', { variants: [variantOf('201'), variantOf('202')] }),
  productOf('400', { availability: 'IN_STORE_ONLY' }),
  productOf('500', { availability: 'PREORDER' }),
  productOf('600', { buyableFrom: '2026-11-27T00:00:00+02:00' }),
];
const stock = new Map(['100', '201', '400', '500', '600'].map((sokId) => [sokId, 5]));
const none: { sokId: string; quantity: number }[] = [];
const fullCart = Array.from({ length: maximumLines }, (_, at) => ({
  sokId: `9${at}`,
  quantity: 1,
}));

const line = (sokId: string, quantity: number) => ({ sokId, quantity });
const shown = (wanted: typeof none, held = none) => {
  const { lines, added, short } = available(wanted, { products, stock, held });
  return {
    lines: lines.map(({ sokId, quantity }) => `${sokId}×${quantity}`).join(' '),
    added,
    short: short.map((one) => `${one.sokId} ${one.reason} ${one.added}/${one.wanted}`).join(', '),
  };
};

test.each([
  ['all that is in stock', [line('100', 2), line('201', 5)], none, '100×2 201×5', 7, ''],
  ['a product wanted twice, once', [line('100', 2), line('100', 1)], none, '100×3', 3, ''],
  ['beside what is in the cart', [line('100', 2)], [line('100', 2)], '100×4', 2, ''],
  ['as much as is left', [line('100', 7)], none, '100×5', 5, '100 out-of-stock 5/7'],
  [
    'as much as is left beside what is in the cart',
    [line('100', 7)],
    [line('100', 4)],
    '100×5',
    1,
    '100 out-of-stock 1/7',
  ],
  [
    'nothing more of what is all in the cart',
    [line('100', 1)],
    [line('100', 5)],
    '',
    0,
    '100 out-of-stock 0/1',
  ],
  ['nothing of what is sold out', [line('202', 1)], none, '', 0, '202 out-of-stock 0/1'],
  ['nothing of what only stores sell', [line('400', 1)], none, '', 0, '400 not-available 0/1'],
  ['nothing of what is sold later', [line('600', 1)], none, '', 0, '600 not-yet 0/1'],
  ['what is ordered in advance', [line('500', 1)], none, '500×1', 1, ''],
  ['nothing without a chosen option', [line('200', 1)], none, '', 0, '200 sku-unknown 0/1'],
  [
    'the rest of what is not known',
    [line('777', 1), line('100', 1)],
    none,
    '100×1',
    1,
    '777 sku-unknown 0/1',
  ],
  ['nothing new in a full cart', [line('100', 1)], fullCart, '', 0, '100 cart-full 0/1'],
  [
    'more of what a full cart has',
    [line('100', 1)],
    [line('100', 1), ...fullCart.slice(1)],
    '100×2',
    1,
    '',
  ],
])('of many products the cart gets %s', (_, wanted, held, lines, added, short) => {
  expect(shown(wanted, held)).toEqual({ lines, added, short });
});

test('the name of what is short is said where the catalogue knows it', () => {
  const { short } = available([line('400', 1), line('777', 1)], { products, stock, held: none });
  expect(short.map(({ name }) => name)).toEqual(['Huivi 400', null]);
});

test('whatever is wanted, what is added and what is short are all of it, and no line is above the stock', () => {
  const ids = fc.constantFrom('100', '201', '202', '400', '500', '777');
  const lines = fc.array(fc.record({ sokId: ids, quantity: fc.integer({ min: 1, max: 999 }) }));
  fc.assert(
    fc.property(lines, (wanted) => {
      const { lines: found, added, short } = available(wanted, { products, stock, held: none });
      const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
      const missing = sum(short.map((one) => one.wanted - one.added));
      expect(added + missing).toBe(sum(wanted.map(({ quantity }) => quantity)));
      for (const { sokId, quantity } of found) {
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(stock.get(sokId) ?? 0);
      }
    }),
  );
});
