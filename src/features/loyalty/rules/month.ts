/** The bonus of a month. Each purchase brings its own, by the steps that carts show too. */
import type { Cents } from '#platform/money.ts';
import { dayInFinland } from '#platform/time.ts';
import type { Loyalty } from '../record.ts';
import { bonusEstimate } from '../rules.ts';

/** A paid order. */
export interface Purchase {
  /** ISO 8601. */
  placedAt: string;
  /** The sum that earns bonus. */
  cents: Cents;
}

export interface MonthBonus {
  /** First day of the month: '2026-11-01'. */
  month: string;
  purchases: number;
  boughtCents: Cents;
  bonusCents: Cents;
  /** Position of the step that the largest purchase has reached; -1 for none. */
  level: number;
  steps: Loyalty['bonusSteps'];
}

/** The bonus of the month that `now` is in, in Finland; null where purchases bring none. */
export function monthBonus(
  loyalty: Pick<Loyalty, 'bonusSteps'>,
  purchases: readonly Purchase[],
  now: Temporal.Instant,
): MonthBonus | null {
  const { bonusSteps: steps } = loyalty;
  if (steps.length === 0) return null;
  const month = String(dayInFinland(now).with({ day: 1 }));
  const bought = purchases.filter(
    ({ placedAt, cents }) => cents > 0 && monthOf(placedAt) === month.slice(0, 7),
  );
  const sum = (of: (purchase: Purchase) => Cents) =>
    bought.reduce((total, purchase) => total + of(purchase), 0);
  const largest = Math.max(-1, ...bought.map(({ cents }) => cents));
  return {
    month,
    purchases: bought.length,
    boughtCents: sum(({ cents }) => cents),
    bonusCents: sum(({ cents }) => bonusEstimate(loyalty, cents)?.cents ?? 0),
    level: steps.findLastIndex(({ fromCents }) => largest >= fromCents),
    steps,
  };
}

const monthOf = (instant: string): string =>
  dayInFinland(Temporal.Instant.from(instant)).toPlainYearMonth().toString();
