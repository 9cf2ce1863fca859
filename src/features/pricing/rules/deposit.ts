/** A deposit is money that is given back, not a price: no discount is of it, and it earns no bonus. */
import type { Cents } from '#platform/money.ts';

/** A line of a cart or an order. */
export interface LineWithDeposit {
  quantity: number;
  rowTotalEuroCents: Cents;
  /** Of a piece. */
  depositEuroCents?: Cents | undefined;
}

export const withoutDeposits = (line: LineWithDeposit): Cents =>
  Math.max(0, line.rowTotalEuroCents - (line.depositEuroCents ?? 0) * line.quantity);
