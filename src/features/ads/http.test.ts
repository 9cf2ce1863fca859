import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import type { Language } from '#platform/i18n/language.ts';
import { makeLog } from '#platform/log.ts';
import { price, product, snapshot, variant } from '../catalogue/testing.ts';
import { buildIndex } from '../search-index/build.ts';
import { decidedWith } from '../search-index/testing.ts';
import * as client from './client.ts';
import type { Ad } from './contract.ts';
import { makeAdsApp } from './http.ts';
import { makeAdService, type AdRequest } from './provider/ad-service.ts';
import { Bookings } from './record.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const log = makeLog('silent');
const index = buildIndex(
  snapshot([
    product('1', { price: price(2000, { coopCents: 1500 }) }),
    product('2', { stock: 0 }),
    product('3', { variants: [variant('31', { stock: 2 }), variant('32', { stock: 0 })] }),
  ]),
  decidedWith(),
  0,
);
const bookings = Bookings.parse([
  {
    id: 'clothes',
    advertiser: 'Kaarna',
    products: ['2', '1', '404', '31'],
    categories: ['muoti'],
    words: { fi: ['tavara'], sv: ['vara'], en: ['thing'] },
    from: '2026-11-20',
    until: '2026-11-20',
  },
]);

const world = { isOn: true, endpoint: null as string | null, answers: [] as unknown[] };
const calls: { url: string; body: unknown }[] = [];

async function adService(request: Request): Promise<Response> {
  const text = await request.text();
  calls.push({ url: request.url, body: text && (JSON.parse(text) as AdRequest) });
  return Response.json({ ads: world.answers });
}

beforeEach(() => {
  Object.assign(world, { isOn: true, endpoint: null, answers: [] });
  calls.length = 0;
});

const api = makeServiceApp({ title: 'test', version: '1' }, log).route(
  '/',
  makeAdsApp({
    isOn: () => world.isOn,
    bookings: () => bookings,
    endpoint: () => world.endpoint,
    service: makeAdService({ send: adService, warn: () => {}, now: () => 0 }),
    product: (sokId, language) => index.product(sokId, { language, now: now.epochMilliseconds }),
    codeOf: (text) => createHash('sha256').update(text).digest('base64url'),
    now: () => now,
  }),
);
const connect = (language: Language = 'fi', authToken?: string): Connection => ({
  baseUrl: 'http://api.test',
  language,
  correlationId: 'test',
  authToken,
  fetch: (request) => api.fetch(request),
});
const inFashion = { placement: 'category' as const, category: 'muoti/vaatteet' };

test('bookings are shown with products that are sold, in stock and in the language (R019, R399)', async () => {
  const names = (ads: Ad[]) => ads.map(({ product: { name } }) => name);
  expect(names(await client.ads(connect(), inFashion))).toEqual(['Tavara 1', 'Tavara 3']);
  const searched = { placement: 'search' as const, words: ' Vara ' };
  expect(names(await client.ads(connect('sv'), searched))).toEqual(['Vara 1', 'Vara 3']);
  expect(names(await client.ads(connect('en'), searched))).toEqual([]);
  expect(calls).toEqual([]);
});

test('an advertisement has who pays, the fields of a card, and no co-op price for anybody (R399)', async () => {
  const [first] = await client.ads(connect('fi', 'a customer'), inFashion);
  expect(first).toMatchObject({ id: 'clothes-1', advertiser: 'Kaarna', reports: {} });
  expect(first?.product.priceData).toMatchObject({ coop: null, hasCoopPrice: true });
  expect(first?.product).not.toHaveProperty('description');
});

test('while the switch is off there are none, and no service is asked (R019, R399)', async () => {
  Object.assign(world, { isOn: false, endpoint: 'https://ads.example/v1' });
  expect(await client.ads(connect(), inFashion)).toEqual([]);
  expect(calls).toEqual([]);
});

test('where there is a service, it decides in place of the bookings (R399)', async () => {
  world.endpoint = 'https://ads.example/v1';
  world.answers = [{ id: 's1', productId: '32', advertiser: 'Saaramo' }];
  expect(await client.ads(connect('en'), inFashion)).toMatchObject([
    { id: 's1', advertiser: 'Saaramo', product: { sokId: '3', name: 'Thing 3' } },
  ]);
  const asked = { ...inFashion, words: null, language: 'en', count: 12 };
  expect(calls).toEqual([{ url: 'https://ads.example/v1', body: asked }]);
});

test('only addresses that the service gave for itself are called for reports (R399)', async () => {
  world.endpoint = 'https://ads.example/v1';
  const impressionUrl = 'https://ads.example/seen?ad=1';
  world.answers = [{ id: 'a', productId: '1', impressionUrl, clickUrl: 'https://evil.example/x' }];
  const [ad] = await client.ads(connect(), inFashion);
  expect(Object.keys(ad?.reports ?? {})).toEqual(['impression']);
  const report = ad?.reports.impression ?? '';
  calls.length = 0;
  const sent = await api.request('/v1/ads/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ report }),
  });
  expect(sent.status).toBe(204);
  expect(calls).toEqual([{ url: impressionUrl, body: '' }]);
  const forged = [`${report}2`, impressionUrl, report.replace('ads', 'other'), ''];
  for (const text of forged)
    await expect(client.report(connect(), text)).rejects.toThrow('no such advertisement');
  // Another service, and none.
  for (const endpoint of ['https://new.example/', null]) {
    Object.assign(world, { endpoint });
    await expect(client.report(connect(), report)).rejects.toThrow('no such advertisement');
  }
  expect(calls).toHaveLength(1);
});

test.each([
  '',
  '?placement=category',
  '?placement=search',
  '?placement=banner&category=muoti',
  '?placement=category&category=../muoti',
  '?placement=category&category=muoti&words=takki',
  '?placement=search&words=x',
  `?placement=search&words=${'x'.repeat(201)}`,
])('GET /v1/ads%s is refused as unreadable input (R399)', async (query) => {
  const response = await api.request(`/v1/ads${query}`);
  const { code } = (await response.json()) as { code: string };
  expect([response.status, code]).toEqual([400, 'invalid-input']);
});
