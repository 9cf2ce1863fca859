/** Estimated and final sums of an order with lines that are sold by weight; for browsers too. */
import type { Cents } from '#platform/money.ts';
import type { Order, OrderLine } from '../contract.ts';
import type { VatRow, Weighing } from '../contract/after-payment.ts';

type Estimated = Pick<Order, 'lines' | 'weighings'>;

export const isWeighed = ({ estimatedGrams }: Pick<OrderLine, 'estimatedGrams'>): boolean =>
  estimatedGrams !== undefined;

/** Whether the order has lines whose prices are estimates, or were. */
export const hasWeighed = ({ lines }: Pick<Order, 'lines'>): boolean => lines.some(isWeighed);

export const weighingOf = ({ weighings }: Pick<Order, 'weighings'>, at: number): Weighing | null =>
  weighings.find(({ line }) => line === at) ?? null;

/** Lines that are still to be weighed. */
export const linesToWeigh = ({ lines, weighings }: Estimated): OrderLine[] =>
  lines.filter((line, at) => isWeighed(line) && weighingOf({ weighings }, at) === null);

type Summed = Pick<Order, 'totalEuroCents' | 'vat' | 'refunds'>;

interface SumsAfter {
  refundedEuroCents: Cents;
  totalEuroCents: Cents;
  vat: VatRow[];
}

/** What the order costs as weighed so far, and its VAT; other refunds do not count. */
export const finalSums = (order: Summed): SumsAfter =>
  sumsAfter(
    order,
    order.refunds.filter(({ cause }) => cause === 'weighing'),
  );

/** What of the order is not refunded, and the VAT of that. */
export const sumsLeft = (order: Summed): SumsAfter => sumsAfter(order, order.refunds);

function sumsAfter({ totalEuroCents, vat }: Summed, given: Order['refunds']): SumsAfter {
  const refundedEuroCents = given.reduce((sum, one) => sum + one.totalEuroCents, 0);
  const rows = vat.map((row) => {
    const off = given.flatMap((one) =>
      one.vat.filter(({ ratePermille }) => ratePermille === row.ratePermille),
    );
    const less = (key: 'netEuroCents' | 'taxEuroCents' | 'grossEuroCents') =>
      off.reduce((sum, one) => sum - one[key], row[key]);
    return {
      ratePermille: row.ratePermille,
      netEuroCents: less('netEuroCents'),
      taxEuroCents: less('taxEuroCents'),
      grossEuroCents: less('grossEuroCents'),
    };
  });
  return { refundedEuroCents, totalEuroCents: totalEuroCents - refundedEuroCents, vat: rows };
}
