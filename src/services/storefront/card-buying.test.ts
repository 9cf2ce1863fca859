import { beforeEach, describe, expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Connection } from '#platform/http/client.ts';
import * as cartCount from '../../pages/cart-count.ts';
import { addToCartAction } from '../../pages/parts/cart-session.ts';
import { makeRequestContext, type RequestFacts } from '../../shell/request.ts';
import { openShop, setStock, type Shop } from '../testing.ts';

onOneDatabase('buying from cards', (database) => {
  let shop: Shop;
  let cookie: string;
  beforeEach(async () => {
    shop = openShop(database());
    await setStock(shop, '1', 5);
    await setStock(shop, '2', 0);
    cookie = '';
  });

  const request = (path: string, fields?: Record<string, string>) =>
    new Request(`https://shop.test${path}`, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: { cookie },
    });
  const args = (fields?: Record<string, string>, retailApi: Connection = shop.connection) =>
    ({
      request: request('/_data/cart-count', fields),
      context: makeRequestContext({
        retailApi,
        language: 'fi',
        canBuy: true,
        space: demoSpace(),
        now: () => shop.world.now,
      } as Partial<RequestFacts> as RequestFacts),
      params: {},
    }) as never;
  const keep = (init: ResponseInit | null) => {
    const kept = new Headers(init?.headers).get('set-cookie');
    if (kept) cookie = kept.slice(0, kept.indexOf(';'));
  };
  const set = async (sokId: string, quantity: number, by = shop.connection) => {
    const { data, init } = await cartCount.action(args({ sokId, quantity: String(quantity) }, by));
    keep(init);
    return data;
  };
  const read = async () => (await cartCount.loader(args())).data;

  describe('setting a quantity', () => {
    test('makes the cart and its line, changes and removes it, and answers with the whole cart', async () => {
      const one = await set('1', 2);
      expect(one).toMatchObject({
        refused: null,
        changed: { by: 2, line: { sokId: '1', quantity: 2, product: { sokId: '1' } } },
        cart: { count: 2, held: { 1: 2 }, hasCart: true, canBuy: true },
      });
      expect(await read()).toEqual(one?.cart);
      expect((await set('1', 5))?.changed?.by).toBe(3);
      const sums = [one?.cart?.sum ?? 0, (await read()).sum];
      expect(sums[1]).toBe((sums[0] ?? 0) * 2.5);
      expect(await set('1', 0)).toMatchObject({
        changed: { by: -5 },
        cart: { count: 0, sum: 0, held: {} },
      });
    });

    test('again changes nothing', async () => {
      await set('1', 2);
      expect(await set('1', 2)).toMatchObject({ refused: null, changed: null, cart: { count: 2 } });
      expect(await set('2', 0)).toMatchObject({ refused: null, changed: null });
    });

    test('beyond the stock is refused with what is left, and the cart stays as it was (R249, R251)', async () => {
      const tooMany = { refused: { left: 5, code: 'out-of-stock' }, changed: null };
      expect(await set('1', 6)).toMatchObject({ ...tooMany, cart: { held: {} } });
      await set('1', 4);
      expect(await set('1', 6)).toMatchObject({ ...tooMany, cart: { held: { 1: 4 } } });
      expect(await set('2', 1)).toMatchObject({ refused: { left: null, code: 'not-available' } });
    });

    test('is refused while the shop cannot store it, and says nothing of the cart', async () => {
      const fetch = () =>
        Response.json({ message: 'away', code: 'database-away' }, { status: 503 });
      expect(await set('1', 1, { ...shop.connection, fetch })).toEqual({
        refused: { left: null, code: 'database-away' },
        changed: null,
        cart: null,
      });
    });

    test.each([
      { sokId: '1', quantity: '-1' },
      { sokId: '1', quantity: '' },
      { sokId: '1', quantity: '1000' },
      { sokId: '1"', quantity: '1' },
      { sokId: '1' },
    ])('takes numbers only: %o', async (fields) => {
      const asked = cartCount.action(args(fields as Record<string, string>));
      await expect(asked).rejects.toMatchObject({ init: { status: 400 } });
    });
  });

  describe('without scripts', () => {
    const add = (fields: Record<string, string>) =>
      addToCartAction(request('/tuote/huivi/1', fields), shop.connection, '1');
    const answerOf = (fields: Record<string, string>) =>
      add(fields).then(
        () => null,
        (thrown: unknown) => (thrown as Response).headers.get('location'),
      );

    test('the button leads back to its place in the list', async () => {
      const back = { target: '/kategoria/ruoka?sivu=2', place: '_R_1_' };
      expect(await answerOf(back)).toBe('/kategoria/ruoka?sivu=2#_R_1_');
    });

    test.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/a b', ''])(
      'never to another site: %s',
      async (target) => {
        expect(await answerOf({ target, place: 'a' })).toBe('/ostoskori?uusi');
      },
    );
  });
});
