import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as orders from '#features/orders/client.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import { returnAgain } from '#features/orders/operations/return-payment.ts';
import { notePaidBack } from '#features/orders/operations/refund.ts';
import { openReturns } from '#features/orders/repository/returned-payments.ts';
import { eraseOrder } from '#features/orders/repository/own-data.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { runDueJobs } from '#platform/jobs/testing.ts';
import { makeLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import {
  advanceTime,
  atBank,
  openShop,
  payingBy,
  placeOrderInput,
  readyCart,
  setStock,
  type Shop,
} from '../testing.ts';

const log = makeLog('silent');
const seller = 'asiakaspalvelu@aitta.example';

onOneDatabase('payments that come too late or a second time', (database) => {
  let shop: Shop;
  let mails: Mail[];
  beforeEach(async () => {
    shop = openShop(database());
    mails = [];
    await database().run('truncate orders.placed, orders.payment, orders.refund, jobs.job cascade');
    await setStock(shop, '1', 5);
  });
  const run = () =>
    runDueJobs(
      database(),
      { ...orderJobs(shop.deps), 'send-mail': async (mail) => void mails.push(mail as Mail) },
      { now: () => shop.world.now, log },
    );
  const place = async () =>
    orders.place(shop.connection, placeOrderInput(await readyCart(shop, '1')));
  type Placed = Awaited<ReturnType<typeof place>>;
  const seen = ({ number, key }: Placed) => orders.order(shop.connection, number, key);
  const mailed = () => mails.map(({ to, subject }) => [to, subject]);

  /** Paid after half an hour, when its products are gone. */
  const late = async () => {
    const placed = await place();
    await advanceTime(shop, database(), 31);
    await run();
    await setStock(shop, '1', 0);
    mails = [];
    return { placed, paidWith: await atBank(shop, placed.payment, 'pay') };
  };
  /** Paid by two methods, one after the other. */
  const twice = async () => {
    const placed = await place();
    const second = await orders.pay(shop.connection, placed.number, payingBy(placed.key, 'kortti'));
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    await run();
    mails = [];
    return { placed, paidWith: await atBank(shop, second.payment, 'pay') };
  };
  const kinds = { late, twice };
  const words = {
    late: { status: 'refunded', text: 'oli jo peruttu ja jokin sen tuotteista oli ehtinyt loppua' },
    twice: { status: 'paid', text: 'oli jo maksettu, kun saimme siitä toisen maksun' },
  };
  const each = ['late', 'twice'] as const;

  test.each(each)(
    'are given back, and their buyer is mailed when and how much: %s',
    async (kind) => {
      const { placed, paidWith } = await kinds[kind]();
      await orders.confirm(shop.connection, paidWith);
      expect(await seen(placed)).toMatchObject({
        status: words[kind].status,
        returnedPayments: [
          { status: 'waiting', requestedAt: String(shop.world.now), euroCents: 2380 },
        ],
      });
      await run();
      await orders.confirm(shop.connection, paidWith);
      await run();
      expect(await seen(placed)).toMatchObject({
        refunds: [],
        returnedPayments: [{ status: 'accepted', euroCents: 2380 }],
      });
      expect(mailed()).toEqual([
        ['aino@example.com', expect.stringMatching(/^Palautamme maksusi 23,80\u00A0€/)],
      ]);
      expect(mails[0]?.text).toContain(words[kind].text);
      expect(mails[0]?.text).toContain('Palautuspäivä: 24. marraskuuta 2026');
    },
  );

  describe.each(each)('%s, which the bank first answers with pending', (kind) => {
    const asked = async (end: 'pending-ok' | 'pending-fail') => {
      const { placed, paidWith } = await kinds[kind]();
      shop.world.refundsEnd = end;
      await orders.confirm(shop.connection, paidWith);
      await run();
      const call = () => shop.world.bankCalls.find((url) => url.includes('refund=late'));
      await expect.poll(call).toContain('http://shop.test/maksu/vahvistus?');
      const said = Object.fromEntries(new URL(call() ?? '').searchParams);
      return { placed, paidWith, said };
    };

    test('and accepts later, are mailed then', async () => {
      const { placed, said } = await asked('pending-ok');
      expect(await openReturns(shop.deps.db, 'pending')).toMatchObject([{ number: placed.number }]);
      expect(mails).toEqual([]);
      for (let times = 0; times < 3; times += 1) await orders.confirm(shop.connection, said);
      await run();
      expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'accepted' }] });
      expect(mailed()).toEqual([['aino@example.com', expect.stringContaining('23,80\u00A0€')]]);
      expect(await openReturns(shop.deps.db, 'pending')).toEqual([]);
    });

    test('and refuses later, are listed, mailed to the seller, and asked for again', async () => {
      const { placed, said } = await asked('pending-fail');
      for (let times = 0; times < 2; times += 1) await orders.confirm(shop.connection, said);
      await run();
      expect(await openReturns(shop.deps.db, 'refused')).toMatchObject([
        { number: placed.number, totalCents: 2380, refundRefusal: 'The refund failed' },
      ]);
      expect(mailed()).toEqual([
        [seller, `Palautus ei onnistunut: tilaus ${placed.number}, 23,80\u00A0€`],
      ]);
      expect(mails[0]?.text).toContain(`orders -- refund ${placed.number} --payments`);
      expect(mails[0]?.text).not.toContain(placed.key);
      // The buyer reads that the money is on its way: it is owed until it is paid back.
      expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'waiting' }] });
      mails = [];
      shop.world.refundsEnd = 'ok';
      expect(await returnAgain(shop.deps, placed.number)).toHaveLength(1);
      expect(await returnAgain(shop.deps, placed.number)).toEqual([]);
      await run();
      expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'accepted' }] });
      expect(mailed()).toEqual([['aino@example.com', expect.stringContaining('23,80\u00A0€')]]);
    });

    test('are settled by no other confirmation than the signed one of this refund', async () => {
      const { placed, paidWith, said } = await asked('pending-fail');
      const wrong = [
        [{ ...said, 'checkout-status': 'ok' }, 'bad-signature'],
        [{ ...said, payment: '' }, 'order-not-found'],
        [{ ...said, payment: 'another' }, 'order-not-found'],
        [{ ...paidWith, refund: 'late', payment: said['payment'] }, 'order-not-found'],
      ] as const;
      for (const [parameters, code] of wrong)
        await expect(
          orders.confirm(shop.connection, parameters as Record<string, string>),
        ).rejects.toMatchObject({ code });
      expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'waiting' }] });
      await database().run('update orders.payment set refund_provider_id = null');
      await expect(orders.confirm(shop.connection, said)).rejects.toMatchObject({
        code: 'refund-unanswered',
      });
    });
  });

  test('that the bank refuses at once are mailed to the seller, and can be noted as paid otherwise', async () => {
    const { placed, paidWith } = await late();
    const transaction = paidWith['checkout-transaction-id'] ?? '';
    // Somebody has refunded it in the bank's own pages.
    await shop.deps.provider.refund(transaction, 2380, 'http://shop.test/', 'by hand');
    await orders.confirm(shop.connection, paidWith);
    await run();
    expect(mailed()).toEqual([[seller, expect.stringContaining(placed.number)]]);
    expect(mails[0]?.text).toContain('higher than what is left');
    expect(await notePaidBack(shop.deps, placed.number)).toEqual([2380]);
    expect(await notePaidBack(shop.deps, placed.number)).toEqual([]);
    expect(await openReturns(shop.deps.db, 'refused')).toEqual([]);
    expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'accepted' }] });
  });

  test('wait for a bank that is away, and are asked for once', async () => {
    const { placed, paidWith } = await late();
    await orders.confirm(shop.connection, paidWith);
    shop.world.bankIsOpen = false;
    await run();
    expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'waiting' }] });
    shop.world.bankIsOpen = true;
    shop.world.now = shop.world.now.add({ minutes: 3 });
    await run();
    expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'accepted' }] });
    expect(mailed()).toHaveLength(1);
  });

  test('of a buyer who has been forgotten are given back without a mail', async () => {
    const { placed, paidWith } = await late();
    await shop.deps.db.transaction((tx) => eraseOrder(tx, placed.number, shop.world.now));
    await orders.confirm(shop.connection, paidWith);
    await run();
    const { rows } = await database().run('select refund_status as status from orders.payment');
    expect(rows).toEqual([{ status: 'accepted' }]);
    expect(mails).toEqual([]);
  });

  test('that an instance of the release before began to give back are settled, too', async () => {
    const { placed, paidWith } = await late();
    await orders.confirm(shop.connection, paidWith);
    await shop.deps.db.execute(
      sql`update orders.payment set refund_status = null, refund_requested_at = null`,
    );
    await run();
    expect(await seen(placed)).toMatchObject({ returnedPayments: [{ status: 'accepted' }] });
  });
});
