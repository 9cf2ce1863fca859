import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identityPages } from '#features/identity/testing.ts';
import { readConfig } from '#platform/config.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { makeLog } from '#platform/log.ts';
import { makeServices } from '../compose.ts';
import { makeFront } from './front.ts';

test('an identity provider names a folder that cannot be written to and a database that is away, and stays in the balancer until it stops', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'aitta-ready-'));
  copyMigrated(DATA_DIR);
  const settings = { AITTA_ENV: 'test', SERVICES: 'identity-provider', DATA_DIR };
  const config = readConfig(settings);
  const log = makeLog('silent');
  const services = await makeServices(config, log, { identity: async () => identityPages });
  let isStopping = false;
  const front = makeFront(services, log, () => isStopping);
  const ready = async () => {
    const response = await front.request('/readyz');
    return [response.status, await response.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready', faults: [] }]);
  rmSync(DATA_DIR, { recursive: true });
  const faults = ['The folder of the data cannot be written to (ENOENT).'];
  expect(await ready()).toEqual([200, { status: 'degraded', faults }]);
  await services.stop();
  const both = ['The database is away: buying and logging in are paused.', ...faults];
  expect(await ready()).toEqual([200, { status: 'degraded', faults: both }]);
  isStopping = true;
  expect(await ready()).toEqual([503, { status: 'stopping', faults: [] }]);
});
