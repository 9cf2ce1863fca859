/** Discount codes of the demo shop. */
import type { Coupon } from '../src/features/cart/rules.ts';

const always = { from: null, until: null };

export const demoCoupons: Coupon[] = [
  { code: 'TERVETULOA10', percent: 10, cents: null, minimumCents: 3000, ...always },
  { code: 'VIITONEN', percent: null, cents: 500, minimumCents: 5000, ...always },
];
