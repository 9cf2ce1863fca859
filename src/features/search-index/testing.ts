/** What a merchant decides about products, for tests. */
import type { Campaign } from '../campaigns/record.ts';
import { taxClasses } from '../pricing/testing.ts';
import type { Decisions } from './product-index.ts';

export const decidedWith =
  (campaigns: Campaign[] = []) =>
  (): Decisions => ({
    campaigns,
    taxClasses,
    catalogue: { newForDays: 30 },
  });
