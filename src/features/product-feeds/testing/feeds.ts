/** Feeds as files of a test, and imports of them into its database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Database, Db } from '#platform/db/database.ts';
import { readProduct } from '../../catalogue/repository/read.ts';
import { catalogueWriter as catalogue } from '../../catalogue/repository/write.ts';
import type { GivenPrice, PriceRecord } from '../../pricing/record.ts';
import { importFeeds } from '../import-feeds.ts';
import type { ImportOptions } from '../import-job.ts';
import { decided } from '../testing.ts';

export const now = Temporal.Instant.from('2026-11-20T08:00:00Z');

export type Row = Record<string, string>;

export const item = (id: string, more: Row = {}): Row => ({
  id,
  title: `Tavara ${id}`,
  product_type: 'Ruoka > Jälkiruoat',
  price: '10.00 EUR',
  availability: 'in_stock',
  quantity: '4',
  ...more,
});

export const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => item(String(100 + i)));

/** A folder for feeds, and imports whose prices are kept in memory. */
export function openFeeds(database: () => Database) {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-feeds-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const prices = new Map<string, PriceRecord>();
  let priceWrites = 0;
  const readPrices = async () => prices;
  const writePrices = async (
    _tx: Db,
    given: readonly (GivenPrice & { sokId: string })[],
  ): Promise<void> => {
    for (const { sokId, ...price } of given) {
      prices.set(sokId, { ...price, referenceCents: null });
      priceWrites += 1;
    }
  };
  return {
    folder,
    prices,
    readPrices,
    priceWrites: () => priceWrites,
    /** Writes a file of the folder. @returns its path */
    tsv(name: string, rows: Row[]): string {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'));
      const path = join(folder, name);
      writeFileSync(path, [columns.join('\t'), ...lines, ''].join('\n'));
      return path;
    },
    run: (files: string[], options: Partial<ImportOptions> = {}) =>
      importFeeds(
        { database: database(), dataDir: folder, catalogue, decided, readPrices, writePrices },
        files,
        { now, ...options },
      ),
    product: (sokId: string) => readProduct(database().db, readPrices, sokId),
    async clear(): Promise<void> {
      prices.clear();
      rmSync(join(folder, 'pictures'), { recursive: true, force: true });
      await database().run(
        'delete from catalogue.product; delete from catalogue.category; delete from catalogue.stock',
      );
    },
  };
}
