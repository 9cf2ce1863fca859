/** What merchants say about search. */
import { z } from '#platform/http/contract.ts';

const terms = z.array(z.string().trim().min(1)).max(10);

export const SearchDocument = z.strictObject({
  /** Suggestions of the search box before anything is typed, by language. */
  topTerms: z.strictObject({ fi: terms, sv: terms, en: terms }),
});
export type SearchDocument = z.output<typeof SearchDocument>;
