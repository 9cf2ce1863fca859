/** What a merchant decides about products, for tests. */
import type { Campaign } from '../campaigns/record.ts';
import { taxClasses } from '../pricing/testing.ts';
import type { Decisions } from './product-index.ts';

const noSearchWords = {
  synonyms: { fi: [], sv: [], en: [] },
  surplusWords: { fi: [], sv: [], en: [] },
};

export const decidedWith =
  (campaigns: Campaign[] = []) =>
  (): Decisions => ({
    campaigns,
    taxClasses,
    catalogue: { newForDays: 30 },
    searchWords: noSearchWords,
  });
