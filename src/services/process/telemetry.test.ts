import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { freePort } from '#platform/testing/ports.ts';
import { silent } from '#platform/telemetry/telemetry.ts';
import { openTarget, type Target } from '../attacks/testing/target.ts';
import { makeTelemetry } from './telemetry.ts';

const settings = (METRICS_PORT: number | undefined) => ({ ...readConfig({}), METRICS_PORT });

let target: Target;
let metricsUrl = '';
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}`;
  const made = await makeTelemetry(settings(port));
  target = await openTarget({}, made.telemetry);
  await made.listenForScrapes();
});
afterAll(() => target.stop());

const scrape = async () => (await fetch(`${metricsUrl}/metrics`)).text();

test('the port of the metrics answers nothing else, and no other port answers metrics', async () => {
  const found = await fetch(`${metricsUrl}/metrics`);
  expect(found.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  for (const path of ['/', '/readyz', '/metrics/x', '/api/v1/shop-state'])
    expect((await fetch(metricsUrl + path)).status).toBe(404);
  const posted = await fetch(`${metricsUrl}/metrics`, { method: 'POST' });
  expect(posted.status).toBe(404);
  for (const path of ['/metrics', '/api/metrics', '/identity/metrics'])
    expect((await target.send(path)).status).toBe(404);
});

test('routes are named by their patterns: what anybody invents makes no new series', async () => {
  const paths = [
    '/api/v3/product/1',
    '/api/v3/product/made-up-1',
    '/api/nothing/made-up-2',
    '/identity/authorize/made-up-3',
    '/identity/nothing/made-up-4',
    '/paytrail-simulator/made-up-5',
    '/made-up-6',
  ];
  for (const path of paths) await target.send(path);
  const text = await scrape();
  const routes = [...text.matchAll(/aitta_http_requests_total\{.*route="([^"]+)"/g)];
  expect(text).not.toContain('made-up');
  expect(new Set(routes.map(([, route]) => route))).toEqual(
    new Set(['other', '/v3/product/:id', '/authorize/*']),
  );
});

test('a shop shows its index, its database and its faults', async () => {
  const text = await scrape();
  expect(text).toMatch(/^aitta_catalogue_index_products 2$/m);
  expect(text).toMatch(/^aitta_catalogue_index_age_seconds [0-9.]+$/m);
  expect(text).toMatch(/^aitta_database_up 1$/m);
  expect(text).toMatch(/^aitta_readiness_faults 0$/m);
});

test('without a port nothing is counted and nothing listens', async () => {
  const made = await makeTelemetry(settings(undefined));
  expect(made.telemetry).toEqual(silent);
  await made.listenForScrapes();
});

test('a port that is taken stops the start with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const made = await makeTelemetry(settings(port));
  await expect(made.listenForScrapes()).rejects.toThrow(
    `METRICS_PORT ${port} on 127.0.0.1 cannot be opened (EADDRINUSE); set METRICS_PORT`,
  );
  taken.close();
});
