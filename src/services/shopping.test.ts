import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import * as cart from '#features/cart/client.ts';
import { makeCartApp } from '#features/cart/http.ts';
import { makeReadCart } from '#features/cart/read.ts';
import { emptyCart, lockCart } from '#features/cart/store.ts';
import * as checkout from '#features/checkout/client.ts';
import { makeCheckoutApp } from '#features/checkout/http.ts';
import { makeReadShipping, shippingOf } from '#features/checkout/read.ts';
import * as orders from '#features/orders/client.ts';
import { orderJobs } from '#features/orders/confirm.ts';
import type { OrdersDeps, StockLine } from '#features/orders/deps.ts';
import { makeOrdersApp } from '#features/orders/http.ts';
import { paymentMethods } from '#features/payments/client.ts';
import { makePaymentsApp } from '#features/payments/http.ts';
import { makePaytrail } from '#features/payments/paytrail.ts';
import { rowsOf, type Database, type Db } from '#platform/db/database.ts';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { randomToken } from '#platform/ids.ts';
import { runDueJobs } from '#platform/jobs/jobs.ts';
import { makeLog } from '#platform/log.ts';
import { makePaytrailSimulator } from './paytrail-simulator.ts';

const log = makeLog('silent');
const merchant = { account: '375917', secret: 'SAIPPUAKAUPPIAS' };
const bank = 'http://bank.test';
const returnUrl = 'http://shop.test/paluu';
const callbackUrl = 'http://shop.test/ilmoitus';
const price = { priceEuroCents: 1990, hasVariation: false, discountPercent: 0 };

const productOf = (sokId: string) =>
  ({
    sokId,
    name: `Huivi ${sokId}`,
    brandName: null,
    urlPath: `/tuote/huivi/${sokId}`,
    picture: null,
    priceData: {
      regular: price,
      coop: null,
      discounted: null,
      valuePriceEuroCents: null,
      unit: null,
      lowestPrice30Days: null,
      discountedUntil: null,
    },
    availability: 'AVAILABLE',
    colors: [],
    variantCount: 0,
    campaigns: [],
    isNew: false,
    description: '',
    pictures: [],
    variants: [],
    categories: [],
    gtin: null,
    measure: null,
    vatPermille: 255,
  }) satisfies Product;

const readStock = async (db: Db, ids: string[]) => {
  const rows = await rowsOf<{ id: string; left: number }>(
    db,
    sql`select id, "left" from test_stock`,
  );
  return new Map(rows.filter(({ id }) => ids.includes(id)).map(({ id, left }) => [id, left]));
};

async function takeStock(tx: Db, lines: StockLine[]) {
  for (const { sokId, quantity } of lines) {
    const taken = await rowsOf(
      tx,
      sql`update test_stock set "left" = "left" - ${quantity} where id = ${sokId} and "left" >= ${quantity} returning id`,
    );
    const left = (await readStock(tx, [sokId])).get(sokId) ?? 0;
    if (taken.length === 0) return { ok: false as const, short: [{ sokId, left }] };
  }
  return { ok: true as const };
}

async function releaseStock(tx: Db, lines: StockLine[]) {
  for (const { sokId, quantity } of lines) {
    await tx.execute(sql`update test_stock set "left" = "left" + ${quantity} where id = ${sokId}`);
  }
}

/** A shop with a bank of its own; `called` are the callbacks the bank sent. */
function openShop({ db }: Database) {
  const clock = { now: Temporal.Instant.from('2026-11-24T10:00:00Z'), bankIsOpen: true };
  const now = () => clock.now;
  const simulator = makePaytrailSimulator({ ...merchant, publicUrl: bank, fetch: async () => {} });
  const provider = makePaytrail({
    ...merchant,
    url: bank,
    now,
    fetch: (request) => {
      if (!clock.bankIsOpen) throw new Error('fetch failed');
      return simulator.fetch(request);
    },
  });
  const reading = {
    products: async (ids: string[]) => ids.filter((id) => id !== '404').map(productOf),
    shippingOf,
    now,
  };
  const readCart = makeReadCart(reading);
  const readShipping = makeReadShipping(now);
  const deps: OrdersDeps = {
    db,
    lockCart,
    readCart,
    emptyCart,
    readShipping,
    takeStock,
    releaseStock,
    provider,
    publicUrl: 'http://shop.test',
    now,
  };
  const app = makeServiceApp({ title: 'retail-api', version: '1' }, log);
  app.route('/', makeCartApp({ ...reading, db, readStock }));
  app.route('/', makeCheckoutApp({ db, readCart, readStock, now }));
  app.route('/', makePaymentsApp({ provider }));
  app.route('/', makeOrdersApp(deps));
  const connection: Connection = {
    baseUrl: 'http://api.test',
    fetch: (request) => app.fetch(request),
    language: 'fi',
    correlationId: 'test-0001',
  };
  return { clock, connection, simulator, deps };
}

type Shop = ReturnType<typeof openShop>;

const customer = {
  email: 'aino@example.com',
  phone: '040 1234567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};

/** A cart with one scarf, an address and a locker. */
async function readyCart({ connection }: Shop, sokId: string): Promise<string> {
  const cartToken = await cart.newCart(connection);
  await cart.add(connection, { cartToken, items: [{ sokId, quantity: 1 }] });
  await checkout.address(connection, cartToken, customer);
  const delivery = { carrierId: 'aitta-paketti', deliveryMethodId: 'locker' };
  await checkout.chooseDelivery(connection, { cartToken, ...delivery, agentId: 'locker-00100' });
  return cartToken;
}

const placing = (cartToken: string) => ({
  cartToken,
  idempotencyKey: randomToken(),
  paymentMethodId: 'koivupankki',
  totalEuroCents: 2380,
  returnUrl,
  callbackUrl,
});

/** Does something at the bank and answers what it sends back with the shopper. */
async function atBank({ simulator }: Shop, url: string, act: string) {
  const answer = await simulator.request(url, {
    method: 'POST',
    body: new URLSearchParams({ act }),
  });
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
}

const setStock = ({ deps }: Shop, id: string, left: number) =>
  deps.db.execute(
    sql`insert into test_stock values (${id}, ${left}) on conflict (id) do update set "left" = ${left}`,
  );

const stockOf = async ({ deps }: Shop, id: string) => (await readStock(deps.db, [id])).get(id);

const jobsNamed = ({ deps }: Shop, name: string) =>
  rowsOf<{ data: Record<string, unknown> }>(
    deps.db,
    sql`select data from jobs.job where name = ${name}`,
  );

onEveryDatabase('shopping', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    await shop.deps.db.execute(
      sql`create table if not exists test_stock (id text primary key, "left" int not null check ("left" >= 0))`,
    );
    await shop.deps.db.execute(sql`delete from jobs.job`);
    await setStock(shop, '1', 5);
  });

  describe('the cart', () => {
    test('adding the same goods joins their line, and VAT is counted (R235, R236, R291)', async () => {
      const cartToken = await cart.newCart(shop.connection);
      const items = [{ sokId: '1', quantity: 1 }];
      await cart.add(shop.connection, { cartToken, items });
      const after = await cart.add(shop.connection, { cartToken, items });
      expect(after.items.map(({ quantity }) => quantity)).toEqual([2]);
      expect(after).toMatchObject({ totalQuantity: 2, totalValue: 39.8, totalTax: 809 });
    });

    test('what cannot be had is refused in the words of the specification (R249, R250, R251)', async () => {
      await setStock(shop, '2', 0);
      const cartToken = await cart.newCart(shop.connection);
      const adding = (sokId: string, quantity: number) =>
        cart.add(shop.connection, { cartToken, items: [{ sokId, quantity }] });
      await expect(adding('404', 1)).rejects.toThrow('Could not find a product with SKU 404');
      await expect(adding('2', 1)).rejects.toThrow('Huivi 2 is not available');
      await expect(adding('1', 6)).rejects.toThrow(
        'There are no source items with the in stock status',
      );
      expect((await cart.cart(shop.connection, cartToken)).items).toEqual([]);
    });

    test('merging twice is merging once (R296)', async () => {
      const [from, to] = [await cart.newCart(shop.connection), await cart.newCart(shop.connection)];
      await cart.add(shop.connection, { cartToken: from, items: [{ sokId: '1', quantity: 2 }] });
      await cart.merge(shop.connection, from, to);
      await cart.merge(shop.connection, from, to);
      expect((await cart.cart(shop.connection, to)).totalQuantity).toBe(2);
    });

    test('a coupon comes off and goes away; an unknown one is refused (R248)', async () => {
      const cartToken = await cart.newCart(shop.connection);
      await cart.add(shop.connection, { cartToken, items: [{ sokId: '1', quantity: 2 }] });
      const cheaper = await cart.coupon(shop.connection, cartToken, 'tervetuloa10');
      expect(cheaper.price).toMatchObject({ discountsTotal: 398, grandTotal: 3582 });
      expect((await cart.noCoupon(shop.connection, cartToken)).price.grandTotal).toBe(3980);
      await expect(cart.coupon(shop.connection, cartToken, 'X')).rejects.toMatchObject({
        code: 'coupon-unknown',
      });
    });
  });

  describe('an order', () => {
    test('is paid once however often the bank says so, and confirmed by one mail (R264, R265)', async () => {
      const cartToken = await readyCart(shop, '1');
      const [method] = await paymentMethods(shop.connection, 2380);
      expect(method?.group).toBe('no-credit');
      const asked = placing(cartToken);
      const placed = await orders.place(shop.connection, asked);
      expect(await orders.place(shop.connection, asked)).toEqual(placed);
      const told = await atBank(shop, placed.payment.url, 'pay');
      await expect(
        orders.confirm(shop.connection, { ...told, 'checkout-amount': '1' }),
      ).rejects.toMatchObject({ status: 400, code: 'bad-signature' });
      const answers = await Promise.all([1, 2].map(() => orders.confirm(shop.connection, told)));
      expect(answers.map(({ status }) => status)).toEqual(['paid', 'paid']);
      const order = await orders.order(shop.connection, placed.number, placed.key);
      expect(order).toMatchObject({ status: 'paid', totalEuroCents: 2380 });
      expect(order.vat).toEqual([
        { ratePermille: 255, netEuroCents: 1897, taxEuroCents: 483, grossEuroCents: 2380 },
      ]);
      expect(await jobsNamed(shop, 'send-mail')).toHaveLength(1);
      expect((await cart.cart(shop.connection, cartToken)).items).toEqual([]);
      expect(await stockOf(shop, '1')).toBe(4);
      await expect(
        orders.order(shop.connection, placed.number, randomToken()),
      ).rejects.toMatchObject({ status: 404 });
    });

    test('whose payment cannot be opened gives its goods back (R257)', async () => {
      const cartToken = await readyCart(shop, '1');
      shop.clock.bankIsOpen = false;
      await expect(orders.place(shop.connection, placing(cartToken))).rejects.toThrow(
        'Could not set payment method',
      );
      expect(await stockOf(shop, '1')).toBe(5);
    });

    test('of another sum than was seen is refused', async () => {
      const asked = { ...placing(await readyCart(shop, '1')), totalEuroCents: 2379 };
      await expect(orders.place(shop.connection, asked)).rejects.toMatchObject({
        status: 409,
        code: 'price-changed',
      });
    });

    test('that nobody pays is given up after 30 minutes; paid late, it is sent or refunded', async () => {
      await setStock(shop, '3', 1);
      const placed = await orders.place(shop.connection, placing(await readyCart(shop, '3')));
      shop.clock.now = shop.clock.now.add({ minutes: 31 });
      await orderJobs(shop.deps)['expire-orders']?.({} as never);
      expect(await stockOf(shop, '3')).toBe(1);
      await setStock(shop, '3', 0);
      const told = await atBank(shop, placed.payment.url, 'pay');
      expect((await orders.confirm(shop.connection, told)).status).toBe('refunded');
      expect((await orders.confirm(shop.connection, told)).status).toBe('refunded');
      expect(await jobsNamed(shop, 'refund-payment')).toHaveLength(1);
      const options = { now: shop.deps.now, log };
      await runDueJobs(database(), orderJobs(shop.deps), options);
      expect(await jobsNamed(shop, 'refund-payment')).toHaveLength(0);
    });

    test('paid without coming back is found when it would run out', async () => {
      const placed = await orders.place(shop.connection, placing(await readyCart(shop, '1')));
      await shop.simulator.request(placed.payment.url, {
        method: 'POST',
        body: new URLSearchParams({ act: 'leave' }),
      });
      shop.clock.now = shop.clock.now.add({ minutes: 31 });
      await orderJobs(shop.deps)['expire-orders']?.({} as never);
      expect((await orders.order(shop.connection, placed.number, placed.key)).status).toBe('paid');
    });

    test('paid twice by two payments gets one of them back', async () => {
      const placed = await orders.place(shop.connection, placing(await readyCart(shop, '1')));
      const again = { key: placed.key, paymentMethodId: 'kortti', returnUrl, callbackUrl };
      const second = await orders.pay(shop.connection, placed.number, again);
      for (const { payment } of [placed, second]) {
        await orders.confirm(shop.connection, await atBank(shop, payment.url, 'pay'));
      }
      expect(await jobsNamed(shop, 'refund-payment')).toHaveLength(1);
      expect(await stockOf(shop, '1')).toBe(4);
    });

    test('of the last piece is made for one of two shoppers at once, a hundred times', async () => {
      await setStock(shop, '7', 1);
      const carts = [await readyCart(shop, '7'), await readyCart(shop, '7')];
      for (let round = 0; round < 100; round += 1) {
        await setStock(shop, '7', 1);
        const results = await Promise.allSettled(
          carts.map((token) => orders.place(shop.connection, placing(token))),
        );
        const made = results.filter(({ status }) => status === 'fulfilled');
        const refused = results.find((result) => result.status === 'rejected');
        expect(made).toHaveLength(1);
        expect(refused?.reason).toMatchObject({ status: 409, code: 'stock-changed' });
        expect(await stockOf(shop, '7')).toBe(0);
        await shop.deps.db.execute(
          sql`update orders.placed set status = 'cancelled' where status = 'awaiting-payment'`,
        );
      }
    }, 120_000);
  });
});
