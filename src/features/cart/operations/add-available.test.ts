import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeLog } from '#platform/log.ts';
import { customerNamed } from '../../session/testing/customers.ts';
import * as carts from '../client.ts';
import { addWhatIsThere } from '../client/add-available.ts';
import { maximumAtOnce } from '../contract/add-available.ts';
import { makeCartApp } from '../http.ts';
import { productOf } from '../testing.ts';

onOneDatabase('many products at once', (database) => {
  let stock: Map<string, number>;
  const connect = (authToken?: string): Connection => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    app.route(
      '/',
      makeCartApp({
        db: database().db,
        products: async (ids) => ids.filter((id) => id !== '999').map((id) => productOf(id)),
        shipmentsOf: async () => null,
        substitutes: () => ({ categories: [], allowed: false }),
        coupons: () => [],
        now: () => Temporal.Instant.from('2026-11-24T10:00:00Z'),
        readStock: async () => stock,
        customerOf: async (token) =>
          token ? { customerId: token, customer: customerNamed(token) } : null,
        carryChoices: async () => {},
        networkOf: () => 'network',
        codeOf: (text) => text,
      }),
    );
    const fetch = (request: Request) => app.fetch(request);
    const call = { baseUrl: 'http://api.test', language: 'fi' as const, correlationId: 'many' };
    return { ...call, fetch, authToken };
  };
  let guest: Connection;
  let cartToken: string;
  beforeEach(async () => {
    guest = connect();
    stock = new Map(['100', '200'].map((sokId) => [sokId, 5]));
    cartToken = await carts.newCart(guest);
  });

  test('come into the cart; what is short is named and keeps no other one out', async () => {
    await carts.add(guest, { cartToken, items: [{ sokId: '200', quantity: 1 }] });
    const before = await carts.cart(guest, cartToken);
    const { cart, added, short } = await addWhatIsThere(guest, {
      cartToken,
      items: [
        { sokId: '300', quantity: 1 },
        { sokId: '100', quantity: 2 },
        { sokId: '200', quantity: 9 },
        { sokId: '999', quantity: 1 },
      ],
    });
    expect(cart.items.map(({ sokId, quantity }) => [sokId, quantity])).toEqual([
      ['200', 5],
      ['100', 2],
    ]);
    expect(cart.items[0]?.id).toBe(before.items[0]?.id);
    expect(added).toBe(6);
    expect(short).toEqual([
      { sokId: '300', name: 'Huivi 300', reason: 'out-of-stock', wanted: 1, added: 0 },
      { sokId: '200', name: 'Huivi 200', reason: 'out-of-stock', wanted: 9, added: 4 },
      { sokId: '999', name: null, reason: 'sku-unknown', wanted: 1, added: 0 },
    ]);
    expect(await carts.cart(guest, cartToken)).toEqual(cart);
  });

  test('leave the cart as it is where none of them is there', async () => {
    const items = [{ sokId: '999', quantity: 1 }];
    const { cart, added, short } = await addWhatIsThere(guest, { cartToken, items });
    expect([cart.items, added, short.length]).toEqual([[], 0, 1]);
  });

  test('are at least one and at most a hundred, for the shopper’s own cart', async () => {
    const item = { sokId: '100', quantity: 1 };
    const tooMany = Array.from({ length: maximumAtOnce + 1 }, () => item);
    for (const items of [[], tooMany]) {
      await expect(addWhatIsThere(guest, { cartToken, items })).rejects.toMatchObject({
        status: 400,
      });
    }
    const own = await carts.newCart(connect('aino'));
    const added = (connection: Connection, token: string) =>
      addWhatIsThere(connection, { cartToken: token, items: [item] });
    await expect(added(connect('onni'), own)).rejects.toThrow(Forbidden);
    await expect(added(guest, 'nobody-has-this-cart')).rejects.toThrow(NotFound);
    expect((await added(connect('aino'), own)).added).toBe(1);
  });
});
