/** Prices in API responses. */
import { z } from '#platform/http/contract.ts';

/** One kind of price. `hasVariation`: the variants have different prices and this is the lowest. */
export const Price = z
  .object({
    priceEuroCents: z.number().int().nonnegative(),
    hasVariation: z.boolean(),
    discountPercent: z.number().int().min(0).max(100),
  })
  .openapi('Price');
export type Price = z.output<typeof Price>;

/** What is sold by weight: a piece costs what it weighs. Prices of a piece are those of its estimated weight;
 * `valuePriceEuroCents` is the price of a kilogram. */
export const Weighed = z
  .object({
    /** Of one piece. */
    estimatedGrams: z.number().int().positive(),
    /** The co-op price of a kilogram; null where there is none, or it is withheld. */
    coopPerKgEuroCents: z.number().int().positive().nullable(),
    /** The reference price of a reduction, for a kilogram. */
    beforePerKgEuroCents: z.number().int().positive().nullable(),
  })
  .openapi('Weighed');
export type Weighed = z.output<typeof Weighed>;

/** What customers with a card pay while a campaign takes a part off for them (R180, R184). */
export const CardPrice = z
  .object({
    priceEuroCents: z.number().int().positive(),
    /** Off the regular price without deposit. */
    percent: z.number().int().min(1).max(99),
    /** When the campaign ends, ISO 8601. */
    until: z.string(),
  })
  .openapi('CardPrice');
export type CardPrice = z.output<typeof CardPrice>;

/** The prices of a product or variant (R150, R151); VAT included, integer euro cents. */
export const PriceData = z
  .object({
    /** What is paid without a reduction. */
    regular: Price,
    /** For co-op customers only; null on pages that are the same for everybody (R153). */
    coop: Price.nullable(),
    /** Absent unless it is below the general price; the same for everybody, as all may know of it. */
    card: CardPrice.optional(),
    /** Whether there is a co-op price, also where `coop` is withheld: its line is reserved. */
    hasCoopPrice: z.boolean(),
    /** Only when it is below what the product cost in the shop before; else it is given as `regular`. */
    discounted: Price.nullable(),
    /** Unit price per `unit`, deposit excluded; null when the products have none. */
    valuePriceEuroCents: z.number().int().positive().nullable(),
    /** The same of the co-op price; absent where that has none, or is withheld. */
    coopValuePriceEuroCents: z.number().int().positive().optional(),
    /** Deposit of bottle or can, part of every price above; null when there is none. */
    depositEuroCents: z.number().int().positive().nullable(),
    /** Unit of the unit price: 'kg', 'l', 'kpl', 'm'. */
    unit: z.string().nullable(),
    /** Lowest price of the 30 days before the cut; only beside a discounted price. */
    lowestPrice30Days: z.number().int().positive().nullable(),
    /** True when it spoils or expires fast, else absent. Its cuts need no lowest price (L02), and
     * buyers cannot withdraw (L11). */
    isPerishable: z.boolean().optional(),
    /** Last moment of the discounted price, ISO 8601; null when it has no end. */
    discountedUntil: z.string().nullable(),
    /** Absent unless it is sold by weight. */
    weighed: Weighed.optional(),
  })
  .openapi('PriceData');
export type PriceData = z.output<typeof PriceData>;

/** VAT in per mille of the net price: 255 is 25.5 %. */
export const VatPermille = z.number().int().min(0).max(1000);
