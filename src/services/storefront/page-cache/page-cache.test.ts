import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { silent, type ReadGauges } from '#platform/telemetry/telemetry.ts';
import { makePageCache, times, type ShopState } from './page-cache.ts';
import { RenderingFailed } from './render-page.ts';

const html = (text: string, buying = 'open') =>
  `<!DOCTYPE html><html lang="fi" data-buying="${buying}"><body>${text}</body></html>`;

/** Values a test may change while the shop runs. */
function world() {
  return {
    now: 1_000_000,
    state: { mark: '1', until: Infinity, canBuy: true, isAway: false } as ShopState,
    render: (address: string): Response | Promise<Response> => page(html(address)),
    rendered: [] as string[],
    warnings: [] as string[],
    uses: [] as string[],
    maximumBytes: 1_000_000,
  };
}

const page = (body: string, init: ResponseInit = {}) =>
  new Response(body, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  });

let readings: ReadGauges = () => [];
let shop = world();
let cache = openCache();
beforeEach(() => {
  shop = world();
  cache = openCache();
});

function openCache() {
  return makePageCache({
    async render(address) {
      shop.rendered.push(address);
      return shop.render(address);
    },
    state: () => shop.state,
    now: () => shop.now,
    maximumBytes: shop.maximumBytes,
    warn: (message) => shop.warnings.push(message),
    telemetry: {
      ...silent,
      page: (use) => shop.uses.push(use),
      gauges: (read) => (readings = read),
    },
  });
}

const send = async (address = '/', headers: Record<string, string> = {}, method = 'GET') =>
  cache.response(address, new Request('http://shop.test/', { method, headers }));

const bodyOf = async (address = '/') => (await send(address)).text();

test('a page is rendered once and then answered from memory', async () => {
  expect(await bodyOf('/a')).toBe(html('/a'));
  shop.now += times.fresh - 1;
  expect(await bodyOf('/a')).toBe(html('/a'));
  expect(shop.rendered).toEqual(['/a']);
});

test('many who ask at once wait for one rendering, each with a whole answer', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => bodyOf('/a')));
  expect(new Set(responses)).toEqual(new Set([html('/a')]));
  expect(shop.rendered).toEqual(['/a']);
});

test('a page no longer fresh is answered once more while it is rendered anew', async () => {
  await bodyOf();
  shop.render = () => page(html('new'));
  shop.now += times.fresh;
  expect(await Promise.all([bodyOf(), bodyOf()])).toEqual([html('/'), html('/')]);
  await eventually(async () => expect(await bodyOf()).toBe(html('new')));
  expect(shop.rendered).toHaveLength(2);
});

test('a page that is long stale is not answered any more', async () => {
  await bodyOf();
  shop.render = () => page(html('new'));
  shop.now += times.fresh + times.stale;
  expect(await bodyOf()).toBe(html('new'));
});

test('another state of the catalogue, and a sale or campaign that begins or ends, end every page', async () => {
  await bodyOf();
  shop.render = () => page(html('new products'));
  shop.state = { ...shop.state, mark: '2', until: shop.now + 1000 };
  expect(await bodyOf()).toBe(html('new products'));
  shop.render = () => page(html('new prices'));
  shop.now += 999;
  expect(await bodyOf()).toBe(html('new products'));
  shop.now += 1;
  shop.state = { ...shop.state, mark: '3', until: Infinity };
  expect(await bodyOf()).toBe(html('new prices'));
});

test('no cache between us and the browser keeps a page beyond the next change of prices', async () => {
  expect((await send()).headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400',
  );
  shop.state = { ...shop.state, mark: '2', until: shop.now + 12_000 };
  const control = (await send()).headers.get('cache-control');
  expect(control).toContain('s-maxage=5, stale-while-revalidate=7');
  shop.now += 10_000;
  expect((await send()).headers.get('cache-control')).toContain(
    's-maxage=2, stale-while-revalidate=0',
  );
});

test('it travels as brotli or gzip where the browser reads it, and as it is where not', async () => {
  const by = async (accept: string) => {
    const response = await send('/', { 'accept-encoding': accept });
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    return [response.headers.get('content-encoding'), body] as const;
  };
  const [br, brotli] = await by('gzip, deflate, br, zstd');
  expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', html('/')]);
  const [gzip, zipped] = await by('gzip;q=0.5, br;q=0');
  expect([gzip, gunzipSync(zipped).toString()]).toEqual(['gzip', html('/')]);
  const [none, plain] = await by('identity');
  expect([none, plain.toString()]).toEqual([null, html('/')]);
});

test('a browser that has the page gets 304 and no body; each encoding has its own tag', async () => {
  const tag = async (accept: string) =>
    (await send('/', { 'accept-encoding': accept })).headers.get('etag') ?? '';
  const [br, gzip] = [await tag('br'), await tag('gzip')];
  expect(br).not.toBe(gzip);
  const known = { 'accept-encoding': 'br', 'if-none-match': `"x", W/${br}` };
  const response = await send('/', known);
  expect([response.status, await response.text()]).toEqual([304, '']);
  expect(response.headers.get('etag')).toBe(br);
  expect(response.headers.get('cache-control')).toContain('s-maxage');
  expect((await send('/', { ...known, 'if-none-match': gzip })).status).toBe(200);
});

test('the tag stays while the page does, and changes with it', async () => {
  const tag = async () => (await send()).headers.get('etag');
  const first = await tag();
  shop.state = { ...shop.state, mark: '2' };
  expect(await tag()).toBe(first);
  shop.state = { ...shop.state, mark: '3' };
  shop.render = () => page(html('other'));
  expect(await tag()).not.toBe(first);
});

test('HEAD has the headers of GET and no body', async () => {
  const asked = { 'accept-encoding': 'br', 'x-correlation-id': 'head-and-get' };
  const get = await send('/', asked);
  const head = await send('/', asked, 'HEAD');
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...get.headers]);
});

test('what was not used for longest goes when memory is full', async () => {
  shop.maximumBytes = 1700;
  cache = openCache();
  for (const address of ['/a', '/b', '/a', '/c', '/a']) await bodyOf(address);
  expect(shop.rendered).toEqual(['/a', '/b', '/c']);
  await bodyOf('/b');
  expect(shop.rendered).toEqual(['/a', '/b', '/c', '/b']);
});

test('an error is logged and never cached; the response is the older cached page where there is one', async () => {
  shop.render = () => page('broken', { status: 500 });
  await expect(send()).rejects.toThrow(RenderingFailed);
  shop.render = () => page(html('well'));
  expect(await bodyOf()).toBe(html('well'));
  for (const broken of [() => page('broken', { status: 500 }), () => Promise.reject(new Error())]) {
    shop.render = broken;
    shop.state = { ...shop.state, mark: `${shop.now}` };
    shop.now += times.rest;
    expect(await bodyOf()).toBe(html('well'));
  }
  expect(shop.warnings).toHaveLength(3);
});

test('after a failure rendering rests, and then goes on by itself', async () => {
  await bodyOf();
  shop.render = () => page('broken', { status: 500 });
  shop.state = { ...shop.state, mark: '2' };
  for (let i = 0; i < 5; i += 1) await bodyOf();
  expect(shop.rendered).toHaveLength(2);
  shop.render = () => page(html('well again'));
  shop.now += times.rest;
  expect(await bodyOf()).toBe(html('well again'));
});

test('while the retail API is away pages are answered as they are, for a day', async () => {
  await bodyOf();
  shop.state = { ...shop.state, isAway: true };
  shop.now += times.kept;
  expect(await bodyOf()).toBe(html('/'));
  expect(shop.rendered).toHaveLength(1);
  shop.now += 1;
  await bodyOf();
  expect(shop.rendered).toHaveLength(2);
});

test('a kept page says that buying is paused as soon as it is, and open again after (R011)', async () => {
  const before = await send();
  shop.state = { ...shop.state, canBuy: false };
  const paused = await send();
  expect(await paused.text()).toBe(html('/', 'paused'));
  expect(paused.headers.get('etag')).not.toBe(before.headers.get('etag'));
  shop.state = { ...shop.state, canBuy: true };
  expect(await bodyOf()).toBe(html('/'));
  expect(shop.rendered).toHaveLength(1);
});

test('what is not there is kept for seconds only, and is still not there in every language', async () => {
  shop.render = () => page('not here', { status: 404 });
  expect((await send()).status).toBe(404);
  expect((await send()).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  expect(shop.rendered).toHaveLength(1);
  shop.render = () => page(html('here'));
  shop.now += times.fresh;
  expect(await bodyOf()).toBe(html('here'));
});

test('redirects are passed on, to each who waits, and not kept', async () => {
  shop.render = () => new Response(null, { status: 302, headers: { location: '/haku' } });
  const [one, other] = await Promise.all([send(), send()]);
  for (const response of [one, other, await send()]) {
    expect([response.status, response.headers.get('location')]).toEqual([302, '/haku']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(shop.rendered).toHaveLength(2);
});

test.each<Record<string, string>>([
  { 'set-cookie': 'aitta_cart=secret' },
  { 'cache-control': 'private, no-store' },
])('an answer with %o is not kept, and no cookie leaves', async (headers) => {
  shop.render = () => page(html('mine'), { headers });
  const responses = await Promise.all([send(), send()]);
  for (const response of responses) expect(response.headers.has('set-cookie')).toBe(false);
  await send();
  expect(shop.rendered).toHaveLength(2);
});

test('nothing of the shopper reaches the renderer', async () => {
  shop.render = (...reported: unknown[]) => page(html(JSON.stringify(reported)));
  const headers = { cookie: 'aitta_cart=MARK', authorization: 'MARK', 'user-agent': 'MARK' };
  expect(await (await send('/a', headers)).text()).toBe(html('["/a"]'));
});

test('each request is a hit, stale or a miss; pages for which there is no room are counted', async () => {
  shop.maximumBytes = 700;
  cache = openCache();
  await bodyOf('/a');
  await bodyOf('/a');
  shop.now += times.fresh;
  await bodyOf('/a');
  await bodyOf('/b');
  expect(shop.uses).toEqual(['miss', 'hit', 'stale', 'miss']);
  const { length, ...shown } = Object.values(await readings()).map(({ value }) => value);
  expect([length, shown[0], shown[2]]).toEqual([3, 1, 1]);
});
