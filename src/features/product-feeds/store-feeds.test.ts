import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import { stockByStore } from '#features/stores/client.ts';
import { makeStoresApp } from '#features/stores/http.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { writeLocalStock, writeStores } from '#features/stores/repository.ts';
import { importStores } from './store-feeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-stores-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, ...rows: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${rows.map((row) => row.replaceAll('|', '\t')).join('\n')}\n`);
  return path;
}

const head = 'store_code|name|street_address|postal_code|town|opening_hours';
const stores = file(
  'stores.tsv',
  head,
  'tku|Turku|Rantakatu 1|20100|Turku|Mo-Sa 10:00-18:00',
  'hki|Helsinki|Kuja 2|00100|Helsinki|Mo-Su 09:00-21:00',
  'bad|Porvoo|Katu 3|6100|Porvoo|Mo 09:00-21:00',
);
const inventory = (name: string, ...rows: string[]) =>
  file(name, 'store_code|id|quantity', ...rows);

onEveryDatabase('stores and their stock', (database) => {
  const connection = () => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    app.route('/', makeStoresApp(database()));
    const facts = { language: 'fi', correlationId: 'stores-test' } as const;
    return { ...facts, baseUrl: 'http://test', fetch: app.fetch };
  };
  const reported = async (sokId: string) =>
    (await stockByStore(connection(), sokId)).map(({ code, state }) => [code, state]);

  test('are imported row by row; a faulty row is reported and the others are imported', async () => {
    const stock = inventory('a.tsv', 'hki|100|7', 'tku|100|2', 'oulu|100|1', 'hki|200|viisi');
    const summary = await importStores(
      { db: database().db, writeStores, writeLocalStock, readStock },
      stores,
      stock,
    );
    expect(summary).toMatchObject({ stores: 2, rows: 2 });
    expect(summary.rejected).toEqual([
      expect.stringContaining('stores.tsv:4 postal_code "6100" is not five digits'),
      expect.stringContaining('a.tsv:4 store_code "oulu" is no store'),
      expect.stringContaining('a.tsv:5 quantity "viisi" is no whole number'),
    ]);
    expect(await reported('100')).toEqual([
      ['hki', 'IN_STOCK'],
      ['tku', 'FEW'],
    ]);
  });

  test('a store has what its last inventory says; one the feed does not name keeps its own', async () => {
    await importStores(
      { db: database().db, writeStores, writeLocalStock, readStock },
      stores,
      inventory('b.tsv', 'hki|200|5'),
    );
    expect(await reported('100')).toEqual([
      ['hki', 'SOLD_OUT'],
      ['tku', 'FEW'],
    ]);
    expect(await reported('200')).toEqual([
      ['hki', 'IN_STOCK'],
      ['tku', 'SOLD_OUT'],
    ]);
  });

  test('ids that the shop has no product for are reported, and their stock is kept', async () => {
    const { unknown } = await importStores(
      {
        db: database().db,
        writeStores,
        writeLocalStock,
        readStock: async () => new Map([['100', 0]]),
      },
      stores,
      inventory('c.tsv', 'hki|100|5', 'hki|300|5', 'tku|300|1', 'tku|400|0'),
    );
    expect(unknown).toEqual(['300', '400']);
    expect(await reported('300')).toEqual([
      ['hki', 'IN_STOCK'],
      ['tku', 'FEW'],
    ]);
  });

  test('a list without a single store changes nothing', async () => {
    const none = file('none.tsv', head);
    await expect(
      importStores(
        { db: database().db, writeStores, writeLocalStock, readStock },
        none,
        inventory('c.tsv'),
      ),
    ).rejects.toThrow('no store');
    expect(await reported('200')).toHaveLength(2);
  });
});
