/** The sum that earns bonus: one answer for the estimate in the cart, the month and past orders. */
import type { Cents } from '#platform/money.ts';
import { type LineWithDeposit, withoutDeposits } from '../../pricing/rules/deposit.ts';

/** What is paid for products, without their deposits; deliveries are no part of it.
 * @param lines what stays bought: pieces that were not refunded, and what they cost after refunds
 * @param discount what is taken off all of them and not off their sums yet */
export const earningSum = (lines: readonly LineWithDeposit[], discount: Cents = 0): Cents =>
  Math.max(
    0,
    lines.reduce((sum, line) => sum + withoutDeposits(line), -discount),
  );
