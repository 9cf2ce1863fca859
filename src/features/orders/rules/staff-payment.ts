/** A payment of an order as staff see it. */
import type { PaymentStatus } from '../../payments/contract.ts';
import type { RefundStatus } from '../contract/after-payment.ts';
import type { StaffPayment } from '../contract/staff.ts';

interface Payment {
  transactionId: string;
  methodName: string | null;
  status: PaymentStatus;
  refunded: boolean;
  refundStatus: RefundStatus | null;
  refundRequestedAt: Temporal.Instant | null;
  refundSettledAt: Temporal.Instant | null;
  refundRefusal: string | null;
}

const textOf = (at: Temporal.Instant | null): string | null => at && String(at);

export const shownPayment = (
  payment: Payment,
  order: { paidBy: string | null; paidAt: Temporal.Instant | null },
): StaffPayment => ({
  method: payment.methodName,
  status: payment.status,
  transactionId: payment.transactionId,
  paidAt: payment.transactionId === order.paidBy ? textOf(order.paidAt) : null,
  returned: payment.refunded
    ? {
        status: payment.refundStatus ?? 'waiting',
        requestedAt: textOf(payment.refundRequestedAt),
        settledAt: textOf(payment.refundSettledAt),
        refusal: payment.refundRefusal,
      }
    : null,
});
