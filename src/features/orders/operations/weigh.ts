/** Records what lines weigh that are sold by weight, and refunds what was paid too much. */
import { transact } from '#platform/db/transact.ts';
import { StartRefused } from '#platform/errors.ts';
import { aftermath, putWeighings, settledOf, type RefundRow } from '../repository/after-payment.ts';
import { holdOrder } from '../repository.ts';
import { leftAfter, paidFor, totalOf } from '../rules/refund.ts';
import { finalCents, weighingRefund, weightFault, type Weight } from '../rules/weighing.ts';
import { writeRefund } from './refund.ts';
import type { Aftersale } from './withdraw.ts';

/** All weights are recorded, or none.
 * @returns the refund; null when the lines cost their estimates
 * @throws StartRefused when a line cannot be weighed so */
export function weigh(
  deps: Pick<Aftersale, 'db' | 'now'>,
  number: string,
  weights: readonly Weight[],
): Promise<RefundRow | null> {
  return transact(deps.db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (order?.status !== 'paid')
      throw new StartRefused(`Order ${number} is not paid, so nothing of it is weighed.`);
    const settled = settledOf(order, await aftermath(tx, number));
    const { facts } = settled;
    const left = leftAfter(
      paidFor(facts),
      settled.refunds.map(({ sums }) => sums),
    );
    for (const weight of weights) {
      const fault = weightFault(settled, left, weight);
      if (fault !== null) throw new StartRefused(fault);
    }
    const sums = weighingRefund(facts, left, weights);
    const { paidBy } = order;
    const row =
      totalOf(sums) > 0 && paidBy !== null
        ? await writeRefund(deps, tx, { number, cause: 'weighing', paidBy, sums })
        : null;
    await putWeighings(
      tx,
      weights.flatMap(({ line: at, grams }) => {
        const line = facts.lines[at];
        const pieces = left.lines[at]?.quantity ?? 0;
        const isRefunded = sums.lines.some((one) => one.line === at);
        return line
          ? [
              {
                number,
                line: at,
                grams,
                finalCents: finalCents(line, pieces, grams),
                weighedAt: deps.now(),
                refundId: isRefunded ? (row?.id ?? null) : null,
              },
            ]
          : [];
      }),
    );
    return row;
  });
}
