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
import type { IndexSource } from './holder.ts';
import type { Decisions } from './product-index.ts';

/** What the index needs of the catalogue's repository. */
export interface CatalogueReader {
  readState(): Promise<CatalogueState>;
  readChanges(stockMark: string): Promise<CatalogueChanges>;
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
): IndexSource {
  return {
    warn,
    readChanges: (mark) => reader.readChanges(mark),
    async build() {
      // Read the state first: a change during the build must leave the index stale, not marked
      // fresh.
      const state = await reader.readState();
      const categories = await reader.readCategories();
      const detailKeys = detailKeysOf(decided().properties);
      const products = reader.readAllProducts(detailKeys);
      const columns = await columnsInWorker(categories, products, now());
      return indexOf({ ...state, categories, columns, detailKeys }, decided);
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
      const columns = await columnsInWorker(categories, [records], now());
      index.amend({ version, categories, columns, replaced });
      return true;
    },
  };
}
