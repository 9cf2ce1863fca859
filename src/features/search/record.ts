/** What merchants say about search. */
import { z } from '#platform/http/contract.ts';
import { readSynonymLine } from '../linguistics/record/synonym-line.ts';

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

const synonymLine = z.string().superRefine((line, { addIssue }) => {
  const read = readSynonymLine(line);
  if ('fault' in read) addIssue({ code: 'custom', message: read.fault });
});
const synonymLines = z.array(synonymLine).max(3000);
const surplusWords = z
  .array(
    z
      .string()
      .max(60)
      .regex(/^[\p{L}\p{N}'’-]*[\p{L}\p{N}][\p{L}\p{N}'’-]*$/u, 'must be one word'),
  )
  .max(1000);

/** What words of searches mean, by language. */
export const SearchWordsDocument = z.strictObject({
  /** Lines such as `mobil, telefon` and `skor => stövlar, sandaler`. */
  synonyms: z.strictObject({ fi: synonymLines, sv: synonymLines, en: synonymLines }),
  /** Words that say nothing about a product. */
  surplusWords: z.strictObject({ fi: surplusWords, sv: surplusWords, en: surplusWords }),
});
export type SearchWordsDocument = z.output<typeof SearchWordsDocument>;
