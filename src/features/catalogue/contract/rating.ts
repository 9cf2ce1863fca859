import { z } from '#platform/http/contract.ts';

/** The average of 1 to 5 stars of published reviews, rounded to one decimal, and their number; null without any. */
export const Rating = z
  .object({ average: z.number(), count: z.number().int().positive() })
  .openapi('Rating');
export type Rating = z.output<typeof Rating>;
