/** Discount codes of the demo shop. */
import type { Coupon } from '../src/features/cart/rules.ts';
import { centsOf, readTable } from './tables.ts';

export const demoCoupons: Coupon[] = readTable<'code' | 'percent' | 'amount' | 'minimum'>(
  'coupons.tsv',
).map(({ code, percent, amount, minimum }) => ({
  code,
  percent: percent === '' ? null : Number(percent),
  cents: amount === '' ? null : centsOf(amount),
  minimumCents: centsOf(minimum),
  from: null,
  until: null,
}));
