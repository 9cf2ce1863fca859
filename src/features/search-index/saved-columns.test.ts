import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { catalogueReader } from '../catalogue/repository/read.ts';
import { takeStock } from '../catalogue/repository/stock.ts';
import { bumpVersion, deactivate, writeProducts } from '../catalogue/repository/write.ts';
import { price, written } from '../catalogue/testing.ts';
import type { CatalogueIndex } from './product-index.ts';
import { savedColumns } from './saved-columns.ts';
import { indexSource } from './source.ts';
import { decidedWith } from './testing.ts';

const ids = ['1', '2', '3'];
const noon = Date.UTC(2026, 10, 20, 12);
const view = { language: 'fi' as const, now: noon };

onEveryDatabase('the columns of the catalogue', (database) => {
  const db = () => database().db;
  const warnings: string[] = [];
  let folder: string;
  let reads: number;

  /** A process that starts. */
  async function started({ code = 'a', now = noon } = {}): Promise<CatalogueIndex> {
    const warn = (message: string) => void warnings.push(message);
    const reader = catalogueReader(db(), async () => new Map(ids.map((id) => [id, price(1000)])));
    const counted = {
      ...reader,
      readAllProducts(keys: readonly string[]) {
        reads += 1;
        return reader.readAllProducts(keys);
      },
    };
    const saved = savedColumns(folder, code, warn);
    return indexSource(counted, decidedWith(), () => now, warn, saved).build();
  }
  const names = (index: CatalogueIndex) => ids.map((id) => index.product(id, view)?.name ?? null);
  const file = () => join(folder, String(readdirSync(folder)[0]));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aitta-columns-'));
    warnings.length = 0;
    await database().run('delete from catalogue.product; delete from catalogue.stock');
    await db().transaction((tx: Db) =>
      writeProducts(
        tx,
        ids.map((id) => written(id)),
        0,
      ),
    );
    reads = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are kept: the next process reads no product and has the same, with the stock of now', async () => {
    const first = await started();
    await db().transaction((tx: Db) => takeStock(tx, [{ sokId: '2', quantity: 10 }]));
    const second = await started();
    expect(reads).toBe(1);
    expect(names(second)).toEqual(names(first));
    expect(ids.map((id) => second.product(id, view)?.availability)).toEqual([
      'AVAILABLE',
      'SOLD_OUT',
      'AVAILABLE',
    ]);
    expect(warnings).toEqual([]);
  });

  test('are made anew when the catalogue has changed, and the old ones removed', async () => {
    await started();
    await db().transaction((tx: Db) => deactivate(tx, ['3']));
    await bumpVersion(db());
    expect(names(await started())).toEqual([expect.any(String), expect.any(String), null]);
    expect(reads).toBe(2);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('are not those of another history with the same version', async () => {
    const { version } = await started();
    await bumpVersion(db());
    await database().run(`update catalogue.change set version = ${version}`);
    await started();
    expect(reads).toBe(2);
  });

  test.each([
    ['another program', { code: 'b' }],
    ['an earlier time', { now: noon - 1 }],
  ])('are made anew for %s', async (_, other) => {
    await started();
    await started(other);
    expect(reads).toBe(2);
  });

  test.each([
    ['ends too early', () => truncateSync(file(), 1000)],
    [
      'has changed',
      () => {
        const content = readFileSync(file());
        content[2000] = (content[2000] ?? 0) ^ 1;
        writeFileSync(file(), content);
      },
    ],
  ])('are made anew, with a warning, when the file %s', async (_, damage) => {
    await started();
    damage();
    expect(names(await started())).not.toContain(null);
    expect(reads).toBe(2);
    expect(warnings).toEqual(['columns of the catalogue not read, they are made anew']);
  });

  test('are made without a folder to write to, with a warning', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect(names(await started())).not.toContain(null);
    expect(warnings).toContain(
      'columns of the catalogue not saved, the next start makes them anew',
    );
  });
});
