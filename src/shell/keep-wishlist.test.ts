import { data } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storedText } from '#platform/browser-store.ts';
import { dataRoutes } from './data-routes.ts';
import { keepWishlist } from './keep-wishlist.ts';

const texts = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
});
vi.stubGlobal('dispatchEvent', () => true);
vi.stubGlobal('StorageEvent', Event);

afterEach(() => texts.clear());

const listOf = (...ids: string[]) => ids.map((sokId) => ({ product: { sokId } }));

/** Answers a request as the router has them answered, one after another in the tabs of a browser. */
const answered = (path: string, answer: () => unknown) => {
  const args = { request: new Request(`http://shop.test${path}`) } as never;
  const send = async () => ({ route: { type: 'data' as const, result: answer() } });
  return dataRoutes(args, () => keepWishlist(args, send) as ReturnType<typeof send>);
};

test('a list is kept before another tab can ask for one: the last answer is what all tabs show (R202)', async () => {
  const kept: (string | null)[] = [];
  const next = (...ids: string[]) => {
    kept.push(storedText('wishlist'));
    return { entries: listOf(...ids) };
  };
  await Promise.all([
    answered('/_data/wishlist', () => next('1')),
    answered('/sv/_data/wishlist', () => data(next('1', '2'), 200)),
    answered('/_data/wishlist', () => next()),
  ]);
  const [one, both] = [listOf('1'), listOf('1', '2')].map((list) => JSON.stringify(list));
  expect(kept).toEqual([null, one, both]);
  expect(storedText('wishlist')).toBe('[]');
});

test('what is no list is not kept', async () => {
  await answered('/_data/wishlist', () => null);
  await answered('/_data/wishlist', () => data({ failed: [], entries: null }, 200));
  await answered('/_data/wishlist', () => data(null, 502));
  await answered('/_data/menu', () => ({ entries: listOf('1') }));
  expect(storedText('wishlist')).toBeNull();
});
