import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as cart from '#features/cart/client.ts';
import { vatIn } from '#features/cart/rules.ts';
import * as orders from '#features/orders/client.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import { deleteOrders, exportOrder } from '#features/orders/repository/own-data.ts';
import { findOrder } from '#features/orders/repository.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { runDueJobs } from '#platform/jobs/testing.ts';
import { makeLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import {
  atBank,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  type Shop,
} from '../../services/testing.ts';
import { receive, refund, register, weighLines } from './change.ts';
import { readCommand, type OrdersCommand } from './options.ts';
import { list, show } from './show.ts';

const log = makeLog('silent');
const coupon = {
  code: 'KYMPPI',
  percent: 10,
  minimumCents: 0,
  cents: null,
  from: null,
  until: null,
};

onOneDatabase('weighing the lines of an order', (database) => {
  let shop: Shop;
  let mails: Mail[];
  let number: string;
  let key: string;
  beforeEach(async () => {
    shop = openShop(database());
    for (const id of ['60', '61', '91']) await setStock(shop, id, 99);
    for (const table of ['weighing', 'refund', 'withdrawal'])
      await shop.deps.db.execute(sql.raw(`delete from orders.${table}`));
    await bought();
  });
  /** Two pieces each of two products of 1.25 € that are sold by weight, bread and a parcel. */
  const bought = async (codes: string[] = []) => {
    const cartToken = await readyCart(shop, '60', '61', '91');
    const again = ['60', '61'].map((sokId) => ({ sokId, quantity: 1 }));
    await cart.add(shop.connection, { cartToken, items: again });
    for (const code of codes) await cart.coupon(shop.connection, cartToken, code);
    const { price } = await cart.cart(shop.connection, cartToken);
    const placed = await orders.place(
      shop.connection,
      placeOrderInput(cartToken, price.grandTotal),
    );
    ({ number, key } = placed);
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    mails = [];
    await run();
  };
  const run = () =>
    runDueJobs(
      database(),
      { ...orderJobs(shop.deps), 'send-mail': async (mail) => void mails.push(mail as Mail) },
      { now: () => shop.world.now, log },
    );
  const asked = (...words: string[]) => readCommand(words) as OrdersCommand;
  const weigh = (...words: string[]) => weighLines(shop.deps, asked('weigh', number, ...words));
  const shown = async () => (await show(shop.deps.db, number, shop.world.now)).lines.join('\n');
  const listed = async () =>
    (await list(shop.deps.db, asked('list', '--state', 'paid'))).lines.filter((line) =>
      line.startsWith(number),
    );
  const seen = () => orders.order(shop.connection, number, key);

  test('the confirmation says that prices of weighed products are estimates', async () => {
    const buyers = mails.filter(({ to }) => to !== shop.deps.seller().email);
    expect(buyers.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /Omena 60, hinta arvio, noin 0,5\skg[^]*Veloitamme enintään tämän summan/,
      ),
    ]);
    expect(await seen()).toMatchObject({
      lines: [{ estimatedGrams: 250, valuePriceEuroCents: 500, unit: 'kg' }, {}, {}],
      weighings: [],
      refunds: [],
    });
    expect(await shown()).toContain('5,00 €/kg  to weigh, estimated 500 g');
    expect(await listed()).toEqual([expect.stringMatching(/to weigh 2$/)]);
  });

  test('refunds in one refund and mail what the lines cost less, and shows both sums', async () => {
    const { totalEuroCents } = await seen();
    const { ok, lines } = await weigh('1', '432', '2', '610');
    expect([ok, lines]).toEqual([
      true,
      [
        'Line 1 weighs 432 g and costs 2,16 €.',
        'Line 2 weighs 610 g and costs 2,50 €.',
        expect.stringContaining('0,34 € is refunded'),
        expect.any(String),
      ],
    ]);
    mails = [];
    await run();
    const order = await seen();
    expect(order).toMatchObject({
      weighings: [
        { line: 0, grams: 432, finalEuroCents: 216 },
        { line: 1, grams: 610, finalEuroCents: 250 },
      ],
      refunds: [
        {
          status: 'accepted',
          cause: 'weighing',
          totalEuroCents: 34,
          lines: [{ line: 0, quantity: 0, euroCents: 34 }],
          vat: [{ ratePermille: 135, taxEuroCents: vatIn(250, 135) - vatIn(216, 135) }],
        },
      ],
    });
    const [{ subject, text } = { subject: '', text: '' }] = mails;
    expect(mails).toHaveLength(1);
    expect(subject.replaceAll('\u00A0', ' ')).toContain(
      'Punnitsimme tuotteesi ja palautamme sinulle 0,34 €',
    );
    const money = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
    const words = text.replaceAll('\u00A0', ' ');
    expect(words).toContain('0,432 kg');
    expect(words).toContain(`Tilauksen arvioitu summa: ${money(totalEuroCents)}`);
    expect(words).toContain(`Tilauksen lopullinen summa: ${money(totalEuroCents - 34)}`);
    expect(await shown()).toMatch(/weighed 432 g, 2,16 €[^]*as weighed {2}accepted/);
    expect((await listed()).join()).not.toContain('to weigh');
  });

  test('what costs its estimate is recorded without a refund', async () => {
    const { lines } = await weigh('1', '500');
    expect(lines.at(-1)).toBe('It costs what was estimated: nothing is refunded.');
    mails = [];
    await run();
    expect(mails).toEqual([]);
    expect(await seen()).toMatchObject({ weighings: [{ finalEuroCents: 250 }], refunds: [] });
  });

  test.each([
    [['3', '300'], 'Line 3, Huivi 91, is not sold by weight.'],
    [['4', '300'], 'There is no line 4: the order has 3.'],
    [['1', '30'], 'Line 1 cannot weigh 30 g: it was estimated at 500 g.'],
    [['1', '450', '2', '9000'], 'Line 2 cannot weigh 9000 g'],
  ])('%j is refused, and nothing is recorded', async (words, fault) => {
    await expect(weigh(...words)).rejects.toThrow(fault);
    expect(await seen()).toMatchObject({ weighings: [], refunds: [] });
  });

  test('a line is weighed once, unless the provider refused its refund', async () => {
    await weigh('1', '450');
    await expect(weigh('1', '440')).rejects.toThrow('Line 1 was weighed already: 450 g.');
    await shop.deps.db.execute(sql`update orders.refund set transaction_id = 'unknown'`);
    await run();
    expect(await seen()).toMatchObject({ weighings: [], refunds: [] });
    await weigh('1', '440');
    await run();
    expect(await seen()).toMatchObject({
      weighings: [{ grams: 440, finalEuroCents: 220 }],
      refunds: [{ status: 'accepted', totalEuroCents: 30 }],
    });
  });

  test('an unpaid order and one that is not there are left as they are', async () => {
    const cartToken = await readyCart(shop, '60');
    const { price } = await cart.cart(shop.connection, cartToken);
    const placed = await orders.place(
      shop.connection,
      placeOrderInput(cartToken, price.grandTotal),
    );
    const unpaid = await weighLines(shop.deps, asked('weigh', placed.number, '1', '200'));
    expect(unpaid).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('awaiting-payment')],
    });
    const none = weighLines(shop.deps, asked('weigh', '999999', '1', '200'));
    await expect(none).rejects.toThrow('There is no order 999999.');
  });

  test('withdrawn pieces are refunded first; everything together is what was paid', async () => {
    await register(shop.deps, asked('withdraw', number, '--line', '1', '--quantity', '1'));
    await expect(weigh('1', '200')).rejects.toThrow('1 withdrawn and not refunded');
    await receive(shop.deps, asked('received', number));
    await weigh('1', '200', '2', '400');
    await register(shop.deps, asked('withdraw', number, '--line', '2', '--quantity', '1'));
    await receive(shop.deps, asked('received', number));
    await refund(shop.deps, asked('refund', number, '--all'));
    await run();
    const { refunds, totalEuroCents } = await seen();
    expect(refunds.map((one) => one.totalEuroCents)).toEqual([125, 75, 100, totalEuroCents - 300]);
    expect(await shown()).toContain('Left to refund: 0,00 €');
  });

  test('with a coupon the same share of what was paid is given back', async () => {
    shop.world.coupons = [coupon];
    await bought(['KYMPPI']);
    await weigh('1', '400');
    expect((await seen()).refunds).toMatchObject([{ totalEuroCents: 45 }]);
  });

  test('is exported with the order, and deleted with it', async () => {
    await weigh('1', '400');
    const order = await findOrder(shop.deps.db, number);
    expect(order && (await exportOrder(shop.deps.db, order))).toMatchObject({
      weighings: [{ line: 0, grams: 400, finalEuroCents: 200 }],
    });
    await deleteOrders(shop.deps.db, shop.world.now.add({ hours: 1 }));
    expect(await findOrder(shop.deps.db, number)).toBeNull();
  });
});
