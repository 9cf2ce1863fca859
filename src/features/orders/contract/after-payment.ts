/** What may happen to a paid order: withdrawals and refunds (L11, L12). Sums are cents. */
import { z } from '#platform/http/contract.ts';

/** Why a product cannot be withdrawn: it spoils fast, it is made for the buyer, or its seal was broken. A
 * product with an unbroken seal can. */
export const WithdrawalLimit = z.enum(['perishable', 'made-to-order', 'sealed']);
export type WithdrawalLimit = z.output<typeof WithdrawalLimit>;

/** Days by law; a merchant may give more. */
export const lawfulDays = 14;

/** Net, tax and gross sums of one VAT rate. */
export const VatRow = z
  .object({
    ratePermille: z.number().int(),
    netEuroCents: z.number().int(),
    taxEuroCents: z.number().int(),
    grossEuroCents: z.number().int(),
  })
  .openapi('VatRow');
export type VatRow = z.output<typeof VatRow>;

/** Pieces of a line of the order; `line` is its position, 0 for the first. */
export const Pieces = z.object({
  line: z.number().int().min(0),
  quantity: z.number().int().positive(),
});
export type Pieces = z.output<typeof Pieces>;

const PricedPieces = Pieces.extend({ euroCents: z.number().int() });

/** Until when the buyer may withdraw: `lastDay` is an ISO date in Finland. `left` has the pieces of each line
 * that can still be withdrawn: none of what the right does not cover. */
export const Withdrawable = z
  .object({
    lastDay: z.string(),
    isOpen: z.boolean(),
    left: z.array(z.number().int()),
  })
  .openapi('Withdrawable');
export type Withdrawable = z.output<typeof Withdrawable>;

/** What a withdrawal gives back. */
export const WithdrawnSums = z
  .object({
    lines: z.array(PricedPieces),
    deliveryEuroCents: z.number().int(),
    totalEuroCents: z.number().int(),
  })
  .openapi('WithdrawnSums');
export type WithdrawnSums = z.output<typeof WithdrawnSums>;

/** A notice of withdrawal, and what it gives back. */
export const Withdrawal = WithdrawnSums.extend({
  id: z.string(),
  /** When the notice came, ISO 8601. */
  receivedAt: z.string(),
  /** The buyer as they wrote their name. */
  name: z.string(),
}).openapi('Withdrawal');
export type Withdrawal = z.output<typeof Withdrawal>;

/** What the pieces of a line were found to weigh; `line` is its position. */
export const Weighing = z
  .object({
    line: z.number().int().min(0),
    grams: z.number().int().positive(),
    /** What they cost before discounts: never more than the estimate. */
    finalEuroCents: z.number().int(),
    /** ISO 8601. */
    weighedAt: z.string(),
  })
  .openapi('Weighing');
export type Weighing = z.output<typeof Weighing>;

/** `waiting` until the payment provider has accepted or refused it. */
export const RefundStatus = z.enum(['waiting', 'accepted', 'refused']);
export type RefundStatus = z.output<typeof RefundStatus>;

/** A payment that is given back as a whole: it came when the order was cancelled, or already paid. */
export const ReturnedPayment = z
  .object({
    /** `waiting` also while the shop asks for it again after a refusal. */
    status: z.enum(['waiting', 'accepted']),
    /** ISO 8601. */
    requestedAt: z.string(),
    euroCents: z.number().int(),
  })
  .openapi('ReturnedPayment');
export type ReturnedPayment = z.output<typeof ReturnedPayment>;

/** Why there is a refund: after a withdrawal, as the seller decided, or as the products weigh less than estimated. */
export const RefundCause = z.enum(['withdrawal', 'seller', 'weighing']);
export type RefundCause = z.output<typeof RefundCause>;

export const Refund = z
  .object({
    status: RefundStatus,
    cause: RefundCause,
    /** ISO 8601. */
    requestedAt: z.string(),
    /** Those that only weigh less than estimated have no pieces. */
    lines: z.array(PricedPieces.extend({ quantity: z.number().int().min(0) })),
    deliveryEuroCents: z.number().int(),
    totalEuroCents: z.number().int(),
    vat: z.array(VatRow),
  })
  .openapi('Refund');
export type Refund = z.output<typeof Refund>;
