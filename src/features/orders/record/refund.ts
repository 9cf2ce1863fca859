/** Shapes of refunds that repository and rules share. Sums are cents. */
import { z } from '#platform/http/contract.ts';
import { Pieces } from '../contract/after-payment.ts';

/** What a refund gives back, exact to the cent: of each line and of the delivery per VAT rate. */
export const RefundSums = z.object({
  /** Without pieces where they only weigh less than estimated. */
  lines: z.array(
    Pieces.extend({ quantity: z.int().min(0), euroCents: z.int(), taxEuroCents: z.int() }),
  ),
  delivery: z.array(z.object({ ratePermille: z.int(), euroCents: z.int(), taxEuroCents: z.int() })),
});
export type RefundSums = z.output<typeof RefundSums>;

/** Data of the job that asks the payment provider for a refund. */
export const RefundOrderJob = z.object({ refundId: z.int() });
export type RefundOrderJob = z.output<typeof RefundOrderJob>;

/** Data of the job that mails the link of an order, if the address is its buyer's. */
export const OrderLinkJob = z.object({ to: z.string(), number: z.string() });
export type OrderLinkJob = z.output<typeof OrderLinkJob>;
