import { expect, test } from 'vitest';
import { getBrands } from '#features/catalogue/contract/brands.ts';
import { callApi } from '#platform/http/client.ts';
import { times, type ShopState } from './page-cache.ts';
import { sharedAnswers } from './shared-answers.ts';

test('answers are shared while the shop stands as it does, and no longer than a page is fresh', () => {
  let [now, state] = [0, { mark: '1', until: Infinity, canBuy: true, isAway: false } as ShopState];
  const responses = sharedAnswers(
    () => state,
    () => now,
  );
  const first = responses();
  now += times.fresh - 1;
  expect(responses()).toBe(first);
  now += 1;
  const second = responses();
  expect(second).not.toBe(first);
  state = { ...state, mark: '2' };
  const third = responses();
  expect(third).not.toBe(second);
  for (let i = 0; i <= 200; i += 1) void third.keep(String(i), Promise.resolve());
  expect(responses()).not.toBe(third);
});

/** A shop that numbers its responses in the order of requests, until it is away. */
function askedShop() {
  let [asked, now, mark, isAway] = [0, 0, '1', false];
  const state = (): ShopState => ({ mark, until: Infinity, canBuy: true, isAway });
  const responses = sharedAnswers(state, () => now);
  const fetch = () => {
    if (isAway) throw new TypeError('gone');
    return Response.json([{ id: 'kaarna', name: 'Kaarna', count: (asked += 1) }]);
  };
  return {
    advanceTime: (ms: number) => (now += ms),
    change: () => (mark += '1'),
    leave: () => (isAway = true),
    comeBack: () => (isAway = false),
    /** Number of the response that is used. */
    async read(path = '/v3/brands') {
      const route = { ...getBrands, path };
      const connection = { baseUrl: 'http://api.test', correlationId: 'x', responses: responses() };
      const [brand] = await callApi({ ...connection, fetch, language: 'fi' }, route, {});
      return brand?.count;
    },
  };
}

test.each([['/v3/brands'], ['/v1/categoryTree']])(
  '%s is asked for again when its answer is 300000 ms old (R439, R440)',
  async (path) => {
    const { advanceTime, read } = askedShop();
    expect(await read(path)).toBe(1);
    advanceTime(299_999);
    expect(await read(path)).toBe(1);
    advanceTime(1);
    expect(await read(path)).toBe(2);
  },
);

test.each([['/v3/brands'], ['/v1/categoryTree']])(
  '%s is kept for 360000 ms where no new answer can be had, and no longer (R439, R440)',
  async (path) => {
    const { advanceTime, read, leave } = askedShop();
    await read(path);
    leave();
    advanceTime(359_999);
    expect(await read(path)).toBe(1);
    advanceTime(1);
    await expect(read(path)).rejects.toThrow('gone');
  },
);

test('what lasts is forgotten when the shop changes, also when it comes only then', async () => {
  const { read, change, advanceTime } = askedShop();
  await read();
  const late = read('/v1/categoryTree');
  change();
  await late;
  expect([await read(), await read('/v1/categoryTree')]).toEqual([3, 4]);
  advanceTime(10_000);
  expect([await read(), await read('/v1/categoryTree')]).toEqual([3, 4]);
});

test('nothing else lasts longer than a page is fresh', async () => {
  const { read, advanceTime } = askedShop();
  expect([await read('/v3/brands-of-the-day'), await read('/v3/brands-of-the-day')]).toEqual([
    1, 1,
  ]);
  advanceTime(times.fresh);
  expect(await read('/v3/brands-of-the-day')).toBe(2);
});

test('a failure is not kept: who asks next is answered anew', async () => {
  const { read, leave, comeBack } = askedShop();
  leave();
  await expect(read()).rejects.toThrow('gone');
  comeBack();
  expect(await read()).toBe(1);
});
