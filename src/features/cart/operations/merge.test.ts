import { demoSpace } from '#features/content/testing.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { onOneDatabase, rounds } from '#platform/db/testing.ts';
import { watchingAborted } from '#platform/db/testing/aborted.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import { makeLog } from '#platform/log.ts';
import { customerNamed } from '../../session/testing/customers.ts';
import * as carts from '../client.ts';
import { makeCartApp } from '../http.ts';
import * as store from '../repository.ts';
import { priceOf, productOf } from '../testing.ts';

const kind = (priceEuroCents: number) => ({
  priceEuroCents,
  hasVariation: false,
  discountPercent: 0,
});
/** Products of 19.90 €; 900 costs co-op customers 15.90 €, and 950 costs card holders 11.94 €. */
const productsOf = (sokId: string, isCoop: boolean) =>
  productOf(sokId, {
    priceData: {
      ...priceOf(1990),
      coop: isCoop && sokId === '900' ? kind(1590) : null,
      ...(sokId === '950' && { card: { priceEuroCents: 1194, percent: 40, until: '2026-12-01' } }),
    },
  });
const customers = {
  aino: customerNamed('aino'),
  onni: customerNamed('onni', { isCoop: false }),
  siiri: customerNamed('siiri', { isCoop: false, bonusCard: null }),
};

const { coupons } = demoSpace();

onOneDatabase('carts of customers', (database) => {
  let fails: boolean;
  let now: Temporal.Instant;
  /** Customer by auth token; each test has its own customers. */
  let known: Map<string, keyof typeof customers>;
  let own: string;
  const app = () => {
    const made = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    return made.route(
      '/',
      makeCartApp({
        db: watched.db,
        products: async (ids, { isCoop }) => ids.map((id) => productsOf(id, isCoop)),
        shipmentsOf: async () => null,
        coupons: () => coupons,
        substitutes: () => ({ categories: ['ruoka'], allowed: false }),
        readStock: async (_, ids) => new Map(ids.map((id) => [id, 2000])),
        customerOf: async (token) => {
          const name = known.get(token ?? '');
          return name ? { customerId: `${name} ${own}`, customer: customers[name] } : null;
        },
        // Fails at the last step but one of moving a cart.
        carryChoices: async () => {
          if (fails) throw new Error('power cut');
        },
        now: () => now,
        networkOf: () => own,
        codeOf: (text) => text,
      }),
    );
  };
  const guest: Connection = {
    baseUrl: 'http://api.test',
    fetch: (request) => app().fetch(request),
    language: 'fi',
    correlationId: 'test-0001',
  };
  const as = (name: keyof typeof customers): Connection => {
    const authToken = randomToken();
    known.set(authToken, name);
    return { ...guest, authToken };
  };
  let watched: ReturnType<typeof watchingAborted>;
  beforeEach(async () => {
    watched = watchingAborted(database().db);
    fails = false;
    now = Temporal.Instant.from('2026-11-24T10:00:00Z');
    known = new Map();
    own = randomToken();
  });

  /** A new cart with the given quantities. */
  const cartWith = async (connection: Connection, held: Record<string, number>) => {
    const cartToken = await carts.newCart(connection);
    const items = Object.entries(held).map(([sokId, quantity]) => ({ sokId, quantity }));
    if (items.length > 0) await carts.add(connection, { cartToken, items });
    return cartToken;
  };
  const heldIn = async (connection: Connection, token: string) => {
    const { items } = await carts.cart(connection, token);
    return Object.fromEntries(items.map(({ sokId, quantity }) => [sokId, quantity]));
  };

  describe('a customer’s cart answers its owner alone', () => {
    const calls = {
      'GET /v2/cart': (by: Connection, token: string) => carts.cart(by, token),
      'POST /v2/cart/add': (by: Connection, cartToken: string) =>
        carts.add(by, { cartToken, items: [{ sokId: '1', quantity: 1 }] }),
      'POST /v2/cart/item': (by: Connection, cartToken: string) =>
        carts.setItem(by, { cartToken, itemId: 'x', sokId: '1', quantity: 0 }),
      'POST /v2/cart/item/remove': (by: Connection, cartToken: string) =>
        carts.removeItem(by, { cartToken, itemId: 'x', sokId: '1' }),
      'POST /v2/cart/coupon': (by: Connection, token: string) =>
        carts.coupon(by, token, 'TERVETULOA10'),
      'POST /v2/cart/coupon/remove': carts.noCoupon,
      'POST /v2/cart/merge out of it': async (by: Connection, token: string) =>
        carts.merge(by, token, await carts.newCart(guest)),
      'POST /v2/cart/merge into it': async (by: Connection, token: string) =>
        carts.merge(by, await carts.newCart(guest), token),
    };
    test.each(Object.entries(calls))('%s (R026, R027)', async (_, send) => {
      const token = await cartWith(as('aino'), { 1: 2 });
      await expect(send(guest, token)).rejects.toMatchObject({ name: 'Unauthorized', status: 401 });
      const ended = { ...guest, authToken: randomToken() };
      await expect(send(ended, token)).rejects.toMatchObject({ code: 'login-required' });
      await expect(send(as('onni'), token)).rejects.toMatchObject({
        name: 'Forbidden',
        code: 'not-your-cart',
      });
      expect(await heldIn(as('aino'), token)).toEqual({ 1: 2 });
      await expect(send(as('aino'), token)).resolves.toBeDefined();
    });

    test('a guest’s cart answers whoever has its token, logged in or not (R026)', async () => {
      const token = await cartWith(guest, { 1: 2 });
      expect(await heldIn(as('aino'), token)).toEqual({ 1: 2 });
      expect((await carts.cart(guest, token)).isCustomers).toBe(false);
    });
  });

  describe('after login the guest’s cart goes into the customer’s (R232)', () => {
    const merged = async (held: Record<string, number>, had: Record<string, number>) => {
      await cartWith(as('aino'), had);
      const source = await cartWith(guest, held);
      const destination = await carts.newCart(as('aino'));
      return { source, destination };
    };

    test('nothing is lost and nothing doubled, however often it is asked (R296)', async () => {
      const { source, destination } = await merged({ 1: 2, 2: 1 }, { 2: 3, 3: 1 });
      for (const _ of [1, 2, 3]) {
        expect(await carts.merge(as('aino'), source, destination)).toEqual({ token: destination });
        expect(await heldIn(as('aino'), destination)).toEqual({ 1: 2, 2: 4, 3: 1 });
      }
    });

    test('nor when asked many times at once (R296)', async () => {
      const { source, destination } = await merged({ 1: 2, 2: 1 }, { 2: 3 });
      const asking = Array.from({ length: 6 }, () => carts.merge(as('aino'), source, destination));
      const responses = await Promise.all(asking);
      expect(new Set(responses.map(({ token }) => token))).toEqual(new Set([destination]));
      expect(await heldIn(as('aino'), destination)).toEqual({ 1: 2, 2: 4 });
    });

    test('when it fails half-way both carts are as before, and the next try does it (R296)', async () => {
      const { source, destination } = await merged({ 1: 2 }, { 1: 1 });
      fails = true;
      await expect(carts.merge(as('aino'), source, destination)).rejects.toMatchObject({
        status: 500,
      });
      expect(await heldIn(guest, source)).toEqual({ 1: 2 });
      expect(await heldIn(as('aino'), destination)).toEqual({ 1: 1 });
      fails = false;
      await carts.merge(as('aino'), source, destination);
      expect(await heldIn(as('aino'), destination)).toEqual({ 1: 3 });
    });

    test('a merged line has at most 999 pieces (R296)', async () => {
      const { source, destination } = await merged({ 1: 600 }, { 1: 600 });
      await carts.merge(as('aino'), source, destination);
      expect(await heldIn(as('aino'), destination)).toEqual({ 1: 999 });
    });

    test('the coupon comes along, and counts instead of an older one (R296)', async () => {
      const { source, destination } = await merged({ 1: 2 }, {});
      await carts.coupon(guest, source, 'TERVETULOA10');
      await carts.merge(as('aino'), source, destination);
      expect((await carts.cart(as('aino'), destination)).coupons).toEqual(['TERVETULOA10']);
      const other = await cartWith(guest, { 1: 2 });
      await carts.coupon(guest, other, 'VIITONEN');
      await carts.merge(as('aino'), other, destination);
      expect((await carts.cart(as('aino'), destination)).coupons).toEqual(['VIITONEN']);
    });

    test('its token leads its owner to the new cart, and nobody else: what is added by it is not lost', async () => {
      const { source, destination } = await merged({ 1: 2 }, {});
      await carts.merge(as('aino'), source, destination);
      const items = [{ sokId: '2', quantity: 1 }];
      await carts.add(as('aino'), { cartToken: source, items });
      expect(await carts.cart(as('aino'), source)).toMatchObject({ token: destination });
      expect(await heldIn(as('aino'), destination)).toEqual({ 1: 2, 2: 1 });
      await expect(carts.cart(guest, source)).rejects.toMatchObject({ status: 401 });
      await expect(carts.cart(as('onni'), source)).rejects.toMatchObject({ status: 403 });
    });
  });

  describe('all devices of a customer see one cart', () => {
    test('a new cart takes over what the older one held, whose token leads to it (R289)', async () => {
      const [phone, laptop] = [as('aino'), as('aino')];
      const first = await cartWith(phone, { 1: 2, 2: 1 });
      const [item] = (await carts.cart(phone, first)).items;
      const second = await carts.newCart(laptop);
      expect(await heldIn(laptop, second)).toEqual({ 1: 2, 2: 1 });
      // The phone can still change the lines it shows.
      const line = { itemId: item?.id ?? '', sokId: '1' };
      await carts.setItem(phone, { cartToken: first, ...line, quantity: 5 });
      expect(await heldIn(laptop, second)).toEqual({ 1: 5, 2: 1 });
      const third = await carts.newCart(phone);
      for (const token of [first, second, third]) {
        expect(await carts.cart(laptop, token)).toMatchObject({ token: third, isCustomers: true });
      }
    });

    test('also when they log in at the same moment, with products on each, and none waits for a deadlock (R232)', async () => {
      for (let round = 0; round < rounds(database(), 20); round += 1) {
        own = randomToken();
        const guests = await Promise.all([1, 2, 3].map((id) => cartWith(guest, { [id]: 1, 9: 1 })));
        const logIn = async (source: string) => {
          const device = as('aino');
          const { token } = await carts.merge(device, source, await carts.newCart(device));
          return { device, token };
        };
        // Another device goes on with the token it has.
        const cartToken = await carts.newCart(as('aino'));
        const items = [{ sokId: '8', quantity: 1 }];
        const more = async () => {
          for (let piece = 0; piece < 3; piece += 1)
            await carts.add(as('aino'), { cartToken, items });
        };
        const [logins] = await Promise.all([Promise.all(guests.map(logIn)), more()]);
        for (const { device, token } of logins) {
          expect(await heldIn(device, token)).toEqual({ 1: 1, 2: 1, 3: 1, 8: 3, 9: 3 });
        }
      }
      expect(watched.aborted).toEqual([]);
    });

    test('the carts of two customers stay apart', async () => {
      await cartWith(as('aino'), { 1: 1 });
      expect(await heldIn(as('onni'), await carts.newCart(as('onni')))).toEqual({});
    });
  });

  test('an auth token that has ended creates no cart and is refused with login-required (R413)', async () => {
    const ended = { ...guest, authToken: randomToken() };
    await expect(carts.newCart(ended)).rejects.toMatchObject({ code: 'login-required' });
  });

  describe('what one of it costs', () => {
    const priced = async (by: Connection, token: string) => {
      const [item] = (await carts.cart(by, token)).items;
      return [item?.unitPriceEuroCents, item?.generalPriceEuroCents, item?.benefit];
    };
    test.each([
      ['aino', 1590, 'co-op'],
      ['onni', 1990, null],
      ['siiri', 1990, null],
    ] as const)(
      'for %s is %i cents, as the co-op price is for co-op customers (R010)',
      async (...row) => {
        const [name, cents, benefit] = row;
        const token = await cartWith(as(name), { 900: 1 });
        expect(await priced(as(name), token)).toEqual([cents, 1990, benefit]);
      },
    );

    test('changes with the login, and the cart says what became cheaper (R010, R153)', async () => {
      const token = await cartWith(guest, { 900: 2 });
      expect(await priced(guest, token)).toEqual([1990, 1990, null]);
      expect(await priced(as('aino'), token)).toEqual([1590, 1990, 'co-op']);
      expect((await carts.cart(as('aino'), token)).price.grandTotal).toBe(3180);
      const seen = await carts.cart(guest, token);
      expect(seen.items[0]?.product.priceData.coop).toBeNull();
      expect(seen.price.grandTotal).toBe(3980);
    });

    test('a campaign’s benefit is for those with a card (R180, R184)', async () => {
      const token = await cartWith(guest, { 950: 1 });
      expect(await priced(guest, token)).toEqual([1990, 1990, null]);
      expect(await priced(as('siiri'), token)).toEqual([1990, 1990, null]);
      expect(await priced(as('onni'), token)).toEqual([1194, 1990, 'card']);
    });
  });

  test('a payment takes the products out of the cart its token leads to now', async () => {
    const first = await cartWith(as('aino'), { 1: 2, 2: 1 });
    const second = await carts.newCart(as('aino'));
    await store.removeFromCart(database().db, first, [{ sokId: '1', quantity: 2 }], false);
    expect(await heldIn(as('aino'), second)).toEqual({ 2: 1 });
  });

  test('what came to a line since stays, a line that holds no more is gone, others stay', async () => {
    const token = await cartWith(as('aino'), { 1: 5, 2: 1, 3: 4 });
    const other = await cartWith(guest, { 1: 5 });
    const paid = [
      { sokId: '1', quantity: 2 },
      { sokId: '2', quantity: 3 },
    ];
    await store.removeFromCart(database().db, token, paid, false);
    expect(await heldIn(as('aino'), token)).toEqual({ 1: 3, 3: 4 });
    expect(await heldIn(guest, other)).toEqual({ 1: 5 });
  });

  test('a customer’s cart is exported and erased, those of others stay (L29)', async () => {
    const { db } = database();
    const source = await cartWith(guest, { 1: 2 });
    const token = await carts.newCart(as('aino'));
    await carts.merge(as('aino'), source, token);
    const others = await cartWith(as('onni'), { 3: 1 });
    const customerId = `aino ${own}`;
    expect(await store.exportCustomer(db, customerId)).toEqual([
      expect.objectContaining({
        coupon: null,
        lines: [
          {
            sokId: '1',
            quantity: 2,
            allowsSubstitute: null,
            seen: { name: 'Huivi 1', cents: 1990, generalCents: 1990, tier: 'none' },
          },
        ],
      }),
    ]);
    await store.eraseCustomer(db, customerId);
    expect(await store.exportCustomer(db, customerId)).toEqual([]);
    for (const gone of [source, token]) {
      await expect(carts.cart(as('aino'), gone)).rejects.toMatchObject({ status: 404 });
    }
    expect(await heldIn(as('onni'), others)).toEqual({ 3: 1 });
  });
});
