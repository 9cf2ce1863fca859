import { expect, onTestFinished, test, vi } from 'vitest';
import { metricTable, type MetricName } from './metric-table.ts';
import { makeMetrics } from './prometheus.ts';
import type { Reading } from './telemetry.ts';

const request = { service: 'storefront', method: 'GET', route: 'pages/home', status: 200 };
const lines = async (metrics: ReturnType<typeof makeMetrics>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

test('requests are counted by service, method, route and status, and timed by service and route', async () => {
  const metrics = makeMetrics();
  metrics.answered({ ...request, seconds: 0.02 });
  metrics.answered({ ...request, seconds: 0.3 });
  metrics.answered({ ...request, status: 500, seconds: 3 });
  const labels = 'service="storefront",method="GET",route="pages/home"';
  expect(await lines(metrics, 'aitta_http_requests_total')).toEqual([
    `aitta_http_requests_total{${labels},status="200"} 2`,
    `aitta_http_requests_total{${labels},status="500"} 1`,
  ]);
  const times = await lines(metrics, 'aitta_http_request_duration_seconds');
  expect(times).toContain(
    'aitta_http_request_duration_seconds_bucket{le="0.5",service="storefront",route="pages/home"} 2',
  );
  expect(times).toContain(
    'aitta_http_request_duration_seconds_count{service="storefront",route="pages/home"} 3',
  );
});

test('calls, jobs and pages of the cache are counted by how they ended', async () => {
  const metrics = makeMetrics();
  metrics.called('payment-provider', 'late', 10);
  metrics.tried('send-mail', 'given-up', 1);
  metrics.page('hit');
  const text = await metrics.text();
  for (const line of [
    'aitta_call_duration_seconds_count{to="payment-provider",outcome="late"} 1',
    'aitta_job_duration_seconds_count{kind="send-mail",outcome="given-up"} 1',
    'aitta_page_cache_requests_total{use="hit"} 1',
  ])
    expect(text).toContain(line);
});

test('a state in which there is nothing any more is no longer shown', async () => {
  const metrics = makeMetrics();
  let readings: Reading<MetricName>[] = [
    { name: 'aitta_jobs', labels: { kind: 'send-mail', state: 'failed' }, value: 2 },
  ];
  metrics.gauges(() => readings);
  expect(await lines(metrics, 'aitta_jobs')).toEqual([
    'aitta_jobs{kind="send-mail",state="failed"} 2',
  ]);
  readings = [{ name: 'aitta_page_cache_evictions_total', value: 5 }];
  expect(await lines(metrics, 'aitta_jobs')).toEqual([]);
  expect(await lines(metrics, 'aitta_database_up')).toEqual([]);
  expect(await lines(metrics, 'aitta_page_cache_evictions')).toEqual([
    'aitta_page_cache_evictions_total 5',
  ]);
  expect(await lines(metrics, 'aitta_page_cache_evictions')).toEqual([
    'aitta_page_cache_evictions_total 5',
  ]);
});

test('a reader that fails or never answers takes no other value away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const metrics = makeMetrics();
  metrics.gauges(() => Promise.reject(new Error('no')));
  metrics.gauges(() => {
    throw new Error('no');
  });
  metrics.gauges(() => new Promise(() => {}));
  metrics.gauges(() => [{ name: 'aitta_page_cache_entries', value: 3 }]);
  vi.useRealTimers();
  expect(await lines(metrics, 'aitta_page_cache_entries')).toEqual(['aitta_page_cache_entries 3']);
});

test('the process is measured too: memory, event loop, garbage collection', async () => {
  const text = await makeMetrics().text();
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_gc_duration_seconds',
  ])
    expect(text).toContain(`# HELP ${name}`);
});

test('names say their unit, and counters end in total', () => {
  for (const [name, { kind }] of Object.entries(metricTable)) {
    expect(name).toMatch(/^aitta_[a-z_]+$/);
    expect(name.endsWith('_total')).toBe(kind === 'counter');
    expect(name.endsWith('_duration_seconds')).toBe(kind === 'histogram');
  }
});
