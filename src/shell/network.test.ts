import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shouldRevalidate } from './data-routes.ts';
import { tryAgain } from '#platform/network-waits.ts';
import { fetchPatiently, loadPatiently, openDocument } from './network.ts';

let asked: number[] = [];
let options: (RequestInit | undefined)[] = [];
const answerWith = (result: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', (_: URL, init?: RequestInit) => {
    asked.push(Date.now());
    options.push(init);
    const { promise, reject } = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    return Promise.race([Promise.resolve().then(result), promise]);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('addEventListener', () => {});
  asked = [];
  options = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const address = new URL('http://shop.test/sv/_data/menu.data');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const nameOf = (error: Error) => error.name;

test('what comes after a page is asked for again 3 times, after 1, 2 and 4 s (R441)', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const end = fetchPatiently(address, {}).catch(nameOf);
  await pass(60_000);
  expect([await end, asked]).toEqual(['TypeError', [0, 1000, 3000, 7000]]);
});

test('an answer ends the retries, and a refusal is none to ask again for (R441)', async () => {
  answerWith(() => new Response(null, { status: asked.length < 3 ? 503 : 200 }));
  const end = fetchPatiently(address, {});
  await pass(3000);
  expect([(await end).status, asked]).toEqual([200, [0, 1000, 3000]]);
  answerWith(() => new Response(null, { status: 401 }));
  expect((await fetchPatiently(address, {})).status).toBe(401);
  expect(asked).toHaveLength(4);
});

test('what never comes is given up after 120000 ms (R438)', async () => {
  answerWith(() => new Promise(() => {}));
  const end = fetchPatiently(address, {}).catch(nameOf);
  await pass(119_999);
  expect(await Promise.race([end, 'waiting'])).toBe('waiting');
  await pass(1);
  expect([await end, asked]).toEqual(['AbortError', [0]]);
});

test('what is no longer wanted is not asked for again', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const leaving = new AbortController();
  const end = fetchPatiently(address, { signal: leaving.signal }).catch(nameOf);
  await pass(500);
  leaving.abort();
  expect([await end, asked]).toEqual(['AbortError', [0]]);
});

test('what changes something is sent once, and outlives the page', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const end = fetchPatiently(address, { method: 'POST' }).catch(nameOf);
  await pass(60_000);
  expect([await end, asked, options[0]?.keepalive]).toEqual(['TypeError', [0], true]);
});

test('the code of a data route is not requested; that of a page is retried until the network is back', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const data = await loadPatiently({ path: '_data/menu', module: '/assets/menu.js' }, load);
  expect([data, load.mock.calls.length]).toEqual([{ shouldRevalidate }, 0]);
  const page = loadPatiently({ path: 'kassa', module: '/assets/checkout.js' }, load);
  await pass(500);
  load.mockResolvedValue('checkout');
  await pass(60_000);
  expect(await page).toBe('checkout');
});

test('code that the shop has is retried 3 times, code it no longer has is an error at once', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const attemptsWith = async (status: number) => {
    answerWith(() => new Response(null, { status }));
    load.mockClear();
    const end = loadPatiently({ path: 'kassa', module: '/assets/checkout.js' }, load).catch(nameOf);
    await pass(60_000);
    return [await end, load.mock.calls.length];
  };
  expect(await attemptsWith(200)).toEqual(['TypeError', 4]);
  expect(await attemptsWith(503)).toEqual(['TypeError', 4]);
  expect(await attemptsWith(404)).toEqual(['TypeError', 1]);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('checkout');
  expect(await attemptsWith(200)).toEqual(['checkout', 2]);
});

test('code that the browser refuses while there is a network is an error at once', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path === '/robots.txt'
      ? Promise.resolve(new Response(null))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const end = loadPatiently({ path: 'kassa', module: '/assets/1.js' }, load).catch(nameOf);
  await pass(0);
  expect([await end, load.mock.calls.length]).toEqual(['TypeError', 1]);
});

test('a page whose code cannot be had opens as a document; without one to go to this one is loaded again', () => {
  const location = { assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() };
  const goingTo = (wanted?: object) =>
    vi.stubGlobal('window', {
      location,
      __reactRouterDataRouter: { state: { navigation: { location: wanted } } },
    });
  goingTo({ pathname: '/sv/haku', search: '?q=te', hash: '#lista' });
  openDocument();
  expect(location.assign.mock.calls).toEqual([['/sv/haku?q=te#lista']]);
  expect(location.reload).not.toHaveBeenCalled();
  goingTo();
  openDocument();
  expect(location.reload).toHaveBeenCalledOnce();
});

test('a page is requested again at once when the shopper wants it, without waiting for the time (R411)', async () => {
  answerWith(() =>
    asked.length < 2 ? Promise.reject(new TypeError('Failed to fetch')) : new Response('page'),
  );
  const page = fetchPatiently(new URL('http://shop.test/kassa.data'), {});
  await pass(100);
  tryAgain();
  expect(await (await page).text()).toBe('page');
  expect(asked).toEqual([0, 100]);
});
