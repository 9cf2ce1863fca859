/** The right of withdrawal as merchants write it: how long it lasts and what it does not cover (L11). */
import { z } from '#platform/http/contract.ts';
import { lawfulDays, WithdrawalLimit } from '../contract/after-payment.ts';

const path = z
  .string()
  .regex(
    /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
    'must be the path of a category, as in kosmetiikka/meikit',
  );

const Exception = z
  .strictObject({
    limit: WithdrawalLimit,
    /** With all their sub-categories. */
    categories: z.array(path).default([]),
    /** Ids of products or variants. */
    products: z.array(z.string().min(1)).default([]),
  })
  .refine(({ categories, products }) => categories.length + products.length > 0, {
    error: 'names no categories and no products',
  });

export const WithdrawalTerms = z.strictObject({
  days: z
    .int()
    .min(lawfulDays, `must be ${lawfulDays} or more: the law gives ${lawfulDays} days`)
    .max(365),
  /** The first that fits a product counts. What a feed calls perishable needs none. */
  exceptions: z.array(Exception),
});
export type WithdrawalTerms = z.output<typeof WithdrawalTerms>;
