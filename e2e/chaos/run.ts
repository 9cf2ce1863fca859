/** `npm run chaos -- --shoppers 300 --seed 7`: the long form of the chaos test; exits with 1 when something
 * is wrong. */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../tools/postgres.ts';
import { runChaos } from './chaos.ts';

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '300' },
    'at-once': { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    pglite: { type: 'boolean', default: false },
  },
});

const server = values.pglite ? undefined : await startPostgres();
if (server) process.env['AITTA_TEST_DATABASE_URL'] = server.url;
try {
  const settings = {
    shoppers: Number(values.shoppers),
    atOnce: Number(values['at-once']),
    seed: Number(values.seed),
    onPostgres: server !== undefined,
  };
  console.log(settings);
  const report = await runChaos(settings);
  console.log(report);
  process.exitCode = report.faults.length > 0 ? 1 : 0;
} finally {
  await server?.stop();
}
