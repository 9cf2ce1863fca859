/** Reductions of prices among the refunds of an order; for browsers too. */
import type { Cents } from '#platform/money.ts';
import type { Refund } from '../contract/after-payment.ts';

type Given = Pick<Refund, 'cause' | 'lines'>;

/** What of a line was given back while its pieces were kept, except as they weigh less than estimated. */
export const reducedBy = (refunds: readonly Given[], at: number): Cents =>
  refunds
    .filter(({ cause }) => cause === 'seller')
    .flatMap(({ lines }) => lines)
    .filter(({ line, quantity }) => line === at && quantity === 0)
    .reduce((sum, { euroCents }) => sum + euroCents, 0);
