/** What repository and rules share of an order. */
import { z } from '#platform/http/contract.ts';
import { Order } from './contract.ts';

/** What an order is made of once; its payments change. */
export const OrderFacts = Order.omit({
  number: true,
  status: true,
  paymentMethod: true,
  paymentMethodId: true,
  paymentStatus: true,
  payableUntil: true,
  cancelReason: true,
  isGuests: true,
  isAnonymous: true,
  anonymousFrom: true,
});
export type OrderFacts = z.output<typeof OrderFacts>;

/** What an order took from a budget. */
export const Spent = z.object({ key: z.string(), amount: z.number() });
export type Spent = z.output<typeof Spent>;

/** Data of the job that pays back. */
export const RefundJob = z.object({ transactionId: z.string(), amount: z.int() });
export type RefundJob = z.output<typeof RefundJob>;

/** Data of the job that asks about the open payments of an order. */
export const PollJob = z.object({ number: z.string() });
export type PollJob = z.output<typeof PollJob>;
