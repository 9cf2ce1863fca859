import { expect, test } from 'vitest';
import { fallOf } from './price-fall.ts';

const price = (regularCents: number, more: object = {}) => ({
  regularCents,
  sale: null,
  coopCents: null,
  ...more,
});
const sale = (cents: number) => ({ sale: { cents, from: null, until: null } });

test.each([
  ['a typing mistake', price(5995), price(1), 'price'],
  ['a mistake in the sale', price(5995), price(5995, sale(60)), 'sale_price'],
  ['a mistake in the co-op price', price(5995), price(5995, { coopCents: 5 }), 'loyalty_program'],
  ['a sale of 80 %', price(5000), price(5000, sale(1000)), undefined],
  ['a cent more than 80 %', price(5000), price(5000, sale(999)), 'sale_price'],
  ['another price of what is as cheap', price(5000, sale(10)), price(12), undefined],
  ['a still lower price', price(5000, sale(10)), price(5000, sale(9)), 'sale_price'],
  ['a price that rises', price(1), price(5995), undefined],
])('%s', (_, before, after, field) => {
  expect(fallOf(before, after, {})?.field).toBe(field);
});

test('what is new, confirmed or within a limit of its own is taken', () => {
  expect(fallOf(undefined, price(1), {})).toBeNull();
  expect(fallOf(price(5995), price(1), { confirm: true })).toBeNull();
  expect(fallOf(price(5000), price(600), { maxFall: 0.9 })).toBeNull();
  expect(fallOf(price(5000), price(499), { maxFall: 0.9 })?.reason).toMatch(/^is less than 10 %/);
});
