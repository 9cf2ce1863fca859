import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { copyOf } from '#platform/db/copy-before-upgrade.ts';
import { openDatabase } from '#platform/db/database.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { openMigrated } from './shop-tables.ts';

const newest = 'built-files/0001-files.sql';

let folder = '';
const directory = () => join(folder, 'database');
const config = () => readConfig({ DATA_DIR: folder });

/** A database that has all tables but the newest. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aitta-tables-'));
  copyMigrated(folder);
  const database = await openDatabase({ directory: directory() });
  await database.run(`
    drop schema built_files cascade;
    delete from platform.migration where feature = 'built-files';`);
  await database.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hasNewest = async (at: string): Promise<boolean> => {
  const database = await openDatabase({ directory: at });
  const { rows } = await database.run(`select from pg_namespace where nspname = 'built_files'`);
  await database.close();
  return rows.length > 0;
};

async function upgrade(): Promise<{ applied: string[]; copies: string[] }> {
  const copies: string[] = [];
  const progress = { copied: (copy: string) => void copies.push(copy) };
  const { database, applied } = await openMigrated(config(), { isUpgrade: true, progress });
  await database.close();
  return { applied, copies };
}

test('an embedded database is copied before it is upgraded, once', async () => {
  expect(await upgrade()).toEqual({ applied: [newest], copies: [copyOf(directory())] });
  expect(await hasNewest(directory())).toBe(true);
  expect(await hasNewest(copyOf(directory()))).toBe(false);
  expect(await upgrade()).toEqual({ applied: [], copies: [] });
});

test('an upgrade that is begun again keeps the copy of before the first try', async () => {
  const begun = `${copyOf(directory())}.new`;
  mkdirSync(begun);
  writeFileSync(join(begun, 'of-before'), '');
  expect((await upgrade()).applied).toEqual([newest]);
  expect(existsSync(join(copyOf(directory()), 'of-before'))).toBe(true);
  expect(existsSync(begun)).toBe(false);
});

test('a database that cannot be copied is not upgraded, and the copy of before stays', async () => {
  mkdirSync(copyOf(directory()));
  // A socket cannot be copied.
  const server = createServer().listen(join(directory(), 'socket'));
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  await expect(upgrade()).rejects.toThrow(
    'could not be copied before its upgrade (ERR_FS_CP_SOCKET), and was not changed; make room for a second one.',
  );
  expect(await hasNewest(directory())).toBe(false);
  expect(existsSync(copyOf(directory()))).toBe(true);
});

test('a command refuses tables of an older version, and changes nothing', async () => {
  await expect(openMigrated(config(), {})).rejects.toThrow(
    'The tables are those of an older version (1 migration is missing), which this command does not change; upgrade them first: npm run migrate',
  );
  expect(await hasNewest(directory())).toBe(false);
  expect(existsSync(copyOf(directory()))).toBe(false);
});
