/** What merchants say about search. */
import { z } from '#platform/http/contract.ts';

const terms = z.array(z.string().trim().min(1)).max(10);
const phrase = z
  .string()
  .trim()
  .max(60)
  .regex(/^[^*]*[\p{L}\p{N}][^*]*\*?$/u, 'must be words, with * at most at the end');

export const SearchDocument = z.strictObject({
  /** Suggestions of the search box before anything is typed, by language; after those of visitors. */
  topTerms: z.strictObject({ fi: terms, sv: terms, en: terms }),
  /** Words and phrases that no suggestion has, in any language. */
  neverOffered: z.array(phrase).max(500).default([]),
});
export type SearchDocument = z.output<typeof SearchDocument>;
