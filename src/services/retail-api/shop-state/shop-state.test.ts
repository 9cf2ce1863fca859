import { beforeEach, expect, test } from 'vitest';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import { makeShopStateApp } from './shop-state.ts';

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const campaign = {
  path: 'black-friday',
  name: {},
  level: 'high' as const,
  description: {},
  color: '#000000',
  useColorForPrices: false,
  startTime: '2026-11-16T00:00:00+02:00',
  endTime: '2026-12-01T00:00:00+02:00',
  filters: [],
  isPickupPointShippingFree: false,
};

const world = () => ({
  now: '2026-11-21T10:00:00Z',
  version: 7,
  isAlive: true,
  isSelling: true,
  contentVersion: 3,
  nextPrice: '2026-11-21T10:00:30Z' as string | null,
  asked: 0,
});
let shop = world();
let send = open();
beforeEach(() => {
  shop = world();
  send = open();
});

function open() {
  const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
  const state = makeShopStateApp({
    version: () => shop.version,
    async readNextPriceChange() {
      shop.asked += 1;
      return shop.nextPrice === null ? null : at(shop.nextPrice);
    },
    isDatabaseAlive: () => shop.isAlive,
    campaigns: () => [campaign],
    contentVersion: () => shop.contentVersion,
    isSelling: () => shop.isSelling,
    now: () => Temporal.Instant.from(shop.now),
  });
  app.route('/', state);
  return async () =>
    (await (await app.request('/v1/shop-state')).json()) as {
      mark: string;
      changesIn: number | null;
      canBuy: boolean;
    };
}

test('it responds with how long prices stay, and reads that only when something has changed', async () => {
  expect((await send()).changesIn).toBe(30_000);
  shop.now = '2026-11-21T10:00:29Z';
  expect((await send()).changesIn).toBe(1000);
  expect(shop.asked).toBe(1);
});

test('the mark is another one after a change of products, of a price, of the content space and of a campaign', async () => {
  const marks = [(await send()).mark];
  expect((await send()).mark).toBe(marks[0]);
  shop.version = 8;
  marks.push((await send()).mark);
  [shop.now, shop.nextPrice] = ['2026-11-21T10:00:30Z', null];
  marks.push((await send()).mark);
  shop.contentVersion = 4;
  marks.push((await send()).mark);
  shop.now = '2026-11-30T22:00:00Z';
  const over = await send();
  marks.push(over.mark);
  expect([new Set(marks).size, over.changesIn]).toEqual([5, null]);
});

test('one cannot buy while purchases are switched off or the database is away (R011)', async () => {
  expect((await send()).canBuy).toBe(true);
  shop.isAlive = false;
  expect((await send()).canBuy).toBe(false);
  shop = { ...world(), isSelling: false };
  send = open();
  expect((await send()).canBuy).toBe(false);
});

test('while the database is away what it said last about prices holds', async () => {
  const { mark } = await send();
  [shop.isAlive, shop.nextPrice] = [false, null];
  expect((await send()).mark).toBe(mark);
  expect(shop.asked).toBe(1);
});
