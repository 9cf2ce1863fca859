/** The limit of the right of withdrawal from a line; without the calendar, so that browsers can use it too (L11). */
import type { WithdrawalLimit } from '../contract/after-payment.ts';

export interface Limited {
  withdrawalLimit?: WithdrawalLimit | undefined;
  isPerishable?: boolean | undefined;
}

/** The limit of a line; lines of earlier orders only say that they spoil fast. */
export const limitOf = ({ withdrawalLimit, isPerishable }: Limited): WithdrawalLimit | null =>
  withdrawalLimit ?? (isPerishable ? 'perishable' : null);

/** A seal may still be unbroken: only the shopper and the merchant can see that. */
export const isCovered = (line: Limited): boolean => {
  const limit = limitOf(line);
  return limit === null || limit === 'sealed';
};
