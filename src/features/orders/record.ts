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
