/** Coupons as merchants write them. */
import { z } from '#platform/http/contract.ts';
import { LocalTime } from '#platform/local-time.ts';
import { Exclusions } from '../pricing/record/exclusions.ts';

const moment = LocalTime.transform((at) => Date.parse(at))
  .nullable()
  .default(null);

export const CouponDocument = z
  .strictObject({
    code: z
      .string()
      .trim()
      .min(1)
      .max(50)
      .transform((code) => code.toUpperCase()),
    percent: z.int().min(1).max(100).nullable().default(null),
    cents: z.int().positive().nullable().default(null),
    minimumCents: z.int().min(0).default(0),
    /** When it begins and ends; null means no limit. */
    from: moment,
    until: moment,
    /** Products that it does not count for, neither for the discount nor for the minimum; absent: none. */
    exclusions: Exclusions.optional(),
  })
  .refine(({ percent, cents }) => (percent === null) !== (cents === null), {
    error: 'needs either percent or cents',
    path: ['percent'],
  });

/** What a code takes off; `from` and `until` in epoch milliseconds, null means no limit. */
export type Coupon = z.output<typeof CouponDocument>;

export const Coupons = z
  .array(CouponDocument)
  .refine(
    (all) => new Set(all.map(({ code }) => code)).size === all.length,
    'two coupons have the same code',
  );
