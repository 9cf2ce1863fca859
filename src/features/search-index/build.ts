/** Builds columns and indexes in the current thread: inside the worker, and in tests. */
import type { CatalogueSnapshot, CategoryRecord, ProductRecord } from '../catalogue/record.ts';
import { grammar } from '../linguistics/all-languages.ts';
import { makeBuilder, type IndexBuilder } from './columns/builder.ts';
import {
  makeIndex,
  type CatalogueIndex,
  type Decisions,
  type IndexParts,
} from './product-index.ts';
import type { Columns } from './columns/columns.ts';

export const startColumns = (categories: readonly CategoryRecord[], now: number): IndexBuilder =>
  makeBuilder(categories, grammar, now);

export function columnsOf(
  categories: readonly CategoryRecord[],
  products: readonly ProductRecord[],
  now: number,
): Columns {
  const builder = startColumns(categories, now);
  for (const record of products) builder.add(record);
  return builder.finish();
}

export const indexOf = (parts: IndexParts, decided: () => Decisions): CatalogueIndex =>
  makeIndex(parts, decided, grammar);

/** `now` in epoch milliseconds.
 * @internal for tests and benchmarks */
export function buildIndex(
  { products, categories, version, stockMark }: CatalogueSnapshot,
  decided: () => Decisions,
  now: number,
): CatalogueIndex {
  const columns = columnsOf(categories, products, now);
  const detailKeys = products.flatMap(({ details = [] }) => details.map(({ key }) => key));
  return indexOf({ version, stockMark, categories, columns, detailKeys }, decided);
}
