import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { callsTo } from '#platform/http/testing.ts';
import { makeLog } from '#platform/log.ts';
import { customerNamed } from '../../session/testing/customers.ts';
import type { Cart } from '../contract.ts';
import { maximumKept } from '../contract/kept.ts';
import { makeCartApp } from '../http.ts';
import { exportCustomer } from '../repository.ts';
import { putKept } from '../repository/kept.ts';
import { productOf } from '../testing.ts';

onOneDatabase('what is saved for later', (database) => {
  let stock: Map<string, number>;
  const service = () => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    return app.route(
      '/',
      makeCartApp({
        db: database().db,
        products: async (ids) => ids.filter((id) => id !== '999').map((id) => productOf(id)),
        shipmentsOf: async () => null,
        coupons: () => [],
        substitutes: () => ({ categories: ['ruoka'], allowed: false }),
        now: () => Temporal.Instant.from('2026-11-24T10:00:00Z'),
        readStock: async () => stock,
        customerOf: async (token) =>
          token ? { customerId: token, customer: customerNamed('aino') } : null,
        carryChoices: async () => {},
        networkOf: () => 'network',
        codeOf: (text) => text,
      }),
    );
  };
  const call = callsTo(service);

  let cartToken: string;
  const begin = async () => {
    const { body } = await call('POST /v2/cart/create');
    return (body as { token: string }).token;
  };
  beforeEach(async () => {
    await database().run('truncate cart.cart cascade');
    stock = new Map(['100', '200', '300'].map((sokId) => [sokId, 5]));
    cartToken = await begin();
  });
  const linesOf = (body: unknown) =>
    (body as Pick<Cart, 'items'>).items.map(({ sokId, quantity }) => [sokId, quantity]);
  const put = async (sokId: string, quantity: number, token = cartToken) => {
    const items = [{ sokId, quantity }];
    const { body } = await call('POST /v2/cart/add', { cartToken: token, items });
    const line = (body as Cart).items.find((item) => item.sokId === sokId);
    return { cartToken: token, itemId: line?.id ?? '', sokId };
  };
  const kept = async (token = cartToken) =>
    linesOf((await call(`GET /v2/cart/kept?cartToken=${token}`)).body);
  const keep = (line: object) => call('POST /v2/cart/kept/keep', line);
  const back = (sokId: string) => call('POST /v2/cart/kept/return', { cartToken, sokId });

  test('is out of the cart, costs nothing there, and comes back with its quantity', async () => {
    const [line, other] = [await put('100', 2), await put('200', 1)];
    const { status, body } = await keep(line);
    expect({ status, lines: linesOf(body) }).toEqual({ status: 200, lines: [['200', 1]] });
    expect(body).toMatchObject({ price: { subTotal: 1990 } });
    await keep(other);
    expect(await kept()).toEqual([
      ['200', 1],
      ['100', 2],
    ]);
    expect(linesOf((await back('100')).body)).toEqual([['100', 2]]);
    expect(await kept()).toEqual([['200', 1]]);
  });

  test('is added to what is kept of the same product, to 999 pieces at most', async () => {
    for (const quantity of [2, 3]) await keep(await put('100', quantity));
    expect(await kept()).toEqual([['100', 5]]);
    await putKept(database().db, cartToken, { sokId: '100', quantity: 999 });
    expect(await kept()).toEqual([['100', 999]]);
  });

  test('comes back as far as there is stock, and stays where there is none', async () => {
    await keep(await put('100', 5));
    await put('100', 2);
    stock.set('100', 4);
    expect(linesOf((await back('100')).body)).toEqual([['100', 4]]);
    await keep(await put('200', 1));
    stock.set('200', 0);
    expect(await back('200')).toMatchObject({ status: 400, body: { code: 'not-available' } });
    expect(await kept()).toEqual([['200', 1]]);
  });

  test('can be forgotten, twice as well as once', async () => {
    await keep(await put('100', 1));
    for (const _ of [1, 2]) {
      const choice = { cartToken, sokId: '100' };
      const { status, body } = await call('POST /v2/cart/kept/remove', choice);
      expect({ status, lines: linesOf(body) }).toEqual({ status: 200, lines: [] });
    }
  });

  test('goes where the cart goes at login, in its order, and is the customer’s then', async () => {
    for (const sokId of ['100', '200']) await keep(await put(sokId, 1));
    const source = cartToken;
    cartToken = await begin();
    for (const sokId of ['300', '100']) await keep(await put(sokId, 2));
    const merging = { cartToken: source, destinationCartToken: cartToken };
    for (const _ of [1, 2]) await call('POST /v2/cart/merge', merging);
    expect(await kept()).toEqual([
      ['200', 1],
      ['100', 3],
      ['300', 2],
    ]);
    expect(await kept(source)).toEqual([]);
    await database().run("update cart.cart set customer_id = 'aino' where token = $1", [cartToken]);
    const refused = await call(`GET /v2/cart/kept?cartToken=${cartToken}`);
    expect(refused).toMatchObject({ status: 401, body: { code: 'login-required' } });
    expect(await exportCustomer(database().db, 'aino')).toMatchObject([
      { kept: [{ sokId: '200' }, { sokId: '100' }, { sokId: '300' }] },
    ]);
  });

  test('has a limit; what is kept already is kept on', async () => {
    for (let id = 1; id <= maximumKept; id += 1) {
      await putKept(database().db, cartToken, { sokId: String(id), quantity: 1 });
    }
    const refused = await keep(await put('200', 1));
    expect(refused).toMatchObject({ status: 400, body: { code: 'kept-full' } });
    expect((await keep(await put('100', 1))).status).toBe(200);
  });

  test.each([
    ['kept/keep', { itemId: 'x', sokId: '100' }, 'item-not-found'],
    ['kept/keep', { itemId: 'x', sokId: 'abc' }, 'invalid-input'],
    ['kept/return', { sokId: '100' }, 'item-not-found'],
    ['kept/return', { sokId: '' }, 'invalid-input'],
    ['kept/remove', {}, 'invalid-input'],
  ])('POST /v2/cart/%s refuses %j', async (path, line, code) => {
    const refused = await call(`POST /v2/cart/${path}`, { cartToken, ...line });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    const gone = await call(`POST /v2/cart/${path}`, { ...line, cartToken: 'no-such-cart-here' });
    expect(gone.status).toBe(code === 'invalid-input' ? 400 : 404);
  });
});
