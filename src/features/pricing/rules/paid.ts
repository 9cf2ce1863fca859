/** What is paid: the one rule for prices as they are kept, indexed and shown. */
import type { Cents } from '#platform/money.ts';
import type { PriceData } from '../contract.ts';

/** Whether a reduced price is paid at `now`: its period runs and it is below the regular one. All in cents
 * and epoch milliseconds; a sale of 0 is none, one without ends has infinite ones. */
export const isSaleRunning = (
  regular: Cents,
  sale: Cents,
  from: number,
  until: number,
  now: number,
): boolean => sale > 0 && sale < regular && from <= now && now < until;

/** What everybody pays, of prices as they travel. */
export const paidByAll = ({
  regular,
  discounted,
}: Pick<PriceData, 'regular' | 'discounted'>): Cents => (discounted ?? regular).priceEuroCents;
