/** The state of an order, which decides what its page says and offers. */
import type { CancelReason, Order } from '#features/orders/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';

export type OrderState =
  | 'paid'
  | 'refunded'
  | 'waiting'
  | 'pending'
  | 'failed'
  | 'givenUp'
  | 'replaced'
  | 'notOpened';

const ends: Record<CancelReason, OrderState> = {
  unpaid: 'givenUp',
  replaced: 'replaced',
  'not-opened': 'notOpened',
};

type StatusFields = Pick<Order, 'status' | 'paymentStatus' | 'cancelReason'>;

export function stateOf({ status, paymentStatus, cancelReason }: StatusFields): OrderState {
  if (status === 'paid' || status === 'refunded') return status;
  if (status === 'cancelled') return ends[cancelReason ?? 'unpaid'];
  return paymentStatus === 'pending' || paymentStatus === 'failed' ? paymentStatus : 'waiting';
}

const payable: OrderState[] = ['waiting', 'failed'];

/** Whether another payment may begin: never while the bank is processing one. */
export const isPayable = (order: StatusFields): boolean => payable.includes(stateOf(order));

/** A payment that was begun may still succeed, though its order is cancelled. */
export const mayBePaidYet = ({ status, paymentStatus }: StatusFields): boolean =>
  status === 'cancelled' && (paymentStatus === 'new' || paymentStatus === 'pending');

/** Whether there is something to withdraw from, and time to (L12). */
export const isWithdrawable = ({ withdrawable }: Pick<Order, 'withdrawable'>): boolean =>
  withdrawable !== null && withdrawable.isOpen && withdrawable.left.some((pieces) => pieces > 0);

/** Sorts the last used method first in its group; the order of the groups is set by law. */
export const lastFirst = (methods: PaymentMethod[], lastId: string | null): PaymentMethod[] =>
  methods.toSorted((a, b) =>
    a.group === b.group ? Number(b.id === lastId) - Number(a.id === lastId) : 0,
  );
