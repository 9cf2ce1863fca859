/** How much metrics and traces cost: pages are answered in this process in batches, alternately with both and
 * with neither. Prints JSON of kind → CPU microseconds of a page without and with them: the lower quartile,
 * which other work on the machine disturbs least. */
// oxlint-disable-next-line import/no-unassigned-import
import '../../src/services/process/production.ts';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readConfig } from '#platform/config.ts';
import { makeLog } from '#platform/log.ts';
import { silent, type Telemetry } from '#platform/telemetry/telemetry.ts';
import { makeServices } from '../../src/services/compose.ts';
import { makeTelemetry } from '../../src/services/process/telemetry.ts';
import { addressesOf, type Kind } from './addresses.ts';
import { headers } from './load.ts';

/** Pages of a batch: cached ones take microseconds. */
const isCached = Number(process.env['PAGE_CACHE_MB']) > 0;
const inBatch = isCached ? 1000 : 10;
const batches = isCached ? 100 : 60;
const warmUp = 40;
const origin = 'http://localhost:3000';

const collector = createServer((request, response) => {
  request.resume().on('end', () => response.end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const { port } = collector.address() as { port: number };

const config = readConfig({
  ...process.env,
  METRICS_PORT: '65535',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
});
const { telemetry: watching } = await makeTelemetry(config);
let current: Telemetry = silent;
const switched: Telemetry = {
  answered: (request) => current.answered(request),
  called: (...call) => current.called(...call),
  tried: (...job) => current.tried(...job),
  page: (use) => current.page(use),
  gauges: (read) => watching.gauges(read),
  span: (start, work) => current.span(start, work),
};
const services = await makeServices(config, makeLog('error'), {}, switched);
const shop = services.mounts.find(({ prefix }) => prefix === '/');
const get = async (url: string): Promise<void> => {
  const response = await shop?.fetch(new Request(url, { headers }));
  if (response?.status !== 200) throw new Error(`${url} answered ${response?.status}.`);
};
const plain = async (url: string) => (await shop?.fetch(new Request(url)))?.text() ?? '';

const quartile = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? NaN;

const result: Partial<Record<Kind, { without: number; with: number }>> = {};
for (const [kind, paths] of await addressesOf(origin, plain)) {
  const asked = paths.slice(0, isCached ? 1 : inBatch);
  const batch = async (telemetry: Telemetry): Promise<number> => {
    current = telemetry;
    const before = process.cpuUsage();
    for (let i = 0; i < inBatch; i += 1) await get(`${origin}${asked[i % asked.length]}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / inBatch;
  };
  for (let i = 0; i < warmUp; i += 1) await batch(i % 2 ? silent : watching);
  const times = { without: [] as number[], with: [] as number[] };
  for (let i = 0; i < batches; i += 1) {
    times.without.push(await batch(silent));
    times.with.push(await batch(watching));
  }
  result[kind] = { without: quartile(times.without), with: quartile(times.with) };
}
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
