/** What the catalogue's index is built from; a build keeps the columns in the data folder. */
import { join } from 'node:path';
import { catalogueReader } from '#features/catalogue/repository/read.ts';
import { readPrices } from '#features/pricing/repository.ts';
import { columnsCode } from '#features/search-index/columns/columns-in-worker.ts';
import type { IndexSource } from '#features/search-index/holder.ts';
import type { Decisions } from '#features/search-index/product-index.ts';
import { savedColumns } from '#features/search-index/saved-columns.ts';
import { indexSource } from '#features/search-index/source.ts';
import type { RetailApiDeps } from './deps.ts';

export function catalogueSource(
  { database, dataDir, now }: Pick<RetailApiDeps, 'database' | 'dataDir' | 'now'>,
  decided: () => Decisions,
  warn: IndexSource['warn'],
): IndexSource {
  return indexSource(
    catalogueReader(database.db, readPrices),
    decided,
    () => now().epochMilliseconds,
    warn,
    columnsCode === null ? undefined : savedColumns(join(dataDir, 'index'), columnsCode, warn),
  );
}
