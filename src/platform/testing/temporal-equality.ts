/** Vitest's set-up: objects of Temporal have no properties of their own, so `toMatchObject` finds each equal to any
 * other. */
import { expect } from 'vitest';

const kinds = [
  Temporal.Instant,
  Temporal.ZonedDateTime,
  Temporal.PlainDate,
  Temporal.PlainTime,
  Temporal.PlainDateTime,
  Temporal.PlainYearMonth,
  Temporal.PlainMonthDay,
  Temporal.Duration,
];

const kindOf = (value: unknown) => kinds.find((kind) => value instanceof kind);

expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    const kind = kindOf(one);
    if (!kind && !kindOf(other)) return;
    return kind === kindOf(other) && String(one) === String(other);
  },
]);
