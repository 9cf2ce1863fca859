import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { attributeOf, startCollector, wayOf, type ReceivedSpan } from './testing/collector.ts';
import type { InSpan } from './spans.ts';
import { readTrace, traceHeaders, unrecorded } from './trace-headers.ts';
import { startTracing } from './tracing.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
let received: ReceivedSpan[] = [];
beforeEach(async () => {
  collector = await startCollector();
  ({ received } = collector);
});
afterEach(() => collector.stop());

const secret = 'a-secret-of-the-shop';
const start = (sampled = 1, random = Math.random) =>
  startTracing({ endpoint: collector.endpoint, service: 'storefront', sampled, secret, random });
const origin = (headers?: Headers) => ({
  correlationId: 'trace-0001',
  ...(headers && { headers }),
});
const wait = () => new Promise((resolve) => setTimeout(resolve, 1));

/** A page that calls the API, which asks the database. */
const page = (span: InSpan, headers?: Headers) =>
  span({ name: 'GET', kind: 'server', origin: origin(headers) }, async (request) => {
    await wait();
    await span({ name: 'call', kind: 'client' }, () =>
      span({ name: 'api', kind: 'server', origin: origin() }, async () => {
        await wait();
        return span({ name: 'select', kind: 'client' }, async () => 'row');
      }),
    );
    request.note({ 'http.route': 'pages/home' }, 'GET pages/home');
    return request.headers();
  });

test('each step belongs to the one it was made in, and all have the id of the request', async () => {
  const { span, stop } = start();
  await Promise.all([page(span), page(span)]);
  await stop();
  expect(received).toHaveLength(8);
  expect(new Set(received.map(({ traceId }) => traceId)).size).toBe(2);
  for (const statement of received.filter(({ name }) => name === 'select'))
    expect(wayOf(statement, received)).toEqual(['select', 'api', 'call', 'GET pages/home']);
  for (const one of received) {
    expect(attributeOf(one, 'correlation.id')).toBe('trace-0001');
    expect(one.service).toBe('storefront');
  }
});

test('work that fails is marked, and fails', async () => {
  const { span, stop } = start();
  const fail = span({ name: 'job', kind: 'internal', origin: origin() }, async () => {
    throw new Error('no');
  });
  await expect(fail).rejects.toThrow('no');
  const throwing = () =>
    span({ name: 'sync', kind: 'internal', origin: origin() }, () => {
      throw new Error('at once');
    });
  expect(throwing).toThrow('at once');
  await stop();
  expect(received.map(({ name, status }) => [name, status.code])).toEqual([
    ['job', 2],
    ['sync', 2],
  ]);
});

test('five of a hundred requests are recorded where the share is 0.05, each as a whole (R433)', async () => {
  let turn = 0;
  const { span, stop } = start(0.05, () => (turn++ % 100) / 100);
  for (let request = 0; request < 100; request += 1) await page(span);
  await stop();
  expect(received.filter(({ name }) => name === 'GET pages/home')).toHaveLength(5);
  expect(received).toHaveLength(20);
});

test('steps that belong to no request are not recorded', async () => {
  const { span, stop } = start();
  expect(await span({ name: 'select', kind: 'client' }, async () => 1)).toBe(1);
  await stop();
  expect(received).toEqual([]);
});

describe('a trace of another process', () => {
  test('is continued when the shop has signed it, whatever the share is', async () => {
    const one = start(1);
    const headers = new Headers(await page(one.span));
    const other = start(0);
    await page(other.span, headers);
    await Promise.all([one.stop(), other.stop()]);
    expect(new Set(received.map(({ traceId }) => traceId)).size).toBe(1);
    expect(received).toHaveLength(8);
  });

  test('is not recorded when the caller’s is not', async () => {
    const one = start(0);
    const headers = new Headers(await page(one.span));
    expect(headers.get('traceparent')).toBe(unrecorded.traceparent);
    const other = start(1);
    await page(other.span, headers);
    await Promise.all([one.stop(), other.stop()]);
    expect(received).toEqual([]);
  });

  test('does not count when anybody else says that it is recorded', async () => {
    const { span, stop } = start(0);
    const foreign = traceHeaders('another-secret', {
      traceId: 'a'.repeat(32),
      spanId: 'b'.repeat(16),
    });
    await page(span, new Headers(foreign));
    await page(span, new Headers({ traceparent: foreign.traceparent }));
    await stop();
    expect(received).toEqual([]);
  });

  test.each([
    ['none', {}],
    ['another form', { traceparent: '01-x' }],
    ['no state', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }],
  ])('with %s is none', (_, headers) => {
    expect(readTrace(secret, new Headers(headers))).toBeNull();
  });
});
