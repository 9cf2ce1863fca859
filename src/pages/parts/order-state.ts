/** What an order that somebody looks at is up to: what its page says and offers. */
import type { CancelReason, Order } from '#features/orders/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';

export type OrderState =
  'paid' | 'refunded' | 'waiting' | 'pending' | 'failed' | 'givenUp' | 'replaced' | 'notOpened';

const ends: Record<CancelReason, OrderState> = {
  unpaid: 'givenUp',
  replaced: 'replaced',
  'not-opened': 'notOpened',
};

type Told = Pick<Order, 'status' | 'paymentStatus' | 'cancelReason'>;

export function stateOf({ status, paymentStatus, cancelReason }: Told): OrderState {
  if (status === 'paid' || status === 'refunded') return status;
  if (status === 'cancelled') return ends[cancelReason ?? 'unpaid'];
  return paymentStatus === 'pending' || paymentStatus === 'failed' ? paymentStatus : 'waiting';
}

const payable: OrderState[] = ['waiting', 'failed'];

/** Whether another payment may be begun: never while a bank is at work on one. */
export const isPayable = (order: Told): boolean => payable.includes(stateOf(order));

/** A payment that was begun may still come, though its order is cancelled. */
export const mayBePaidYet = ({ status, paymentStatus }: Told): boolean =>
  status === 'cancelled' && (paymentStatus === 'new' || paymentStatus === 'pending');

/** The method tried last comes before the others of its group; the groups stay as the law has them. */
export const lastFirst = (methods: PaymentMethod[], lastId: string | null): PaymentMethod[] =>
  methods.toSorted((a, b) =>
    a.group === b.group ? Number(b.id === lastId) - Number(a.id === lastId) : 0,
  );
