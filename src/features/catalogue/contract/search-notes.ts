/** What a list of search results says about the words that were searched for. */
import { z } from '#platform/http/contract.ts';

export const SearchNotes = z.object({
  /** Mistyped words, and the words of the catalogue that were taken in their place. */
  corrected: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** Words that no product found has, because none has all of them. */
  left: z.array(z.string()),
  /** Words for something of which nothing has a strict filter, such as a diet: the products have the filter only. */
  noneOf: z.string().optional(),
});
export type SearchNotes = z.output<typeof SearchNotes>;

export const noNotes: SearchNotes = { corrected: [], left: [] };
