/** An index of a whole snapshot, built at once: for tests, and where nothing else is to be done. */
import type { Campaign } from '../../campaigns/rules.ts';
import type { CatalogueSnapshot } from '../record.ts';
import { makeBuilder } from './builder.ts';
import { makeIndex, type CatalogueIndex } from './catalogue-index.ts';
import { grammar } from '../words/grammar.ts';

export function buildIndex(
  { products, categories, version, stockMark }: CatalogueSnapshot,
  campaigns: readonly Campaign[],
  now: number,
): CatalogueIndex {
  const builder = makeBuilder(categories, grammar, now);
  for (const record of products) builder.add(record);
  return makeIndex(
    { version, stockMark, categories, columns: builder.finish() },
    campaigns,
    grammar,
  );
}
