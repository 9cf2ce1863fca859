/** Rules for what is paid, shared by stored, indexed and shown prices. */
import type { Cents } from '#platform/money.ts';

/** Whether a reduced price is paid at `now`: its period runs and it is below the regular one. In
 * cents and epoch milliseconds; a sale of 0 means none, open ends of a period are infinite. */
export const isSaleRunning = (
  regular: Cents,
  sale: Cents,
  from: number,
  until: number,
  now: number,
): boolean => sale > 0 && sale < regular && from <= now && now < until;

interface GeneralPrices {
  regular: { priceEuroCents: Cents };
  discounted: { priceEuroCents: Cents } | null;
}

/** The general price, from the prices of a response. */
export const paidByAll = ({ regular, discounted }: GeneralPrices): Cents =>
  (discounted ?? regular).priceEuroCents;
