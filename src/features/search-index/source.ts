/** Builds indexes: reads the catalogue in batches and makes the columns in a worker thread. */
import type {
  CatalogueChanges,
  CatalogueState,
  CategoryRecord,
  ProductRecord,
} from '../catalogue/record.ts';
import { detailKeysOf } from '../catalogue/rules/properties.ts';
import { indexOf } from './build.ts';
import { columnsInWorker } from './columns/columns-in-worker.ts';
import type { Columns } from './columns/columns.ts';
import type { IndexSource } from './holder.ts';
import type { Decisions } from './product-index.ts';
import type { ColumnsKey, SavedColumns } from './saved-columns.ts';

/** What the index needs of the catalogue's repository. */
export interface CatalogueReader {
  /** `stamp` is another one with every change, and is never the same again. */
  readState(): Promise<CatalogueState & { stamp: string }>;
  readChanges(stockMark: string): Promise<CatalogueChanges>;
  readAllStock(): Promise<Map<string, number>>;
  readCategories(): Promise<CategoryRecord[]>;
  /** With the details of these keys. */
  readAllProducts(detailKeys: readonly string[]): AsyncIterable<ProductRecord[]>;
  readChangedIds(mark: string, limit: number): Promise<string[]>;
  readProductsOf(
    sokIds: readonly string[],
    detailKeys: readonly string[],
  ): Promise<ProductRecord[]>;
}

/** The index is rebuilt when more products changed than both this number and this share of all. */
const leastRebuilt = 2000;
const shareRebuilt = 0.02;

export function indexSource(
  reader: CatalogueReader,
  decided: () => Decisions,
  now: () => number,
  warn: IndexSource['warn'],
  saved?: SavedColumns,
): IndexSource {
  async function makeColumns(key: ColumnsKey, categories: CategoryRecord[]): Promise<Columns> {
    const file = await saved?.fileFor(key).catch(notSaved);
    const products = reader.readAllProducts(key.detailKeys);
    const { columns, unsaved } = await columnsInWorker(categories, products, now(), file);
    if (unsaved) notSaved(unsaved);
    return columns;
  }
  const notSaved = (error: unknown): undefined =>
    void warn('columns of the catalogue not saved, the next start makes them anew', error);

  return {
    warn,
    readChanges: (mark) => reader.readChanges(mark),
    async build() {
      // Read the state first: a change during the build must leave the index stale, not marked
      // fresh.
      const state = await reader.readState();
      const categories = await reader.readCategories();
      const detailKeys = detailKeysOf(decided().properties);
      const key = { stamp: state.stamp, detailKeys };
      const kept = await saved?.read(key, now());
      const columns = kept ?? (await makeColumns(key, categories));
      const index = indexOf({ ...state, categories, columns, detailKeys }, decided);
      // Of what is sold the stamp says nothing.
      if (kept) index.restock(await reader.readAllStock());
      return index;
    },
    isComplete: ({ detailKeys }) => {
      const known = new Set(detailKeys);
      return detailKeysOf(decided().properties).every((key) => known.has(key));
    },
    async amend(index, version) {
      const most = Math.max(leastRebuilt, Math.round(index.size * shareRebuilt));
      const replaced = await reader.readChangedIds(index.stockMark, most + 1);
      if (replaced.length > most) return false;
      const categories = await reader.readCategories();
      const records = await reader.readProductsOf(replaced, index.detailKeys);
      const { columns } = await columnsInWorker(categories, [records], now());
      index.amend({ version, categories, columns, replaced });
      return true;
    },
  };
}
