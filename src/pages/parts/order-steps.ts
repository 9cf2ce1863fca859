/** What has happened to a paid order and what comes next, as far as the shop knows. */
import type { Order } from '#features/orders/contract.ts';

export interface OrderStep {
  name: 'ordered' | 'paid' | 'promised' | 'delivered' | 'withdrawn' | 'refunding' | 'refunded';
  /** ISO 8601: an instant, or the day of a delivery; null for what is still to come. */
  at: string | null;
  /** Sum of a refund in cents. */
  euroCents?: number;
}

const dayOf = (at: string): string => at.slice(0, 10);

/** In the order of time; what is to come is last. */
export function stepsOf(order: Order): OrderStep[] {
  if (order.status !== 'paid') return [];
  const past: (OrderStep & { at: string })[] = [
    { name: 'ordered', at: order.placedAt },
    ...(order.paidAt ? [{ name: 'paid' as const, at: order.paidAt }] : []),
    ...(order.deliveredOn ? [{ name: 'delivered' as const, at: order.deliveredOn }] : []),
    ...order.withdrawals.map(({ receivedAt }) => ({ name: 'withdrawn' as const, at: receivedAt })),
    ...order.refunds.map(({ status, requestedAt, totalEuroCents }) => ({
      name: status === 'waiting' ? ('refunding' as const) : ('refunded' as const),
      at: requestedAt,
      euroCents: totalEuroCents,
    })),
  ];
  // Sorting is stable: on one day the steps stay in the order above.
  const sorted = past.toSorted((a, b) => dayOf(a.at).localeCompare(dayOf(b.at)));
  return order.deliveredOn ? sorted : [...sorted, { name: 'promised', at: null }];
}
