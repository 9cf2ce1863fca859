/** What is known of a payment, and until when it can be made. */
import type { PaymentStatus } from '../../payments/contract.ts';

/** News of a payment come late and in any order: each state outdoes those before it. */
export const statusOrder: PaymentStatus[] = ['new', 'pending', 'failed', 'paid', 'refunded'];

/** Minutes an order may wait for its payment. */
export const paymentMinutes = 30;

/** Until when an order is kept for its payment. */
export const payableUntil = (placedAt: string): string =>
  String(Temporal.Instant.from(placedAt).add({ minutes: paymentMinutes }));
