/** What a customer has paid for and not been refunded. */
import { earningSum } from '#features/loyalty/rules/earning.ts';
import { aftermathOf } from '#features/orders/repository/after-payment.ts';
import { allOrdersOf } from '#features/orders/repository.ts';
import { leftAfter, paidFor } from '#features/orders/rules/refund.ts';
import type { Db } from '#platform/db/database.ts';
import type { Cents } from '#platform/money.ts';

export interface Bought {
  number: string;
  /** ISO 8601. */
  placedAt: string;
  /** Products after discounts, without delivery. */
  totalEuroCents: Cents;
  /** The sum that earns bonus. */
  earningEuroCents: Cents;
}

/** Latest first. */
export async function purchasesSince(
  db: Db,
  customerId: string,
  since: Temporal.Instant,
): Promise<Bought[]> {
  const orders = (await allOrdersOf(db, customerId)).filter(
    ({ status, facts }) =>
      status === 'paid' &&
      Temporal.Instant.compare(Temporal.Instant.from(facts.placedAt), since) >= 0,
  );
  const after = await aftermathOf(
    db,
    orders.map(({ number }) => number),
  );
  return orders.map(({ number, facts }) => {
    const refunds = after.get(number)?.refunds ?? [];
    const done = refunds.filter(({ status }) => status !== 'refused').map(({ sums }) => sums);
    const left = leftAfter(paidFor(facts), done);
    const totalEuroCents = left.lines.reduce((sum, { gross }) => sum + gross, 0);
    const lines = left.lines.map(({ quantity, gross }, at) => ({
      quantity,
      rowTotalEuroCents: gross,
      depositEuroCents: facts.lines[at]?.depositEuroCents,
    }));
    const { placedAt } = facts;
    return { number, placedAt, totalEuroCents, earningEuroCents: earningSum(lines) };
  });
}
