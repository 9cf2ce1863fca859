/** Renders each kind of page many times in this process and prints the CPU time of one: JSON of kind →
 * milliseconds over all threads, from address to compressed page. Other work on the machine disturbs CPU
 * time less than wall clock time. */
// oxlint-disable-next-line import/no-unassigned-import
import '../../src/services/process/production.ts';
import { readConfig } from '#platform/config.ts';
import { makeLog } from '#platform/log.ts';
import { makeServices } from '../../src/services/compose.ts';
import { addressesOf, type Kind } from './addresses.ts';
import { headers } from './load.ts';

const batches = 15;
/** Batches before: compiling the hottest functions, the embedded database's too, takes a thousand pages. */
const warmUp = 50;
const inBatch = 20;
const origin = 'http://localhost:3000';

const config = readConfig({ ...process.env, PAGE_CACHE_MB: '0' });
const services = await makeServices(config, makeLog('error'));
const shop = services.mounts.find(({ prefix }) => prefix === '/');
const get = async (url: string): Promise<Response> => {
  const response = await shop?.fetch(new Request(url, { headers }));
  if (response?.status !== 200) throw new Error(`${url} answered ${response?.status}.`);
  return response;
};
const plain = async (url: string) => (await shop?.fetch(new Request(url)))?.text() ?? '';

const result: Partial<Record<Kind, number>> = {};
for (const [kind, paths] of await addressesOf(origin, plain)) {
  let turn = 0;
  const batch = async (): Promise<number> => {
    const before = process.cpuUsage();
    for (let i = 0; i < inBatch; i += 1) {
      await get(`${origin}${paths[turn % paths.length]}`);
      turn += 1;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / inBatch;
  };
  for (let i = 0; i < warmUp; i += 1) await batch();
  const times: number[] = [];
  for (let i = 0; i < batches; i += 1) times.push(await batch());
  result[kind] = times.toSorted((a, b) => a - b)[Math.floor(batches / 2)] ?? NaN;
}
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
