/** What of an order can still be refunded, as staff see it. */
import type { Cents } from '#platform/money.ts';
import type { RefundLeft } from '../contract/staff.ts';
import { deliveryLeft, type Paid } from './refund.ts';

export const totalLeft = (left: Paid): Cents =>
  left.lines.reduce((sum, { gross }) => sum + gross, deliveryLeft(left));

export const shownLeft = (left: Paid): RefundLeft => ({
  lines: left.lines.map(({ quantity, gross }, line) => ({ line, quantity, euroCents: gross })),
  deliveryEuroCents: deliveryLeft(left),
  totalEuroCents: totalLeft(left),
});

/** Of an order that was not paid, or cost nothing, nothing is left. */
export const nothingLeft: RefundLeft = { lines: [], deliveryEuroCents: 0, totalEuroCents: 0 };
