/** A line of an order. */
import { z } from '#platform/http/contract.ts';
import { OtherLanguage } from '#platform/i18n/local-text.ts';
import { Picture } from '../../catalogue/contract.ts';
import { WithdrawalLimit } from './after-payment.ts';

/** A line with the names and prices at the time of the order. */
export const OrderLine = z
  .object({
    sokId: z.string(),
    name: z.string(),
    /** Of the name, where it is not the order's; absent in orders from before it was kept. */
    nameLanguage: OtherLanguage,
    /** Colour and size, empty for products without variants. */
    variantName: z.string(),
    urlPath: z.string(),
    picture: Picture.nullable(),
    quantity: z.number().int(),
    unitPriceEuroCents: z.number().int(),
    rowTotalEuroCents: z.number().int(),
    /** Deposit of a piece, which the prices include: discounts are not of it. Absent without one, and in orders of
     * before. */
    depositEuroCents: z.number().int().positive().optional(),
    /** Price per `unit` in cents at the time of the order; null when the product has none. */
    valuePriceEuroCents: z.number().int().nullable().default(null),
    unit: z.string().nullable().default(null),
    /** Sold by weight: estimated grams of one piece, for which its prices are; the price per unit is that of a
     * kilogram. Absent otherwise. */
    estimatedGrams: z.number().int().positive().optional(),
    /** Years one must be to buy it; absent: any. */
    ageLimit: z.number().int().optional(),
    /** Whether it may be replaced by a similar product; absent where it never is. */
    allowsSubstitute: z.boolean().optional(),
    /** The discount code did not count for it; absent where it did, or there was none. */
    isExcluded: z.boolean().optional(),
    vatPermille: z.number().int(),
    /** In orders of before `withdrawalLimit`: spoils fast. */
    isPerishable: z.boolean().optional(),
    /** Why it cannot be withdrawn, or only unopened; absent when it can (L11). Responses have it for orders of
     * before, too. */
    withdrawalLimit: WithdrawalLimit.optional(),
  })
  .openapi('OrderLine');
export type OrderLine = z.output<typeof OrderLine>;
