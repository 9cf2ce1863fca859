/** Checks and converts price histories that merchants give for the time before the shop's own log. */
import type { Cents } from '#platform/money.ts';
import type { LoggedPrice } from '../record.ts';

/** A price that was charged from one time until another, both in epoch milliseconds. */
export interface ChargedPeriod {
  from: number;
  until: number;
  cents: Cents;
  isReduced: boolean;
}

/** Checks the periods of one product or variant: they must not overlap, nor begin at or after
 * `ownFrom`, where the shop's own log begins. Returns the first faulty period with the reason, or
 * null. */
export function historyFault<Period extends ChargedPeriod>(
  periods: readonly Period[],
  ownFrom: number,
): { period: Period; reason: string } | null {
  const inOrder = periods.toSorted((a, b) => a.from - b.from);
  for (const [i, period] of inOrder.entries()) {
    const next = inOrder[i + 1];
    if (next && next.from < period.until)
      return { period: next, reason: 'overlaps another period' };
    if (period.from >= ownFrom)
      return { period, reason: 'begins when the shop has prices of its own already' };
  }
  return null;
}

/** Periods as log entries, up to the shop's own log; in gaps between periods it was not sold. */
export function historyEntries(periods: readonly ChargedPeriod[], ownFrom: number): LoggedPrice[] {
  const inOrder = periods.toSorted((a, b) => a.from - b.from);
  return inOrder.flatMap(({ from, until, cents, isReduced }, i) => {
    const next = inOrder[i + 1]?.from ?? ownFrom;
    const gap = until < next ? [{ validFrom: until, cents: null, isReduced: false }] : [];
    return [{ validFrom: from, cents, isReduced }, ...gap];
  });
}
