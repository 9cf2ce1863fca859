import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenPage } from '#features/analytics/rules/page-data.ts';
import { openSinks } from './analytics.ts';

vi.mock('#features/analytics/ui/vitals.ts', () => ({ watchVitals: () => {} }));
vi.mock('./watch-page.ts', () => ({ watchPage: () => ({ opened: () => {}, stop: () => {} }) }));

const kept = new Map<string, string>();
const reported: unknown[] = [];

beforeEach(() => {
  kept.clear();
  reported.length = 0;
  vi.stubGlobal('dataLayer', []);
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('document', { documentElement: { lang: 'sv' }, ...listening });
  for (const [name, listen] of Object.entries(listening)) vi.stubGlobal(name, listen);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const names = () =>
  (globalThis as unknown as { dataLayer: { event?: string }[] }).dataLayer.flatMap(
    ({ event }) => event ?? [],
  );

const order = {
  number: '10000001',
  paidAt: '2026-11-24T10:00:00Z',
  totalEuroCents: 500,
  discountEuroCents: 0,
  deliveries: [{ priceEuroCents: 0 }],
  vat: [],
  lines: [],
};
const thanks: OpenPage = { path: '/kiitos', search: '', id: 'pages/thank-you', data: { order } };

test('a page whose data does not fit is reported, and the next one is measured', () => {
  const { take } = openSinks(() => {});
  const broken = { ...thanks, id: 'pages/product', data: null } as unknown as OpenPage;
  take([
    { page: broken, at: 0 },
    { page: { ...thanks, path: '/' }, at: 1 },
  ]);
  expect(reported).toEqual([expect.any(TypeError)]);
  expect(names()).toEqual(['page_view', 'purchase']);
});

test('a purchase is published once in a tab, however often its page is opened', () => {
  const first = openSinks(() => {});
  first.take([{ page: thanks, at: 0 }]);
  first.stop(false);
  const second = openSinks(() => {});
  second.take([{ page: thanks, at: 0 }]);
  expect(names()).toEqual(['page_view', 'purchase', 'page_view']);
  expect(kept.get('aitta:purchases')).toBe('["10000001"]');
});
