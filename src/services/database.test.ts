import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addDemoCustomers } from '#features/identity/accounts/demo.ts';
import { readConfig } from '#platform/config.ts';
import { makeLog } from '#platform/log.ts';
import { silent } from '#platform/telemetry/telemetry.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { demoCards, demoCustomers } from '../../seed/customers.ts';
import { openShopDatabase, shareStore } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'aitta-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

copyMigrated(folder);

const trial = readConfig({ DATA_DIR: folder });
const selling = { ...trial, AITTA_ENV: 'prod' as const };

test('a shop that sells opens an empty database, and never one with the log-ins of the demo', async () => {
  const empty = await openShopDatabase(selling);
  await empty.database.close();
  const demo = await openShopDatabase(trial);
  const people = { customers: demoCustomers, cards: demoCards };
  await addDemoCustomers(demo.database, people, Temporal.Now.instant());
  await demo.database.close();
  await expect(openShopDatabase(selling)).rejects.toThrow('The database is that of a demo shop');
  // The database was closed again.
  const again = await openShopDatabase(trial);
  await again.database.close();
});

test('a store reports no faults until it is opened, then a database that is away', async () => {
  const store = shareStore(trial, makeLog('silent'), silent);
  expect(await store.faults()).toEqual([]);
  const { database } = await store.open();
  expect(await store.faults()).toEqual([]);
  await database.close();
  expect(await store.faults()).toEqual(['The database is away: buying and logging in are paused.']);
});
