/** The state of an order, which decides what its page says and offers. */
import type { CancelReason, Order } from '#features/orders/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';

export type OrderState =
  | 'paid'
  | 'refunded'
  | 'returned'
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

type StatusFields = Pick<Order, 'status' | 'paymentStatus' | 'cancelReason' | 'returnedPayments'>;

/** `refunded` while money is on its way back, `returned` once all of it was given back. */
export function stateOf(order: StatusFields): OrderState {
  const { status, paymentStatus, cancelReason, returnedPayments } = order;
  if (status === 'paid') return 'paid';
  if (status === 'refunded') {
    const isKnown = returnedPayments.length > 0;
    const isDone = returnedPayments.every((one) => one.status === 'accepted');
    return isKnown && isDone ? 'returned' : 'refunded';
  }
  if (status === 'cancelled') return ends[cancelReason ?? 'unpaid'];
  return paymentStatus === 'pending' || paymentStatus === 'failed' ? paymentStatus : 'waiting';
}

const payable: OrderState[] = ['waiting', 'failed'];

/** Whether another payment may begin: never while the bank is processing one. */
export const isPayable = (order: StatusFields): boolean => payable.includes(stateOf(order));

/** A payment that was begun may still succeed, though its order is cancelled. */
export const mayBePaidYet = ({
  status,
  paymentStatus,
}: Pick<StatusFields, 'status' | 'paymentStatus'>): boolean =>
  status === 'cancelled' && (paymentStatus === 'new' || paymentStatus === 'pending');

/** Whether there is something to withdraw from, and time to (L12). */
export const isWithdrawable = ({ withdrawable }: Pick<Order, 'withdrawable'>): boolean =>
  withdrawable !== null && withdrawable.isOpen && withdrawable.left.some((pieces) => pieces > 0);

/** Sorts the last used method first in its group; the order of the groups is set by law. */
export const lastFirst = (methods: PaymentMethod[], lastId: string | null): PaymentMethod[] =>
  methods.toSorted((a, b) =>
    a.group === b.group ? Number(b.id === lastId) - Number(a.id === lastId) : 0,
  );
