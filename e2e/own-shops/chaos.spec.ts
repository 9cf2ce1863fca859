import { expect, test } from '@playwright/test';
import { isThorough } from '../../src/platform/testing/property-seed.ts';
import { runChaos } from '../chaos/chaos.ts';
import { hasPostgres } from '../fixtures/postgres.ts';

const databases = hasPostgres ? [false, true] : [false];

for (const onPostgres of databases) {
  test(`processes are killed and the bank loses, repeats and delays: no order is lost or doubled, nothing oversold, sums exact ${onPostgres ? 'on PostgreSQL' : 'in one process'}`, async () => {
    // On a busy machine each start of a process is slow.
    test.setTimeout(900_000);
    const shoppers = isThorough ? 20 : 8;
    const report = await runChaos({ shoppers, atOnce: 8, seed: 20261121, onPostgres });
    expect(report.faults).toEqual([]);
    expect(Object.keys(report.kills).length).toBeGreaterThan(0);
    expect(report.orders['paid']).toBeGreaterThan(0);
    expect(report.payments['ok']).toBe(report.orders['paid']);
  });
}
