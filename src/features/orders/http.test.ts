/** The calls and jobs of orders, with a cart, a stock and a bank that only take notes. */
import { beforeEach, describe, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { ApiCallFailed } from '#platform/errors.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { callsTo } from '#platform/http/testing.ts';
import { makeLog } from '#platform/log.ts';
import { cartOf } from '../cart/testing.ts';
import type { PaymentStatus } from '../payments/contract.ts';
import { customerNamed } from '../session/testing/customers.ts';
import type { Order } from './contract.ts';
import type { OrdersDeps, StockLine } from './deps.ts';
import { makeOrdersApp } from './http.ts';
import { orderJobs } from './jobs.ts';
import { openUntil } from './rules/anonymity.ts';
import { placedAt, plainTerms, shipping } from './testing.ts';

const total = 2 * 1990;
const cartToken = 'the-cart-of-the-shopper';
const broken = new ApiCallFailed('broken', { status: 500, code: 'cart' });
const away = new ApiCallFailed('away', { status: 503, code: 'payment-provider' });
const merchant = { name: 'Aitta', businessId: '1234567-8', streetAddress: 'Kuja 1' };
const seller = {
  ...merchant,
  postcode: '00100',
  city: 'Helsinki',
  email: 'a@b.fi',
  phone: '1',
  hours: [],
};

onOneDatabase('the calls of orders', (database) => {
  let now: Temporal.Instant;
  /** Status of each payment at the bank, in the order they were opened. */
  let bank: Map<string, PaymentStatus>;
  let isBankAway: boolean;
  /** Pieces left; the cart has two. */
  let left: number;
  /** Changes that orders requested of stock, cart, checkout and bank, in order. */
  let changes: string[];
  let network: string;
  /** Id of the customer who calls; null for a guest. */
  let caller: string | null;

  const note = (what: string) => async (_: unknown, subject: string | StockLine[]) => {
    const lines = typeof subject === 'string' ? [] : subject;
    changes.push([what, ...lines.map(({ sokId, quantity }) => `${sokId}×${quantity}`)].join(' '));
  };
  const deps = (): OrdersDeps => ({
    db: database().db,
    lockCart: async (_, token) => (token === 'nobody-has-this-cart' ? null : token),
    readCart: async (_, token) => {
      if (token === 'cart-that-cannot-be-read') throw broken;
      return token === 'lost-meanwhile-cart' ? null : cartOf(token, { 1: 2 });
    },
    removeFromCart: async (tx, _token, lines, usedCoupon) =>
      note(usedCoupon ? 'empty with coupon' : 'empty')(tx, lines),
    readShipping: async () => shipping,
    clearDelivery: note('clear delivery'),
    notePurchase: async () => {},
    holdStock: async () => {},
    takeStock: async (tx, lines) => {
      if (left < 2) return { ok: false, short: [{ sokId: '1', left }] };
      await note('take')(tx, lines);
      return { ok: true };
    },
    releaseStock: note('release'),
    takeSlots: async () => null,
    releaseSlots: async () => {},
    daysOf: () => null,
    withdrawal: () => plainTerms,
    provider: {
      methods: async () => [],
      async create({ methodId }) {
        if (isBankAway) throw away;
        const transactionId = `${network}-${bank.size}`;
        bank.set(transactionId, 'new');
        const redirect = { url: `https://bank.example/${transactionId}`, fields: [] };
        return { transactionId, redirect, methodName: methodId };
      },
      async status(transactionId) {
        if (isBankAway) throw away;
        return bank.get(transactionId) ?? 'failed';
      },
      refund: async (_, amount) => {
        changes.push(`refund ${amount}`);
        return null;
      },
      confirmation: ({ transactionId = '', reference = '', amount = '', status = 'paid' }) =>
        transactionId === ''
          ? null
          : { transactionId, reference, amount: Number(amount), status: status as PaymentStatus },
    },
    publicUrl: 'https://shop.example',
    seller: () => seller,
    merchantLanguage: () => 'fi',
    networkOf: () => network,
    codeOf: (text) => text,
    customerOf: async () =>
      caller === null ? null : { customerId: caller, customer: customerNamed(caller) },
    noted: () => {},
    now: () => now,
  });
  const call = callsTo(() => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    return app.route('/', makeOrdersApp(deps()));
  });
  const place = (more: object = {}) =>
    call('POST /v3/order/place', {
      cartToken,
      idempotencyKey: 'the-key-of-the-order',
      paymentMethodId: 'op',
      totalEuroCents: total,
      ...more,
    });
  type Placed = { number: string; key: string; payment: { url: string } };
  const placed = async (more: object = {}) => (await place(more)).body as Placed;
  const read = async ({ number, key }: Placed) =>
    (await call(`GET /v3/order/${number}?key=${key}`)).body as Record<string, unknown>;
  const confirm = ({ number }: Placed, transactionId: string, more: object = {}) => {
    const parameters = { transactionId, reference: number, amount: String(total), ...more };
    return call('POST /v1/payments/confirm', { parameters });
  };
  const job = (name: string, data: object = {}, signal = new AbortController().signal) =>
    orderJobs(deps())[name]?.(data, signal, 1);
  const waiting = async () => {
    const { rows } = await database().run(
      'select name, data, run_at from jobs.job order by id',
      [],
    );
    return rows as { name: string; data: Record<string, unknown>; run_at: string }[];
  };
  const names = async () => (await waiting()).map(({ name }) => name);

  beforeEach(async () => {
    [now, bank, isBankAway, left, changes, network] = [placedAt, new Map(), false, 2, [], 'net'];
    caller = null;
    await database().run('truncate orders.placed, orders.payment, orders.budget, jobs.job cascade');
  });

  describe('POST /v3/order/place', () => {
    test('takes the stock, opens a payment, and does neither twice (R264)', async () => {
      const first = await place();
      const second = await place();
      expect(first).toMatchObject({ status: 200, body: { payment: { fields: [] } } });
      expect(second).toEqual(first);
      expect([changes, bank.size]).toEqual([['take 1×2'], 1]);
    });

    test.each([
      ['a cart there is none of', { cartToken: 'nobody-has-this-cart' }, 404, 'cart-not-found'],
      ['a cart that has gone', { cartToken: 'lost-meanwhile-cart' }, 404, 'cart-not-found'],
      ['another sum', { totalEuroCents: total + 1 }, 409, 'price-changed'],
      ['no method', { paymentMethodId: '' }, 400, 'payment-method-missing'],
    ])('refuses %s and takes nothing', async (_, more, status, code) => {
      expect(await place(more)).toMatchObject({ status, body: { code } });
      expect(changes).toEqual([]);
    });

    test('refuses the key of another cart or sum', async () => {
      await place();
      const reused = { status: 409, body: { code: 'idempotency-key-reused' } };
      expect(await place({ cartToken: 'another-cart-of-them' })).toMatchObject(reused);
      expect(await place({ totalEuroCents: total + 1 })).toMatchObject(reused);
    });

    test('refuses more than is left, and says of which line', async () => {
      left = 1;
      expect(await place()).toMatchObject({
        status: 409,
        body: { availability: [{ itemId: 'item-1', unavailable: 1, quantity: 2 }] },
      });
    });

    test('replaces the buyer’s order that waits, giving its pieces back', async () => {
      const old = await placed();
      await place({ idempotencyKey: 'the-key-of-a-newer-order' });
      expect(await read(old)).toMatchObject({ status: 'cancelled', cancelReason: 'replaced' });
      expect(changes).toEqual(['take 1×2', 'release 1×2', 'take 1×2']);
      expect(await names()).toEqual(['watch-payments']);
    });

    test('gives all back and lets the delivery be chosen again while no payment opens (R257)', async () => {
      isBankAway = true;
      expect(await place()).toMatchObject({ status: 503, body: { code: 'payment-method' } });
      expect(changes).toEqual(['take 1×2', 'release 1×2', 'clear delivery']);
    });

    test('lets the delivery be chosen again after any failure, and not after a refusal (R257)', async () => {
      await place({ cartToken: 'cart-that-cannot-be-read' });
      expect(changes).toEqual(['clear delivery']);
      await place({ cartToken: 'lost-meanwhile-cart' });
      expect(changes).toEqual(['clear delivery']);
    });

    test('of a guest is refused after twenty that nobody paid', async () => {
      for (let count = 0; count < 20; count += 1) {
        const one = `${count}`.padStart(16, '0');
        expect((await place({ cartToken: one, idempotencyKey: one })).status).toBe(200);
      }
      now = now.add({ seconds: 59 });
      expect(await place({ idempotencyKey: 'one-more-than-twenty' })).toMatchObject({
        status: 429,
        body: { code: 'too-many-unpaid', retryAfterMinutes: 2 },
      });
      now = now.add({ seconds: 60 });
      expect(await place({ idempotencyKey: 'one-more-than-twenty' })).toMatchObject({
        body: { retryAfterMinutes: 1 },
      });
      now = now.add({ seconds: 1 });
      expect((await place({ idempotencyKey: 'one-more-than-twenty' })).status).toBe(200);
    });
  });

  describe('POST /v3/order/{number}/pay', () => {
    const pay = ({ number, key }: Placed, paymentMethodId: string) =>
      call(`POST /v3/order/${number}/pay`, { key, paymentMethodId });

    test('leads to the payment of the method that is open, else to a new one', async () => {
      const order = await placed();
      expect((await pay(order, 'op')).body).toEqual(order);
      const other = (await pay(order, 'nordea')).body as Placed;
      expect(other.payment?.url).not.toBe(order.payment?.url);
      expect((await pay(order, 'op')).body).toEqual(order);
      bank.set('net-0', 'failed');
      expect(((await pay(order, 'op')).body as Placed).payment?.url).toMatch(/net-2$/);
    });

    test('refuses while the bank has not answered, and an order that is paid', async () => {
      const order = await placed();
      bank.set('net-0', 'pending');
      expect(await pay(order, 'op')).toMatchObject({
        status: 409,
        body: { code: 'payment-pending' },
      });
      isBankAway = true;
      expect(await pay(order, 'op')).toMatchObject({
        status: 409,
        body: { code: 'payment-pending' },
      });
      isBankAway = false;
      bank.set('net-0', 'paid');
      expect(await pay(order, 'op')).toMatchObject({ body: { code: 'not-awaiting-payment' } });
    });

    test('opens ten, then one every ten minutes', async () => {
      const order = await placed();
      for (let method = 2; method <= 10; method += 1)
        expect((await pay(order, `method-${method}`)).status).toBe(200);
      expect(await pay(order, 'one-more')).toMatchObject({
        status: 429,
        body: { code: 'too-many-payments', retryAfterMinutes: 10 },
      });
    });

    test('is for who has the key, as reading is', async () => {
      const order = await placed();
      const wrong = { ...order, key: 'a-key-of-another-order' };
      expect((await pay(wrong, 'op')).status).toBe(404);
      expect((await call(`GET /v3/order/${order.number}`)).status).toBe(404);
      expect((await call('GET /v3/order')).status).toBe(401);
      expect(await read(order)).toMatchObject({ isGuests: true, anonymousFrom: null });
    });
  });

  describe('GET /v3/order/{number}', () => {
    test('answers the customer who placed it, or whoever has the key, and nobody else', async () => {
      caller = 'aino';
      const { number, key } = await placed();
      const asked = async (who: string | null, query = '', of = number) => {
        caller = who;
        return (await call(`GET /v3/order/${of}${query}`)).status;
      };
      expect(await asked('aino')).toBe(200);
      for (const who of ['onni', null]) {
        expect(await asked(who)).toBe(404);
        expect(await asked(who, '?key=a-key-of-another-order')).toBe(404);
        expect(await asked(who, `?key=${key}`)).toBe(200);
        expect(await asked(who, `?key=${key}`, '999999')).toBe(404);
      }
      caller = 'aino';
      expect(await call('GET /v3/order')).toMatchObject({
        status: 200,
        body: [{ number, isGuests: false }],
      });
    });

    test('shows the buyer to whom has the key until the products may no longer be returned (L29)', async () => {
      const order = await placed();
      const end = openUntil((await read(order)) as unknown as Order);
      const isAnonymousAt = async (moment: Temporal.Instant) => {
        now = moment;
        return (await read(order))['isAnonymous'];
      };
      expect(await isAnonymousAt(end.subtract({ milliseconds: 1 }))).toBe(false);
      expect(await isAnonymousAt(end)).toBe(true);
    });
  });

  describe('POST /v1/payments/confirm', () => {
    test('has the order paid once: cart emptied, limits given back, one mail (R264)', async () => {
      const order = await placed();
      for (const _ of ['redirect', 'callback'])
        expect(await confirm(order, 'net-0')).toMatchObject({
          status: 200,
          body: { status: 'paid' },
        });
      expect(changes).toEqual(['take 1×2', 'empty 1×2']);
      expect(await names()).toEqual(['send-mail', 'send-mail']);
      expect((await database().run('select from orders.budget where level > 1', [])).rows).toEqual(
        [],
      );
    });

    test('of one of several payments has the others asked about again', async () => {
      const order = await placed();
      await call(`POST /v3/order/${order.number}/pay`, { key: order.key, paymentMethodId: 'visa' });
      await confirm(order, 'net-0');
      expect(await names()).toEqual(['watch-payments', 'send-mail', 'send-mail']);
    });

    test('refuses what is not signed, and another order or sum', async () => {
      const order = await placed();
      expect((await confirm(order, '')).status).toBe(400);
      expect((await confirm(order, 'net-0', { amount: `${total - 1}` })).status).toBe(404);
      expect((await confirm({ ...order, number: '999999' }, 'net-0')).status).toBe(404);
      expect(await read(order)).toMatchObject({ status: 'awaiting-payment' });
    });

    test('gives a second payment of the order back, once', async () => {
      const order = await placed();
      await confirm(order, 'net-0');
      for (const _ of [1, 2]) await confirm(order, 'net-1');
      const refunds = (await waiting()).filter(({ name }) => name === 'refund-payment');
      expect(refunds.map(({ data }) => data)).toEqual([{ transactionId: 'net-1', amount: total }]);
      await job('refund-payment', { transactionId: 'net-1', amount: total });
      expect(changes.at(-1)).toBe(`refund ${total}`);
    });

    test('has a pending payment asked about again, once for each news', async () => {
      const order = await placed();
      now = now.add({ minutes: 4 });
      for (const _ of [1, 2]) await confirm(order, 'net-0', { status: 'pending' });
      const [asked, ...more] = await waiting();
      expect([asked?.name, more]).toEqual(['watch-payments', []]);
      expect(Temporal.Instant.from(new Date(asked?.run_at ?? '').toISOString())).toEqual(
        now.add({ minutes: 4 }),
      );
    });

    test('sends a cancelled order after all, or gives the money back when there is too little', async () => {
      const cancelled = async () => {
        const order = await placed({ idempotencyKey: crypto.randomUUID() });
        now = now.add({ minutes: 31 });
        await job('expire-orders');
        expect(await read(order)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
        return order;
      };
      const one = await cancelled();
      left = 0;
      await confirm(one, 'net-0');
      expect(await read(one)).toMatchObject({ status: 'refunded', returnReason: 'sold-out' });
      left = 2;
      const two = await cancelled();
      expect((await confirm(two, 'net-1')).body).toMatchObject({ status: 'paid' });
      now = now.add({ seconds: 1 });
      const three = await cancelled();
      // Its buyer buys the same again.
      await confirm(await placed({ idempotencyKey: crypto.randomUUID() }), 'net-3');
      expect((await confirm(three, 'net-2')).body).toMatchObject({ status: 'refunded' });
      expect(await read(three)).toMatchObject({ returnReason: 'bought-again' });
    });
  });

  describe('jobs', () => {
    test('an order is given up half an hour after it was placed, and its buyer gets a mail', async () => {
      const order = await placed();
      now = placedAt.add({ minutes: 30 });
      await job('expire-orders');
      expect(await read(order)).toMatchObject({ status: 'awaiting-payment' });
      now = now.add({ seconds: 1 });
      await job('expire-orders');
      expect(await read(order)).toMatchObject({ status: 'cancelled' });
      expect(changes).toEqual(['take 1×2', 'release 1×2']);
      expect(await names()).toEqual(['watch-payments', 'send-mail']);
    });

    test('while the bank is away it is given up after an hour, and the job fails with its error', async () => {
      const order = await placed();
      isBankAway = true;
      now = placedAt.add({ minutes: 60 }).subtract({ seconds: 1 });
      await expect(job('expire-orders')).rejects.toBe(away);
      expect(await read(order)).toMatchObject({ status: 'awaiting-payment' });
      now = placedAt.add({ minutes: 60 });
      await job('expire-orders');
      expect(await read(order)).toMatchObject({ status: 'cancelled' });
    });

    test('a job that is stopped gives nothing up', async () => {
      const order = await placed();
      now = placedAt.add({ minutes: 31 });
      await job('expire-orders', {}, AbortSignal.abort());
      expect(await read(order)).toMatchObject({ status: 'awaiting-payment' });
    });

    test('a payment that may still be paid is asked about again; a failed one is not', async () => {
      const { number } = await placed();
      await job('watch-payments', { number });
      bank.set('net-0', 'failed');
      await job('watch-payments', { number });
      expect(await names()).toEqual(['watch-payments']);
      await job('watch-payments', { number: '999999' });
      isBankAway = true;
      await expect(job('watch-payments', { number })).rejects.toBe(away);
    });
  });
});
