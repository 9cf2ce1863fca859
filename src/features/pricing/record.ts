/** Prices as they are stored and as the rules use them. */
import type { Cents } from '#platform/money.ts';

/** Prices of one product or variant at the time the record was read. */
export interface PriceRecord {
  regularCents: Cents;
  /** Reduced price with its period, epoch milliseconds; present before and after its period too. */
  sale: { cents: Cents; from: number | null; until: number | null } | null;
  coopCents: Cents | null;
  /** Reference price of the sale, from the price log alone: the lowest price of the 30 days before
   * the cut, for fast-perishing food the price just before it. Null without a sale, and for
   * products that were not sold before it. */
  referenceCents: Cents | null;
  /** Net contents in base units, for the unit price: 0.25 (of a kg); null when it has none. */
  unitAmount: number | null;
  unit: string | null;
  /** Deposit, part of every price here; absent when there is none. */
  depositCents?: Cents | null;
  /** Fast-perishing food: its cuts need no lowest price of 30 days (L02). */
  isPerishable?: boolean;
  /** Sold by weight: grams of one piece, as estimated; the prices are those of a kilogram until `ofPiece` makes
   * them a piece's. */
  estimatedGrams?: number;
  /** Prices of a kilogram, beside those of a piece. */
  perKg?: Omit<PriceRecord, 'perKg'>;
}

/** One entry of the price log: the general price in force from `validFrom` (epoch milliseconds) on. */
export interface LoggedPrice {
  validFrom: number;
  /** Null: not sold from then on. */
  cents: Cents | null;
  /** Whether it was a reduced price. */
  isReduced: boolean;
}

/** A price as a merchant gives it, without the reference price, which comes from the log. */
export type GivenPrice = Omit<PriceRecord, 'referenceCents'>;
