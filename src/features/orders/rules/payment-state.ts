/** Order of payment statuses, and the time to pay. */
import type { PaymentStatus } from '../../payments/contract.ts';

/** Statuses arrive late and in any order; a later one in this list overrides those before it. */
export const statusOrder: PaymentStatus[] = ['new', 'pending', 'failed', 'paid', 'refunded'];

/** Minutes an order may wait for its payment. */
export const paymentMinutes = 30;

/** Until when an order can be paid, ISO 8601. */
export const payableUntil = (placedAt: string): string =>
  String(Temporal.Instant.from(placedAt).add({ minutes: paymentMinutes }));
