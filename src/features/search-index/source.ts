/** Where indexes come from: the database, read a little at a time, and another thread. */
import type { Campaign } from '../campaigns/rules.ts';
import type {
  CatalogueChanges,
  CatalogueState,
  CategoryRecord,
  ProductRecord,
} from '../catalogue/record.ts';
import { indexOf } from './build.ts';
import { columnsInWorker } from './columns/columns-in-worker.ts';
import type { IndexSource } from './holder.ts';

/** The catalogue as its store reads it. */
export interface CatalogueReader {
  readState(): Promise<CatalogueState>;
  readChanges(stockMark: string): Promise<CatalogueChanges>;
  readCategories(): Promise<CategoryRecord[]>;
  readAllProducts(): AsyncIterable<ProductRecord[]>;
  readChangedIds(mark: string, limit: number): Promise<string[]>;
  readProductsOf(sokIds: readonly string[]): Promise<ProductRecord[]>;
}

/** More changed products than this make a new index, unless they are few among all. */
const leastRebuilt = 2000;
const shareRebuilt = 0.02;

export function indexSource(
  reader: CatalogueReader,
  campaigns: readonly Campaign[],
  now: () => number,
  warn: IndexSource['warn'],
): IndexSource {
  return {
    warn,
    readChanges: (mark) => reader.readChanges(mark),
    async build() {
      // The state first: a change while reading makes the index old, never new too early.
      const state = await reader.readState();
      const categories = await reader.readCategories();
      const columns = await columnsInWorker(categories, reader.readAllProducts(), now());
      return indexOf({ ...state, categories, columns }, campaigns);
    },
    async amend(index, version) {
      const most = Math.max(leastRebuilt, Math.round(index.size * shareRebuilt));
      const replaced = await reader.readChangedIds(index.stockMark, most + 1);
      if (replaced.length > most) return false;
      const categories = await reader.readCategories();
      const records = await reader.readProductsOf(replaced);
      const columns = await columnsInWorker(categories, [records], now());
      index.amend({ version, categories, columns, replaced });
      return true;
    },
  };
}
