/** Shapes of an order that repository and rules share. */
import { z } from '#platform/http/contract.ts';
import { Order } from './contract.ts';

/** The facts of an order, fixed when it is placed. */
export const OrderFacts = Order.omit({
  number: true,
  status: true,
  paymentMethod: true,
  paymentMethodId: true,
  paymentStatus: true,
  payableUntil: true,
  paidAt: true,
  deliveredOn: true,
  withdrawable: true,
  withdrawals: true,
  refunds: true,
  returnedPayments: true,
  weighings: true,
  cancelReason: true,
  isGuests: true,
  isAnonymous: true,
  anonymousFrom: true,
});
export type OrderFacts = z.output<typeof OrderFacts>;

/** The share that an order took from a budget. */
export const Spent = z.object({ key: z.string(), amount: z.number() });
export type Spent = z.output<typeof Spent>;

/** Data of the refund job; `amount` in cents. */
export const RefundJob = z.object({ transactionId: z.string(), amount: z.int() });
export type RefundJob = z.output<typeof RefundJob>;

/** Data of the job that polls the open payments of an order. */
export const PollJob = z.object({ number: z.string() });
export type PollJob = z.output<typeof PollJob>;
