import { demoSpace } from '#features/content/testing.ts';
import { createCookie } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import * as carts from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import * as orders from '#features/orders/client.ts';
import { ownData } from '#features/session/client/own-data.ts';
import { customerNamed, logIn, testIssuer } from '#features/session/testing/customers.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Connection } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import * as cartCount from '../../pages/cart-count.ts';
import * as cartPage from '../../pages/cart.tsx';
import * as checkoutPage from '../../pages/checkout.tsx';
import * as accountPage from '../../pages/my-account.tsx';
import * as orderPage from '../../pages/order.tsx';
import * as ordersPage from '../../pages/orders.tsx';
import * as ownDataPage from '../../pages/own-data.ts';
import { addToCartAction } from '../../pages/parts/cart-session.ts';
import * as paymentPage from '../../pages/payment.tsx';
import { standardSwitches } from '#features/content/record/switches.ts';
import { makeRequestContext, type RequestFacts } from '../../shell/request.ts';
import { openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';

interface Visit {
  by?: Connection;
  cart?: string;
  path?: string;
  fields?: Record<string, string>;
  params?: Record<string, string>;
}

/** Response to a refused request: redirect target, and cookies set or cleared. */
async function answerOf(work: Promise<unknown>) {
  const response = (await work.catch((thrown: unknown) => thrown)) as Response;
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    to: response.headers.get('location'),
    cleared: cookies
      .filter((one) => /max-age=0/i.test(one))
      .map((one) => one.slice(0, one.indexOf('='))),
    cart: await tokenIn(cookies),
  };
}

async function tokenIn(cookies: string[]): Promise<string | null> {
  const cookie = cookies.find((one) => one.startsWith('aitta_cart='));
  const value: unknown = cookie ? await createCookie('aitta_cart').parse(cookie) : null;
  return typeof value === 'string' ? value : null;
}

onOneDatabase('the pages of a customer', (database) => {
  let shop: Shop;
  let own: string;
  beforeEach(async () => {
    shop = openShop(database());
    own = randomToken();
    for (const id of ['1', '2', '81']) await setStock(shop, id, 9);
  });
  const as = async (name: string, more: object = {}): Promise<Connection> => {
    const customer = customerNamed(`${name}-${own}`, more);
    const authToken = await logIn(database().db, customer, shop.world.now);
    return { ...shop.connection, authToken };
  };
  const lost = (): Connection => ({ ...shop.connection, authToken: randomToken() });
  const cartWith = async (by: Connection, sokId = '1') => {
    const cartToken = await carts.newCart(by);
    await carts.add(by, { cartToken, items: [{ sokId, quantity: 2 }] });
    return cartToken;
  };
  /** What a page's loader and action get. */
  const visit = async ({ by = shop.connection, cart, path = '/', fields, params = {} }: Visit) => {
    const cookie = cart ? await createCookie('aitta_cart').serialize(cart) : '';
    const request = new Request(`https://shop.test${path}`, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      headers: { cookie },
    });
    const merchant = { publicUrl: 'https://shop.test', switches: standardSwitches };
    const facts = { ...merchant, retailApi: by, language: 'fi' };
    const now = () => shop.world.now;
    const context = makeRequestContext({
      ...facts,
      space: demoSpace(),
      canBuy: true,
      now,
    } as unknown as RequestFacts);
    return { request, url: new URL(request.url), context, params } as never;
  };
  const order = async (by: Connection) => {
    const cartToken = await readyCart({ connection: by }, '1');
    return orders.place(by, placeOrderInput(cartToken));
  };
  // The mark of a former login stays until the browser has shown that the session was lost.
  const session = ['aitta_auth', 'aitta_access', 'aitta_refresh'];

  describe('a cart that is refused', () => {
    const ways = {
      'on entering the cart': async (of: Visit) => cartPage.loader(await visit(of)),
      'in the cart': async (of: Visit) =>
        cartPage.action(await visit({ ...of, fields: { itemId: 'x', sokId: '1', quantity: '1' } })),
      'on entering the checkout': async (of: Visit) => checkoutPage.loader(await visit(of)),
    };
    const forms = {
      'with a code in the cart': async (of: Visit) =>
        cartPage.action(await visit({ ...of, fields: { intent: 'coupon', code: 'TERVETULOA10' } })),
      'at the checkout': async (of: Visit) =>
        checkoutPage.action(
          await visit({ ...of, path: '/kassa?vaihe=toimitus', fields: { delivery: 'x y' } }),
        ),
      'when ordering': async (of: Visit) =>
        paymentPage.action(await visit({ ...of, fields: placingForm() })),
    };
    const pages = {
      'with a code in the cart': new URLSearchParams({ target: '/ostoskori' }),
      'at the checkout': new URLSearchParams({ target: '/kassa?vaihe=toimitus' }),
      'when ordering': new URLSearchParams({ target: '/kassa?vaihe=maksu', only: 'page' }),
    };
    const method = 'koivupankki';
    const placingForm = () => ({ method, idempotencyKey: randomToken(), totalEuroCents: '4370' });

    test.each(Object.entries(ways))(
      'clears the customer of who is not logged in and leads to the cart, %s (R413)',
      async (_, go) => {
        const cart = await cartWith(await as('aino'));
        const reply = await answerOf(go({ cart }));
        expect(reply).toMatchObject({
          status: 302,
          to: '/ostoskori?virhe=login-required',
          cleared: session,
        });
        expect(reply.cart).not.toBe(cart);
        expect((await carts.cart(shop.connection, reply.cart ?? '')).items).toEqual([]);
      },
    );

    test.each(Object.entries(forms))(
      'clears the customer of a form and sends it on to the page that keeps it, %s (R413)',
      async (name, go) => {
        const cart = await cartWith(await as('aino'));
        for (const by of [shop.connection, lost()]) {
          const reply = await answerOf(go({ by, cart }));
          const to = `/check-again?${pages[name as keyof typeof pages]}`;
          expect(reply).toMatchObject({ status: 307, to, cleared: session });
          expect(reply.cart).not.toBe(cart);
        }
      },
    );

    test.each(Object.entries({ ...ways, ...forms }))(
      'gives a logged-in customer a new token for their own cart, %s (R413)',
      async (_, go) => {
        const cart = await cartWith(await as('aino'));
        const onni = await as('onni');
        await cartWith(onni, '2');
        const reply = await answerOf(go({ by: onni, cart }));
        expect(reply).toMatchObject({ status: 302, to: '/ostoskori', cleared: [] });
        const { items } = await carts.cart(onni, reply.cart ?? '');
        expect(items.map(({ sokId }) => sokId)).toEqual(['2']);
      },
    );

    test('is shown as waiting for the login, never as an empty one, once the login has ended (R413)', async () => {
      const path = '/ostoskori?virhe=login-required';
      const isWaiting = async (by: Connection) =>
        (await cartPage.loader(await visit({ by, path }))).isLoggedOut;
      const shown = [shop.connection, lost(), await as('onni')].map(isWaiting);
      expect(await Promise.all(shown)).toEqual([true, true, false]);
    });

    test('clears the customer whose session has ended unnoticed (R413)', async () => {
      const cart = await cartWith(await as('aino'));
      const reply = await answerOf(cartPage.loader(await visit({ by: lost(), cart })));
      expect(reply).toMatchObject({ to: '/ostoskori?virhe=login-required', cleared: session });
      expect((await carts.cart(shop.connection, reply.cart ?? '')).isCustomers).toBe(false);
    });

    test.each([
      ['a guest', () => Promise.resolve(shop.connection)],
      ['a customer', () => as('onni')],
    ])('does not keep %s from adding to a cart of their own (R413)', async (_, who) => {
      const by = await who();
      const cart = await cartWith(await as('aino'));
      const asked = await visit({ cart, fields: { sokId: '2', quantity: '3', stay: '1' } });
      const { data, init } = await addToCartAction((asked as { request: Request }).request, by);
      expect(data).toEqual({ added: 3, held: 3 });
      const token = (await tokenIn(new Headers(init?.headers).getSetCookie())) ?? '';
      expect((await carts.cart(by, token)).items).toMatchObject([{ sokId: '2', quantity: 3 }]);
    });

    test('is replaced also where only its number is shown (R413)', async () => {
      const cart = await cartWith(await as('aino'));
      const { data, init } = await cartCount.loader(await visit({ cart }));
      expect(data).toMatchObject({ count: 0 });
      expect(new Headers(init?.headers).getSetCookie().join()).toContain('aitta_auth=;');
    });
  });

  describe('a browser without a cart', () => {
    const opened = async (of: Visit) => {
      const { data, init } = await cartCount.action(await visit(of));
      expect(data).toBeNull();
      return tokenIn(new Headers(init?.headers).getSetCookie());
    };
    const hasCart = async (of: Visit) => (await cartCount.loader(await visit(of))).data.hasCart;

    test('is given one, once (R239)', async () => {
      expect(await hasCart({})).toBe(false);
      const cart = (await opened({})) ?? '';
      expect((await carts.cart(shop.connection, cart)).items).toEqual([]);
      expect([await hasCart({ cart }), await opened({ cart })]).toEqual([true, null]);
      const gone = randomToken();
      expect([await hasCart({ cart: gone }), await opened({ cart: gone })]).toEqual([
        false,
        expect.any(String),
      ]);
    });

    test('is given that of the customer who is logged in (R239)', async () => {
      const onni = await as('onni');
      await cartWith(onni, '2');
      const { items } = await carts.cart(onni, (await opened({ by: onni })) ?? '');
      expect(items.map(({ sokId }) => sokId)).toEqual(['2']);
    });

    test('gets none while the shop cannot answer, and goes on without (R239)', async () => {
      const fetch = () =>
        Response.json({ message: 'away', code: 'database-away' }, { status: 503 });
      const by = { ...shop.connection, fetch };
      expect(await opened({ by })).toBeNull();
      expect(await hasCart({ by, cart: randomToken() })).toBe(true);
    });
  });

  describe('a cart that is gone', () => {
    test.each([
      ['in the cart', cartPage.action, { itemId: 'x', sokId: '1', quantity: '1' }],
      [
        'when ordering',
        paymentPage.action,
        { idempotencyKey: randomToken(), totalEuroCents: '1', method: 'x' },
      ],
    ])('is replaced by a new one, %s (R414)', async (_, act, fields) => {
      const cart = randomToken();
      const reply = await answerOf(act(await visit({ cart, fields })));
      expect(reply).toMatchObject({ status: 302, to: '/ostoskori', cleared: [] });
      expect(reply.cart).not.toBe(cart);
      expect((await carts.cart(shop.connection, reply.cart ?? '')).items).toEqual([]);
    });

    test('keeps nobody from adding to a new one (R414)', async () => {
      const asked = await visit({ cart: randomToken(), fields: { sokId: '1', stay: '1' } });
      const { data } = await addToCartAction(
        (asked as { request: Request }).request,
        shop.connection,
      );
      expect(data).toEqual({ added: 1, held: 1 });
    });
  });

  describe('the checkout of a customer', () => {
    const home = { streetAddress: 'Kotikatu 1', postcode: '00100', city: 'Helsinki' };
    const person = { firstName: 'Aino', lastName: 'Virtanen', phone: '+358401234567' };
    const cottage = { streetAddress: 'Mökkitie 2', postcode: '33100', city: 'Tampere' };
    const addresses = [
      { ...person, ...home },
      { ...person, ...cottage },
    ];
    const open = async (path: string, by?: Connection) => {
      const aino = by ?? (await as('aino', { addresses }));
      const cart = await cartWith(aino);
      return checkoutPage.loader(await visit({ by: aino, cart, path }));
    };

    test('begins with their record, e-mail and first address', async () => {
      const { prefill } = await open('/kassa');
      expect(prefill).toMatchObject({ chosen: 0, isPicked: false, addresses });
      expect(prefill?.values).toEqual({
        ...person,
        phone: '040 1234567',
        ...home,
        email: `aino-${own}@aitta.example`,
      });
    });

    test('lets them pick another of their addresses', async () => {
      const { prefill } = await open('/kassa?vaihe=osoite&osoite=1');
      expect(prefill).toMatchObject({ chosen: 1, isPicked: true, values: cottage });
      expect((await open('/kassa?vaihe=osoite&osoite=9')).prefill).toMatchObject({ chosen: 0 });
    });

    test('keeps an address only when they ask for it, offers it first, and removes it', async () => {
      const aino = await as('aino', { addresses });
      const cart = await cartWith(aino);
      const fields = {
        intent: 'address',
        email: 'a@b.fi',
        ...person,
        ...cottage,
        streetAddress: 'Rantatie 5',
      };
      await checkoutPage.action(await visit({ by: aino, cart, fields })).catch(() => {});
      expect(await checkout.keptAddresses(aino)).toEqual([]);
      const asking = { ...fields, keepAddress: 'on' };
      await checkoutPage.action(await visit({ by: aino, cart, fields: asking })).catch(() => {});
      const { prefill } = await open('/kassa?vaihe=osoite', aino);
      expect(prefill?.addresses.map((one) => one.streetAddress)).toEqual([
        'Rantatie 5',
        'Kotikatu 1',
        'Mökkitie 2',
      ]);
      const [kept] = await checkout.keptAddresses(aino);
      const removing = { removeAddress: kept?.id ?? '' };
      const said = await accountPage.action(await visit({ by: aino, fields: removing }));
      expect(said).toEqual({ removedAddress: kept?.id });
      expect(await checkout.keptAddresses(aino)).toEqual([]);
      const late = await visit({ by: lost(), path: '/oma-tili', fields: removing });
      expect((await answerOf(accountPage.action(late))).to).toBe('/check-again?target=%2Foma-tili');
    });

    test('offers a guest nothing of anybody', async () => {
      const { prefill, member } = await open('/kassa', shop.connection);
      expect({ prefill, member }).toEqual({
        prefill: null,
        member: { isLoggedIn: false, tier: 'none' },
      });
    });
  });

  describe('the orders of a customer', () => {
    test('/tilaukset lists those of every device beside those of this browser (R265)', async () => {
      const aino = await as('aino');
      const elsewhere = await order(aino);
      const guests = await order(shop.connection);
      const { number, key } = guests;
      const cookie = await createCookie('aitta_orders').serialize([{ number, key }, elsewhere]);
      const listed = async (by: Connection) => {
        const args = (await visit({ by, path: '/tilaukset' })) as { request: Request };
        args.request.headers.set('cookie', cookie);
        const { orders: found, isLoggedIn } = await ordersPage.loader(args as never);
        return { isLoggedIn, keys: Object.fromEntries(found.map((one) => [one.number, one.key])) };
      };
      expect(await listed(aino)).toEqual({
        isLoggedIn: true,
        keys: { [elsewhere.number]: null, [number]: key },
      });
      expect(await listed(lost())).toMatchObject({ isLoggedIn: false });
    });

    test('the forms of an order ask for the login when it has ended, and an order with its key needs none (R265)', async () => {
      const { number, key } = await order(await as('aino'));
      const path = `/tilaukset/${number}`;
      const [paying, again] = [{ number, method: 'koivupankki' }, { intent: 'again' }];
      for (const by of [shop.connection, lost()]) {
        const asked = { by, path, params: { number } };
        const pay = await answerOf(paymentPage.action(await visit({ ...asked, fields: paying })));
        const buy = await answerOf(orderPage.action(await visit({ ...asked, fields: again })));
        const to = `/check-again?target=${encodeURIComponent(path)}`;
        expect([pay.to, buy.to]).toEqual([`${to}&only=page`, to]);
      }
      const keyed = await visit({ path: `?avain=${key}`, params: { number }, fields: again });
      expect((await answerOf(orderPage.action(keyed))).to).toBe('/ostoskori');
    });

    test('an order opens without a key for the customer, and is not there for others (R265)', async () => {
      const aino = await as('aino');
      const { number } = await order(aino);
      const open = async (by: Connection) =>
        orderPage.loader(await visit({ by, params: { number } }));
      expect((await open(aino)).order.number).toBe(number);
      for (const by of [shop.connection, await as('onni'), lost()]) {
        await expect(open(by)).rejects.toMatchObject({ status: 404 });
      }
    });
  });

  describe('/oma-tili', () => {
    const opened = async (of: Visit) => (await accountPage.loader(await visit(of))).data;

    test('is for customers; guests, and who was logged in, see no account', async () => {
      const aino = await as('aino');
      const { account } = await opened({ by: aino });
      expect(account?.customer).toMatchObject({ firstName: 'Aino', bonusCard: '1234' });
      expect(account?.orders).toEqual({ last: null, count: 0, isAnyHere: false });
      expect(account?.bonus).toMatchObject({ month: '2026-11-01', purchases: 0, bonusCents: 0 });
      for (const by of [shop.connection, lost()]) expect((await opened({ by })).account).toBeNull();
    });

    test('has the last order, the bonus of its month, and no service of consents is no fault', async () => {
      const aino = await as('aino');
      const { number } = await order(aino);
      const { account } = await opened({ by: aino });
      expect(account).toMatchObject({
        consents: null,
        orders: { count: 1, last: { number, word: { key: 'waiting' }, isPayable: true } },
        // It is not paid yet.
        bonus: { purchases: 0 },
      });
    });

    test('what cannot be read is missing, and the rest is there', async () => {
      const aino = await as('aino');
      const warnings: string[] = [];
      const by: Connection = {
        ...aino,
        warn: (text) => void warnings.push(text),
        fetch: async (...asked: Parameters<Connection['fetch']>) =>
          /\/v3\/order$|wishlist/.test(asked[0].url)
            ? new Response(null, { status: 503 })
            : aino.fetch(...asked),
      };
      const { account } = await opened({ by });
      expect(account).toMatchObject({ orders: null, favourites: null, bonus: null, addresses: [] });
      expect(account?.customer.firstName).toBe('Aino');
      expect(warnings).toEqual(
        expect.arrayContaining(['Orders could not be read', 'Favourites could not be read']),
      );
    });

    test.each([
      [{}, true],
      [{ isCoop: false, bonusCard: null }, false],
    ])('says that a card was attached only when it was: %j', async (more, isAttached) => {
      const by = await as('aino', more);
      expect((await opened({ by, path: '/?kortti=liitetty' })).isAttached).toBe(isAttached);
      expect((await opened({ by })).isAttached).toBe(false);
    });

    test('gives customers a file of everything the shop keeps of them (L29)', async () => {
      const aino = await as('aino');
      await cartWith(aino, '2');
      const reply = await ownDataPage.loader(await visit({ by: aino }));
      expect(reply.headers.get('content-disposition')).toContain('attachment');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const reported = (await reply.json()) as Record<string, unknown>;
      expect(reported).toMatchObject({
        customer: { email: `aino-${own}@aitta.example` },
        addresses: [],
        cart: [{ lines: [{ sokId: '2', quantity: 2 }] }],
        wishlist: [],
        orders: [],
      });
      expect(JSON.stringify(reported)).not.toContain(aino.authToken);
      const asked = await visit({ by: lost(), path: '/oma-tili/tiedot' });
      const answerToOthers = await answerOf(ownDataPage.loader(asked));
      expect(answerToOthers.to).toBe('/check-login?target=/oma-tili');
    });

    const erase = async (by: Connection, fields: Record<string, string>) =>
      accountPage.action(await visit({ by, fields }));

    test('forgets nobody who has not confirmed it (L29)', async () => {
      const aino = await as('aino');
      expect(await erase(aino, {})).toEqual({ isUnsure: true });
      expect(await ownData(aino)).toMatchObject({ customer: { firstName: 'Aino' } });
    });

    test('forgets a customer, ends their sessions everywhere and leaves others alone (L29)', async () => {
      const [phone, laptop] = [await as('aino'), await as('aino')];
      const onni = await as('onni');
      const [cart, others] = [await cartWith(phone), await cartWith(onni, '2')];
      const reply = await answerOf(erase(phone, { isSure: 'on' }));
      expect(reply.to).toBe('/oma-tili?poistettu=kaikki');
      expect(reply.cleared).toEqual(
        expect.arrayContaining([...session, 'aitta_cart', 'aitta_orders']),
      );
      for (const by of [phone, laptop]) {
        await expect(ownData(by)).rejects.toMatchObject({ status: 401 });
      }
      await expect(carts.cart(shop.connection, cart)).rejects.toMatchObject({ status: 404 });
      expect((await carts.cart(onni, others)).totalQuantity).toBe(2);
      const after = await opened({ path: '/?poistettu=kaikki' });
      expect(after).toMatchObject({ account: null, erased: 'kaikki' });
    });

    test('asks who has not proved lately who they are, or is no longer logged in, to log in again first (L29)', async () => {
      const customer = customerNamed(`aino-${own}`);
      const { db } = database();
      const now = shop.world.now;
      for (const authenticatedAt of [null, now.subtract({ minutes: 11 })]) {
        const authToken = await logIn(db, customer, now, { authenticatedAt });
        const by = { ...shop.connection, authToken };
        const asked = erase(by, { isSure: 'on' });
        const target = encodeURIComponent('/?poista=1');
        expect((await answerOf(asked)).to).toBe(`/check-login?action=confirm&target=${target}`);
        expect(await ownData(by)).toMatchObject({ customer: { firstName: 'Aino' } });
      }
      const gone = await answerOf(erase(lost(), { isSure: 'on' }));
      expect(gone.to).toContain('/check-login?action=confirm');
    });

    test('says so when the account is another provider’s, which nobody asks (L29)', async () => {
      shop = openShop(database(), testIssuer, false);
      const reply = await answerOf(erase(await as('aino'), { isSure: 'on' }));
      expect(reply.to).toBe('/oma-tili?poistettu=kaupasta');
    });
  });
});
