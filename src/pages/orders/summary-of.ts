import type { Order } from '#features/orders/contract.ts';
import { isWithdrawable, stateOf } from '../parts/order-state.ts';

/** What the list shows of an order. */
export const summaryOf = ({ lines, ...order }: Order) => ({
  number: order.number,
  status: order.status,
  /** The bank is processing its payment. */
  isPending: stateOf(order) === 'pending',
  placedAt: order.placedAt,
  totalEuroCents: order.totalEuroCents,
  isWithdrawable: isWithdrawable(order),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: lines.flatMap(({ picture }) => picture ?? []).slice(0, 4),
});

export type Summary = ReturnType<typeof summaryOf>;
