/** What an order says about its payments, and what can be done about them. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as checkout from '#features/checkout/client.ts';
import * as orders from '#features/orders/client.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import type { PaymentRedirect } from '#features/payments/contract.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import {
  atBank,
  buyerMails,
  openShop,
  advanceTime,
  payingBy,
  placeOrderInput,
  readyCart,
  setStock,
  stockOf,
  type Shop,
} from '../testing.ts';

onOneDatabase('states of payments', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    for (const table of ['jobs.job', 'orders.budget', 'orders.payment', 'orders.placed'])
      await shop.deps.db.execute(sql`delete from ${sql.raw(table)}`);
    await setStock(shop, '1', 5);
  });

  const place = async () =>
    orders.place(shop.connection, placeOrderInput(await readyCart(shop, '1')));
  type Placed = Awaited<ReturnType<typeof place>>;
  const seen = ({ number, key }: Placed) => orders.order(shop.connection, number, key);
  const payAgain = ({ number, key }: Placed, methodId: string) =>
    orders.pay(shop.connection, number, payingBy(key, methodId));
  const reported = async (payment: PaymentRedirect | null, act: string) =>
    orders.confirm(shop.connection, await atBank(shop, payment, act));
  const opened = () => vi.spyOn(shop.deps.provider, 'create');

  test('an order says until when it is kept, and by which method it was tried last (R267)', async () => {
    const placed = await place();
    expect(await seen(placed)).toMatchObject({
      status: 'awaiting-payment',
      paymentStatus: 'new',
      paymentMethodId: 'koivupankki',
      payableUntil: '2026-11-24T10:30:00Z',
      cancelReason: null,
    });
    await reported(placed.payment, 'fail');
    const { payment } = await payAgain(placed, 'kortti');
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'new', paymentMethodId: 'kortti' });
    await reported(payment, 'cancel');
    expect((await seen(placed)).paymentStatus).toBe('failed');
    await reported((await payAgain(placed, 'koivupankki')).payment, 'pay');
    expect(await seen(placed)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  });

  test('the provider receives the shop’s own addresses, whatever a caller sends', async () => {
    const create = opened();
    const evil = { returnUrl: 'https://evil.test/', callbackUrl: 'http://127.0.0.1/inner' };
    const asked = { ...placeOrderInput(await readyCart(shop, '1')), ...evil };
    const swedish = { ...shop.connection, language: 'sv' as const };
    const placed = await orders.place(swedish, asked);
    await reported(placed.payment, 'fail');
    await orders.pay(shop.connection, placed.number, {
      ...payingBy(placed.key, 'kortti'),
      ...evil,
    });
    const callbackUrl = 'http://shop.test/maksu/vahvistus';
    expect(create.mock.calls).toMatchObject([
      [{ returnUrl: 'http://shop.test/sv/maksu/paluu', callbackUrl, language: 'sv' }],
      [{ returnUrl: 'http://shop.test/maksu/paluu', callbackUrl, language: 'fi' }],
    ]);
  });

  describe('while a bank has not answered', () => {
    test('no other payment is opened, and the order says so (R267)', async () => {
      const placed = await place();
      await reported(placed.payment, 'wait');
      expect((await seen(placed)).paymentStatus).toBe('pending');
      const create = opened();
      for (const method of ['koivupankki', 'kortti']) {
        await expect(payAgain(placed, method)).rejects.toMatchObject({
          status: 409,
          code: 'payment-pending',
        });
      }
      expect(create).not.toHaveBeenCalled();
    });

    test('the bank’s word counts, also when it has not reached the shop', async () => {
      const waiting = await place();
      await atBank(shop, waiting.payment, 'wait');
      await expect(payAgain(waiting, 'kortti')).rejects.toMatchObject({ code: 'payment-pending' });
      const paid = await place();
      await atBank(shop, paid.payment, 'leave');
      await expect(payAgain(paid, 'kortti')).rejects.toMatchObject({
        status: 409,
        code: 'not-awaiting-payment',
      });
      expect((await seen(paid)).status).toBe('paid');
    });

    test('placeOrderInput the same order again leads to it, not to the bank', async () => {
      const asked = placeOrderInput(await readyCart(shop, '1'));
      const placed = await orders.place(shop.connection, asked);
      await reported(placed.payment, 'wait');
      await expect(orders.place(shop.connection, asked)).rejects.toMatchObject({
        code: 'payment-pending',
        details: { number: placed.number, key: placed.key },
      });
      expect(await stockOf(shop, '1')).toBe(4);
    });

    test('it is asked again within minutes, so that a lost callback is not missed for long', async () => {
      const placed = await place();
      await reported(placed.payment, 'wait');
      await atBank(shop, placed.payment, 'leave');
      await advanceTime(shop, database(), 1);
      expect((await seen(placed)).status).toBe('paid');
    });

    test('a payment that failed is not pending again because the earlier news came late', async () => {
      const placed = await place();
      const early = await atBank(shop, placed.payment, 'wait');
      await reported(placed.payment, 'fail');
      await orders.confirm(shop.connection, early);
      expect((await seen(placed)).paymentStatus).toBe('failed');
      await reported((await payAgain(placed, 'kortti')).payment, 'pay');
      expect((await seen(placed)).status).toBe('paid');
    });
  });

  test('the same method leads to the payment that is open; a failed one is opened anew', async () => {
    const placed = await place();
    const create = opened();
    expect(await payAgain(placed, 'koivupankki')).toEqual(placed);
    expect(create).not.toHaveBeenCalled();
    await reported(placed.payment, 'fail');
    const again = await payAgain(placed, 'koivupankki');
    expect(again.payment?.url).not.toBe(placed.payment?.url);
    expect(create).toHaveBeenCalledTimes(1);
  });

  test('a payment that failed at the bank unheard is not led to again', async () => {
    const placed = await place();
    await atBank(shop, placed.payment, 'fail');
    const again = await payAgain(placed, 'koivupankki');
    expect(again.payment?.url).not.toBe(placed.payment?.url);
  });

  test('without a method nothing is placed, taken or forgotten (R266)', async () => {
    const cartToken = await readyCart(shop, '1');
    const missing = { status: 400, code: 'payment-method-missing' };
    const asked = { ...placeOrderInput(cartToken), paymentMethodId: '' };
    await expect(orders.place(shop.connection, asked)).rejects.toMatchObject(missing);
    expect(await stockOf(shop, '1')).toBe(5);
    const { selectedDeliveryMethod } = await checkout.shippingData(shop.connection, cartToken);
    expect(selectedDeliveryMethod?.kind).toBe('locker');
    await expect(payAgain(await place(), '')).rejects.toMatchObject(missing);
  });

  test('a failure of the shop itself makes the delivery be chosen again too (R266)', async () => {
    const cartToken = await readyCart(shop, '1');
    vi.spyOn(shop.deps, 'takeStock').mockRejectedValueOnce(new Error('out of order'));
    const broken = { status: 500, code: 'internal' };
    await expect(orders.place(shop.connection, placeOrderInput(cartToken))).rejects.toMatchObject(
      broken,
    );
    const { selectedDeliveryMethod } = await checkout.shippingData(shop.connection, cartToken);
    expect(selectedDeliveryMethod).toBeNull();
    expect(await stockOf(shop, '1')).toBe(5);
  });

  describe('an order that ends unpaid', () => {
    test('is cancelled as unpaid, and its buyer gets a mail with links to the order and the shop', async () => {
      const placed = await place();
      await advanceTime(shop, database(), 29);
      expect(await buyerMails(shop)).toEqual([]);
      shop.world.now = shop.world.now.add({ minutes: 2 });
      await shop.deps.db.execute(sql`delete from jobs.job`);
      await giveUp();
      expect(await seen(placed)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
      const [mail, ...others] = await buyerMails(shop);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        to: 'aino@example.com',
        subject: `Tilaus peruuntui: ${placed.number}`,
      });
      const link = `http://shop.test/tilaukset/${placed.number}?avain=${placed.key}`;
      for (const part of [link, 'http://shop.test/', '1 × ', 'et maksanut'])
        expect(mail?.['text']).toContain(part);
    });

    test('sends no mail when the same was bought again', async () => {
      const cartToken = await readyCart(shop, '1');
      const first = await orders.place(shop.connection, placeOrderInput(cartToken));
      const second = await orders.place(shop.connection, placeOrderInput(cartToken));
      expect(await seen(first)).toMatchObject({ status: 'cancelled', cancelReason: 'replaced' });
      await reported(second.payment, 'pay');
      await shop.deps.db.execute(sql`delete from jobs.job`);
      shop.world.now = shop.world.now.add({ minutes: 31 });
      await giveUp();
      expect(await buyerMails(shop)).toEqual([]);
    });

    test('says when its payment could not be opened', async () => {
      shop.world.bankIsOpen = false;
      await expect(place()).rejects.toMatchObject({ code: 'payment-method' });
      const rows = await shop.deps.db.execute(sql`select cancel_reason from orders.placed`);
      expect(rows).toMatchObject({ rows: [{ cancel_reason: 'not-opened' }] });
    });

    test('is given up though the bank cannot be asked about hundreds before it', async () => {
      const first = await place();
      await shop.deps.db.execute(sql`
        insert into orders.placed (number, key, cart_token, idempotency_key, status, facts,
          total_cents, placed_at, open_until)
        select nextval('orders.number')::text, 'key ' || n, 'cart ' || n, 'asked ' || n, status,
          facts, total_cents, placed_at, open_until
        from orders.placed, generate_series(1, 250) as n where number = ${first.number}`);
      await shop.deps.db.execute(sql`
        insert into orders.payment (transaction_id, number) select number, number from orders.placed`);
      const last = await place();
      const status = vi.spyOn(shop.deps.provider, 'status');
      status.mockImplementation(async (id) => {
        if (last.payment?.url.endsWith(id)) return 'new';
        throw new Error('fetch failed');
      });
      await advanceTime(shop, database(), 31);
      expect((await seen(last)).status).toBe('cancelled');
      expect((await seen(first)).status).toBe('awaiting-payment');
    });
  });

  const giveUp = () =>
    orderJobs(shop.deps)['expire-orders']?.({} as never, AbortSignal.timeout(60_000), 1);
});
