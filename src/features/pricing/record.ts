/** Prices as the store keeps them and the rules read them. */
import type { Cents } from '#platform/money.ts';

/** Prices of one sellable thing at the moment the record was read. */
export interface PriceRecord {
  regularCents: Cents;
  /** Reduced price with its period, epoch milliseconds; kept also before and after its time. */
  sale: { cents: Cents; from: number | null; until: number | null } | null;
  coopCents: Cents | null;
  /** What the sale is compared with, from the price log alone: the lowest price of the 30 days before
   * the cut, of fast-perishing food the price before it. Null without a sale, and of products that were
   * not sold before it. */
  referenceCents: Cents | null;
  /** Net contents in base units, for the unit price: 0.25 (of a kg); null when it has none. */
  unitAmount: number | null;
  unit: string | null;
  /** Deposit, part of every price here; absent when there is none. */
  depositCents?: Cents | null;
  /** Fast-perishing food: its cuts need no lowest price of 30 days (L02). */
  isPerishable?: boolean;
}

/** One entry of the price log: the general price in force from `validFrom` (epoch milliseconds) on. */
export interface LoggedPrice {
  validFrom: number;
  /** Null where it was not sold. */
  cents: Cents | null;
  /** It was a reduced price. */
  isReduced: boolean;
}

/** A price as a merchant gives it, without what only the log knows. */
export type GivenPrice = Omit<PriceRecord, 'referenceCents'>;

/** How products are taxed; what that is in per cent depends on the day. */
export const taxClasses = ['general', 'food', 'books', 'press', 'hygiene'] as const;
export type TaxClass = (typeof taxClasses)[number];
