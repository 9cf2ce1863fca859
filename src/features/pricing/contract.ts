/** What a price is, as it travels. */
import { z } from '#platform/http/contract.ts';

/** One kind of price. `hasVariation`: variants of the product cost differently and this is the lowest. */
export const Price = z
  .object({
    priceEuroCents: z.number().int().nonnegative(),
    hasVariation: z.boolean(),
    discountPercent: z.number().int().min(0).max(100),
  })
  .openapi('Price');
export type Price = z.output<typeof Price>;

/** The prices of a product or variant (R150, R151); VAT included, integer euro cents. */
export const PriceData = z
  .object({
    /** What is paid without a reduction. */
    regular: Price,
    /** For co-op customers only; pages that everybody sees alike are given none (R153). */
    coop: Price.nullable(),
    /** Whether there is a co-op price, told also where the price itself is not: its line is kept free. */
    hasCoopPrice: z.boolean(),
    /** Told only when it is below what the products cost in the shop before; else it is the regular one. */
    discounted: Price.nullable(),
    /** Unit price per `unit`, deposit excluded; null when the products have none. */
    valuePriceEuroCents: z.number().int().positive().nullable(),
    /** Deposit of bottle or can, part of every price above; null when there is none. */
    depositEuroCents: z.number().int().positive().nullable(),
    /** What the unit price is told for: 'kg', 'l', 'kpl', 'm'. */
    unit: z.string().nullable(),
    /** Lowest price of the 30 days before the cut; only beside a discounted price. */
    lowestPrice30Days: z.number().int().positive().nullable(),
    /** Spoils or expires fast; absent where it does not. Then a cut needs no lowest price (L02), and who
     * buys it cannot withdraw (L11). */
    isPerishable: z.boolean().optional(),
    /** Last moment of the discounted price, ISO 8601; null when it has no end. */
    discountedUntil: z.string().nullable(),
  })
  .openapi('PriceData');
export type PriceData = z.output<typeof PriceData>;

/** VAT in per mille of the net price: 255 is 25.5 %. */
export const VatPermille = z.number().int().min(0).max(1000);
