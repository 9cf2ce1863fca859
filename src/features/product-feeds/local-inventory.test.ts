import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import { demoSpace } from '#features/content/testing.ts';
import { stockByStore } from '#features/stores/client.ts';
import { makeStoresApp } from '#features/stores/http.ts';
import { readStock } from '#features/catalogue/repository/stock.ts';
import { writeLocalStock } from '#features/stores/repository.ts';
import { importInventory } from './local-inventory.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-stores-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stores = demoSpace().stores.filter(({ code }) => ['hki', 'tku'].includes(code));
const storeCodes = new Set(stores.map(({ code }) => code));

function inventory(name: string, ...rows: string[]): string {
  const path = join(folder, name);
  const lines = ['store_code|id|quantity', ...rows].map((row) => row.replaceAll('|', '\t'));
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

onOneDatabase('the stock of the stores', (database) => {
  const connection = () => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    app.route('/', makeStoresApp({ db: database().db, stores: () => stores }));
    const facts = { language: 'fi', correlationId: 'stores-test' } as const;
    return { ...facts, baseUrl: 'http://test', fetch: app.fetch };
  };
  const reported = async (sokId: string) =>
    (await stockByStore(connection(), sokId)).map(({ code, state }) => [code, state]);
  const importFile = (file: string, known = readStock as never) =>
    importInventory({ db: database().db, storeCodes, writeLocalStock, readStock: known }, file);

  test('is imported row by row; a faulty row is reported and the others are imported', async () => {
    const file = inventory(
      'a.tsv',
      'hki|100|7',
      'tku|100|2',
      'oulu|100|1',
      'hki|200|viisi',
      'hki||1',
    );
    const summary = await importFile(file);
    expect(summary.rows).toBe(2);
    expect(summary.rejected).toEqual([
      expect.stringContaining('a.tsv:4 store_code "oulu" is no store of the shop'),
      expect.stringContaining('a.tsv:5 quantity "viisi" is no whole number'),
      expect.stringContaining('a.tsv:6 id is missing'),
    ]);
    expect(await reported('100')).toEqual([
      ['hki', 'IN_STOCK'],
      ['tku', 'FEW'],
    ]);
  });

  test('of a store is what its last inventory says; a store the feed does not name keeps its own', async () => {
    await importFile(inventory('a.tsv', 'hki|100|7', 'tku|100|2'));
    await importFile(inventory('b.tsv', 'hki|200|5'));
    expect(await reported('100')).toEqual([
      ['hki', 'SOLD_OUT'],
      ['tku', 'FEW'],
    ]);
    expect(await reported('200')).toEqual([
      ['hki', 'IN_STOCK'],
      ['tku', 'SOLD_OUT'],
    ]);
  });

  test('of ids that the shop has no product for is reported, and kept', async () => {
    const file = inventory('c.tsv', 'hki|100|5', 'hki|300|5', 'tku|300|1', 'tku|400|0');
    const { unknown } = await importFile(file, (async () => new Map([['100', 0]])) as never);
    expect(unknown).toEqual(['300', '400']);
    expect(await reported('300')).toEqual([
      ['hki', 'IN_STOCK'],
      ['tku', 'FEW'],
    ]);
  });
});
