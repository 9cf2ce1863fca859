import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import * as carts from '#features/cart/client.ts';
import { readConfig } from '#platform/config.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { makeLog } from '#platform/log.ts';
import {
  attributeOf,
  startCollector,
  wayOf,
  type ReceivedSpan,
} from '#platform/telemetry/testing/collector.ts';
import { silent } from '#platform/telemetry/telemetry.ts';
import { freePort } from '#platform/testing/ports.ts';
import { makeServices } from '../compose.ts';
import type { Pages, PageSource } from '../storefront/pages.ts';
import { makeFront } from './front.ts';
import { listen } from './listen.ts';
import { makeTelemetry } from './telemetry.ts';

const collector = await startCollector();
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});
afterAll(() => collector.stop());

const page = { id: 'pages/cart', parentId: 'root', path: 'ostoskori' };

/** One page instead of the built ones; it makes a cart. */
const pages: PageSource = {
  files: tmpdir(),
  load: async (_, { span = silent.span } = {}) => ({
    routes: { [page.id]: page } as unknown as Pages['routes'],
    render: (_language, request, { retailApi }) =>
      span({ name: 'loader pages/cart', kind: 'internal' }, async () => {
        await carts.cart(retailApi, await carts.newCart(retailApi));
        return new Response(new URL(request.url).pathname);
      }),
  }),
};

/** Starts a process’s services; its traces are sent when it stops. */
async function startProcess(port: number, settings: Record<string, string>): Promise<Server> {
  const config = readConfig({
    AITTA_ENV: 'test',
    PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    TRACES_SAMPLED: '1',
    PAYTRAIL_URL: 'http://127.0.0.1:1',
    ...settings,
  });
  const log = makeLog('silent');
  const reporting = await makeTelemetry(config);
  const services = await makeServices(config, log, { shop: pages }, reporting.telemetry);
  const server = await listen(makeFront(services, log).fetch, { port });
  stops.push(async () => {
    server.close().closeAllConnections();
    await services.stop();
    await reporting.stop();
  });
  return server;
}

function newShop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-traces-'));
  copyMigrated(folder);
  stops.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const startTogether = async () => {
  const port = await freePort();
  await startProcess(port, { SERVICES: 'storefront,retail-api', DATA_DIR: newShop() });
  return port;
};

const startApart = async () => {
  const [shop, api] = [await freePort(), await freePort()];
  const PUBLIC_URL = `http://localhost:${shop}`;
  await startProcess(api, { SERVICES: 'retail-api', DATA_DIR: newShop(), PUBLIC_URL });
  const RETAIL_API_URL = `http://127.0.0.1:${api}`;
  await startProcess(shop, { SERVICES: 'storefront', RETAIL_API_URL });
  return shop;
};

test.each([
  ['in one process', startTogether, 'trace-together', ['aitta']],
  ['in two processes', startApart, 'trace-apart-1', ['retail-api', 'storefront']],
])(
  'a page, its calls and their SQL are one trace with the id of the request, %s',
  async (_, start, id, named) => {
    const port = await start();
    const headers = { 'x-correlation-id': id };
    await fetch(`http://127.0.0.1:${port}/ostoskori?avain=geheim`, { headers });
    for (const stop of stops.splice(0).toReversed()) await stop();
    const own = collector.received.filter((span) => attributeOf(span, 'correlation.id') === id);
    expect(new Set(own.map(({ traceId }) => traceId)).size).toBe(1);
    expect([...new Set(own.map(({ service }) => service))].toSorted()).toEqual(named);
    const isInsert = (span: ReceivedSpan) =>
      attributeOf(span, 'db.query.text')?.startsWith('insert into "cart"') ?? false;
    const [insert] = own.filter(isInsert);
    expect(insert && wayOf(insert, own)).toEqual([
      'insert',
      'POST /v2/cart/create',
      'POST retail-api',
      'loader pages/cart',
      'GET pages/cart',
    ]);
    expect(JSON.stringify(own)).not.toContain('geheim');
    expect(attributeOf(insert as ReceivedSpan, 'db.query.text')).toContain('values ($1');
  },
);
