import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { readOwnLogStarts, writeHistory } from '../pricing/repository/history.ts';
import { readPrices, writePrices } from '../pricing/repository.ts';
import { catalogueVersion } from '../catalogue/repository/read.ts';
import { importFeeds } from './import-feeds.ts';
import { importPriceHistory } from './price-history.ts';
import { catalogueWriter as catalogue } from '../catalogue/repository/write.ts';
import { decided } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-history-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = Temporal.Instant.from('2026-11-20T08:00:00Z');
const file = (name: string, ...rows: string[][]) => {
  const path = join(folder, name);
  writeFileSync(path, rows.map((row) => `${row.join('\t')}\n`).join(''));
  return path;
};
const heading = ['id', 'price', 'sale_price', 'from', 'to'];

onOneDatabase('histories of prices', (database) => {
  test('what a merchant charged before makes a cut, faulty and unknown rows do not (L01, L03)', async () => {
    const { db } = database();
    const products = file(
      'shop.fi.tsv',
      ['id', 'title', 'product_type', 'price', 'sale_price', 'availability'],
      ...['a1', 'a2', 'a3'].map((id) => [id, 'Lapio', 'Piha', '200 EUR', '99 EUR', 'in_stock']),
    );
    await importFeeds(
      { database: database(), dataDir: folder, catalogue, decided, readPrices, writePrices },
      [products],
      {
        now,
      },
    );
    const references = async () =>
      [...(await readPrices(db)).values()].map(({ referenceCents }) => referenceCents);
    expect(await references()).toEqual([null, null, null]);
    const version = await catalogueVersion(db);
    const history = file(
      'history.tsv',
      heading,
      ['a1', '120 EUR', '', '2026-08-01', '2026-10-31'],
      ['a1', '110 EUR', '105 EUR', '2026-11-01', '2026-11-30'],
      ['a2', '150 EUR', '', '2026-09-01', '2026-11-01'],
      ['a2', '150 EUR', '', '2026-10-01', '2026-12-01'],
      ['a3', '150 EUR', '', '2026-11-21', '2026-11-22'],
      ['b9', '150 EUR', '', '2026-09-01', '2026-10-01'],
      ['a3', '150 EUR', '160 EUR', '2026-09-01', '2026-10-01'],
      ['a3', '150 EUR', '', '2026-10-01', '2026-09-01'],
    );
    const deps = { database: database(), catalogue, readOwnLogStarts, writeHistory };
    const { products: count, rejected } = await importPriceHistory(deps, history);
    expect(count).toBe(1);
    expect(rejected.map(({ line, id, field, reason }) => [line, id, field, reason])).toEqual([
      [8, 'a3', 'sale_price', 'must be below price'],
      [9, 'a3', 'to', 'must be later than from'],
      [5, 'a2', 'from', 'overlaps another period'],
      [6, 'a3', 'from', 'begins when the shop has prices of its own already'],
      [7, 'b9', 'id', 'is not in the shop'],
    ]);
    expect((await references()).toSorted()).toEqual([10_500, null, null]);
    expect(await catalogueVersion(db)).toBe(version + 1);
  });
});
