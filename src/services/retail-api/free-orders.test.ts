import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import * as checkout from '#features/checkout/client.ts';
import { withdraw } from '#features/orders/client/withdrawing.ts';
import * as orders from '#features/orders/client.ts';
import { ofWithdrawals, refundOrder } from '#features/orders/operations/refund.ts';
import { weigh } from '#features/orders/operations/weigh.ts';
import { openWithdrawals } from '#features/orders/repository/after-payment.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import {
  advanceTime,
  buyerMails,
  jobsNamed,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  stockOf,
  type Shop,
} from '../testing.ts';

const limits = { minimumCents: 0, from: null, until: null };
const everything = { code: 'KAIKKI', percent: 100, cents: null, ...limits };
const more = { code: 'ENEMMÄN', percent: null, cents: 99_900, ...limits };

onOneDatabase('an order that costs nothing', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = openShop(database());
    shop.world.coupons = [everything, more];
    await shop.deps.db.execute(sql`delete from jobs.job`);
    for (const id of ['1', '6']) await setStock(shop, id, 5);
  });

  /** A cart that a code pays, to be collected from a store. */
  const freeCart = async (sokId = '1', code = everything.code) => {
    const cartToken = await readyCart(shop, sokId);
    const { shipments } = await checkout.shippingData(shop.connection, cartToken);
    const store = shipments[0]?.deliveryMethods.find(({ kind }) => kind === 'store');
    const { deliveryMethodId = '', carrierId = '', agents = [] } = store ?? {};
    const agentId = agents[0]?.agentId ?? '';
    const chosen = { cartToken, carrierId, deliveryMethodId, agentId };
    await checkout.chooseDelivery(shop.connection, chosen);
    await cart.coupon(shop.connection, cartToken, code);
    return cartToken;
  };
  const inputFor = (cartToken: string) => ({
    ...placeOrderInput(cartToken, 0),
    paymentMethodId: '',
  });
  const placeOf = async (sokId?: string) =>
    orders.place(shop.connection, inputFor(await freeCart(sokId)));
  const seen = ({ number, key }: { number: string; key: string }) =>
    orders.order(shop.connection, number, key);

  test.each([everything, more])(
    'is placed without a payment, takes its products and is confirmed by mail ($code)',
    async ({ code }) => {
      const asked = inputFor(await freeCart('1', code));
      const placed = await orders.place(shop.connection, asked);
      expect(placed.payment).toBeNull();
      expect(await seen(placed)).toMatchObject({
        status: 'paid',
        totalEuroCents: 0,
        paymentMethod: null,
        paidAt: String(shop.world.now),
      });
      expect(await stockOf(shop, '1')).toBe(4);
      expect((await cart.cart(shop.connection, asked.cartToken)).items).toEqual([]);
      const [mail, ...others] = await buyerMails(shop);
      expect(others).toEqual([]);
      expect(mail?.['text']).toContain('Maksutapa: ei maksettavaa');
    },
  );

  test('is one order however often it is sent', async () => {
    const asked = inputFor(await freeCart());
    const both = await Promise.all([1, 2].map(() => orders.place(shop.connection, asked)));
    const again = await orders.place(shop.connection, asked);
    expect(new Set([...both, again].map(({ number }) => number)).size).toBe(1);
    expect(await stockOf(shop, '1')).toBe(4);
    expect(await buyerMails(shop)).toHaveLength(1);
  });

  test('needs no bank, and nothing is asked of it later', async () => {
    shop.world.bankIsOpen = false;
    const placed = await placeOf();
    await advanceTime(shop, database(), 90);
    expect(await seen(placed)).toMatchObject({ status: 'paid', refunds: [] });
  });

  test('is refused as free when it is not', async () => {
    const asked = inputFor(await readyCart(shop, '1'));
    await expect(orders.place(shop.connection, asked)).rejects.toMatchObject({
      code: 'price-changed',
    });
    expect(await stockOf(shop, '1')).toBe(5);
  });

  test('can be withdrawn from: it is confirmed without a promise of money, and ends with the return (L12)', async () => {
    const placed = await placeOf();
    await withdraw(shop.connection, placed.number, {
      key: placed.key,
      idempotencyKey: randomToken(),
      name: 'Aino Virtanen',
      lines: [{ line: 0, quantity: 1 }],
    });
    expect(await openWithdrawals(shop.deps.db)).toEqual([placed.number]);
    const texts = (await jobsNamed(shop, 'send-mail')).map(({ text }) => String(text));
    expect(texts).toHaveLength(4);
    expect(texts.filter((text) => /Palautamme 0|Palauta 0/.test(text))).toEqual([]);
    expect(
      await refundOrder(shop.deps, placed.number, { cause: 'withdrawal' }, ofWithdrawals),
    ).toBeNull();
    expect(await openWithdrawals(shop.deps.db)).toEqual([]);
    expect(await jobsNamed(shop, 'refund-order')).toEqual([]);
  });

  test('of what is sold by weight is weighed, and gives nothing back', async () => {
    const placed = await placeOf('6');
    const lighter = [{ line: 0, grams: 200 }];
    expect(await weigh(shop.deps, placed.number, lighter)).toBeNull();
    expect((await seen(placed)).weighings).toMatchObject([{ line: 0, grams: 200 }]);
  });
});
