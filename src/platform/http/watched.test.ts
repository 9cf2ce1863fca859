import { expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { silent, type Telemetry } from '../telemetry/telemetry.ts';
import { noteRoute } from './route-note.ts';
import { watched, watchedCalls, watchedWork } from './watched.ts';

function recorder() {
  const seen: unknown[] = [];
  const telemetry: Telemetry = {
    ...silent,
    answered: ({ service, method, route, status }) =>
      void seen.push({ service, method, route, status }),
    called: (to, outcome) => void seen.push([to, outcome]),
  };
  return { seen, telemetry };
}

function logged(level: string) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { lines, log: makeLog(level, { write }) };
}

const headers = { 'x-correlation-id': 'complaint-0001' };
const order = () => new Request('http://shop.test/tilaukset/1?avain=geheim&nimi=Aino', { headers });

test('a request is one line of the log, with its id and without its query', async () => {
  const { lines, log } = logged('info');
  const { seen, telemetry } = recorder();
  const fetch = watched(
    async (request) => {
      noteRoute(request, 'pages/order', true);
      return new Response('', { status: 404 });
    },
    { service: 'storefront', log, telemetry },
  );
  await fetch(order());
  const facts = { service: 'storefront', method: 'GET', route: 'pages/order', status: 404 };
  expect(seen).toEqual([facts]);
  expect(lines).toMatchObject([
    { ...facts, path: '/tilaukset/1', ms: expect.any(Number), correlationId: 'complaint-0001' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/geheim|Aino/);
});

test('tokens in addresses are not logged, names are', async () => {
  const { lines, log } = logged('debug');
  const serve = () => new Response('');
  const fetch = watched(serve, { service: 'identity-provider', log, telemetry: silent });
  const paths = {
    '/interaction/BFtGLw5w7Dqa4YQTEfzc1Mjs89VsN390pwGJbWxuVWn': '/interaction/…',
    '/v1/carts/736d1f26-b5cb-438d-b660-484ab00e927e/lines': '/v1/carts/…/lines',
    '/tuote/pitka-neulottu-villahuppari-2/1000962': '/tuote/pitka-neulottu-villahuppari-2/1000962',
  };
  for (const path of Object.keys(paths)) await fetch(new Request(`http://shop.test${path}`));
  expect(lines.map(({ path }) => path)).toEqual(Object.values(paths));
});

test('what is not made for the shopper is logged at debug only, unless it fails', async () => {
  const { lines, log } = logged('info');
  const statuses = [200, 503];
  const serve = () => new Response('', { status: statuses.shift() ?? 200 });
  const fetch = watched(serve, { service: 'retail-api', log, telemetry: silent });
  await fetch(order());
  await fetch(order());
  expect(lines).toMatchObject([{ status: 503, route: 'other' }]);
});

test('a service that throws has answered 500', async () => {
  const { seen, telemetry } = recorder();
  const { log } = logged('silent');
  const fail = async () => Promise.reject(new Error('oops'));
  const fetch = watched(fail, { service: 'storefront', log, telemetry });
  await expect(fetch(order())).rejects.toThrow('oops');
  expect(seen).toMatchObject([{ status: 500, route: 'other' }]);
});

test('a cached page stays synchronous', () => {
  const { log } = logged('silent');
  const fetch = watched(() => new Response(), { service: 'storefront', log, telemetry: silent });
  expect(fetch(order())).toBeInstanceOf(Response);
});

const aborted = (reason: Error) => AbortSignal.abort(reason);
const late = aborted(new DOMException('late', 'TimeoutError'));
const gone = aborted(new DOMException('gone', 'AbortError'));
const answers = (status: number) => async () => new Response('', { status });
const away = async () => Promise.reject(new TypeError('fetch failed'));

test.each([
  ['ok', answers(201), undefined],
  ['refused', answers(404), undefined],
  ['failed', answers(502), undefined],
  ['failed', away, undefined],
  ['late', away, late],
  ['cancelled', away, gone],
])('a call ends as %s', async (outcome, send, signal) => {
  const { seen, telemetry } = recorder();
  const call = new Request('http://bank.test/', { signal: signal ?? null });
  await watchedCalls(telemetry, 'payment-provider', send)(call).catch(() => {});
  expect(seen).toEqual([['payment-provider', outcome]]);
});

test('work of another service ends well or fails', async () => {
  const { seen, telemetry } = recorder();
  expect(await watchedWork(telemetry, 'mail-server', async () => 1)).toBe(1);
  await expect(watchedWork(telemetry, 'mail-server', away)).rejects.toThrow('fetch failed');
  expect(seen).toEqual([
    ['mail-server', 'ok'],
    ['mail-server', 'failed'],
  ]);
});
