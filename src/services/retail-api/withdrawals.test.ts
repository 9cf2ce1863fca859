import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { guestData } from '#features/orders/client/own-data.ts';
import { mailOrderLink, preview, withdraw } from '#features/orders/client/withdrawing.ts';
import * as orders from '#features/orders/client.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import { refundOrder, ofWithdrawals } from '#features/orders/operations/refund.ts';
import { refundOf } from '#features/orders/rules/refund.ts';
import { eraseDue } from '#features/orders/repository/own-data.ts';
import {
  aftermath,
  openWithdrawals,
  pendingRefunds,
  refusedRefunds,
} from '#features/orders/repository/after-payment.ts';
import { customerNamed, logIn } from '#features/session/testing/customers.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { runDueJobs } from '#platform/jobs/testing.ts';
import { makeLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { atBank, openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';

const log = makeLog('silent');
const sellersAddress = 'asiakaspalvelu@aitta.example';

onOneDatabase('withdrawals and refunds', (database) => {
  let shop: Shop;
  let mails: Mail[];
  beforeEach(async () => {
    shop = openShop(database());
    mails = [];
    await shop.deps.db.execute(sql`delete from jobs.job`);
    await shop.deps.db.execute(sql`delete from orders.refund`);
    for (const id of ['1', '91']) await setStock(shop, id, 99);
  });

  /** An order of a scarf and a bread, in a parcel locker, paid. */
  const paid = async (by = shop.connection) => {
    const cartToken = await readyCart({ connection: by }, '1', '91');
    const placed = await orders.place(by, placeOrderInput(cartToken, 4370));
    const paidWith = await atBank(shop, placed.payment, 'pay');
    await orders.confirm(shop.connection, paidWith);
    await run();
    mails = [];
    return { ...placed, paidWith };
  };
  const run = () =>
    runDueJobs(
      database(),
      { ...orderJobs(shop.deps), 'send-mail': async (mail) => void mails.push(mail as Mail) },
      { now: () => shop.world.now, log },
    );
  const later = (hours: number) => (shop.world.now = shop.world.now.add({ hours }));
  const all = [0, 1].map((line) => ({ line, quantity: 1 }));
  const notice = (key: string, lines = all) => ({
    key,
    idempotencyKey: randomToken(),
    name: 'Aino Virtanen',
    lines,
  });
  const seen = ({ number, key }: { number: string; key: string }) =>
    orders.order(shop.connection, number, key);

  describe('a withdrawal', () => {
    test('is received once, with a receipt by mail that has its day and time (L12)', async () => {
      const placed = await paid();
      const given = notice(placed.key);
      const asked = { key: placed.key, lines: all };
      const sums = await preview(shop.connection, placed.number, asked);
      expect(sums).toMatchObject({ totalEuroCents: 4370, deliveryEuroCents: 390 });
      const both = [1, 2].map(() => withdraw(shop.connection, placed.number, given));
      const [first, second] = await Promise.all(both);
      expect(second).toEqual(first);
      expect(first).toMatchObject({ totalEuroCents: 4370, deliveryEuroCents: 390 });
      const { withdrawals, withdrawable } = await seen(placed);
      expect(withdrawals).toEqual([first]);
      expect(withdrawable?.left).toEqual([0, 0]);
      await run();
      expect(mails.map(({ to }) => to).toSorted()).toEqual([
        'aino@example.com',
        shop.deps.seller().email,
      ]);
      const receipt = mails.find(({ to }) => to === 'aino@example.com');
      for (const body of [receipt?.text, receipt?.html]) {
        expect(body).toMatch(/24\. marraskuuta 2026 klo 12\.00/);
        expect(body).toContain(placed.number);
        expect(body).toMatch(/43,70\s€/);
        expect(body).toContain('8. joulukuuta 2026');
        expect(body).toContain(`/tilaukset/${placed.number}/peruutus/${first?.id}?avain=`);
      }
    });

    test('is reported to customer service once: what, when, by whom and what to do, without the key of the order (L12)', async () => {
      const placed = await paid();
      const given = notice(placed.key);
      await withdraw(shop.connection, placed.number, given);
      await withdraw(shop.connection, placed.number, given);
      await run();
      const reports = mails.filter(({ to }) => to === shop.deps.seller().email);
      expect(reports.map(({ subject }) => subject)).toEqual([
        `Peruutus tilauksesta ${placed.number}`,
      ]);
      for (const body of [reports[0]?.text, reports[0]?.html]) {
        expect(body).toMatch(/24\. marraskuuta 2026 klo 12\.00/);
        expect(body).toContain('Aino Virtanen');
        expect(body).toMatch(/43,70\s€/);
        expect(body).toContain('8. joulukuuta 2026');
        expect(body).toContain(`npm run orders -- received ${placed.number}`);
        expect(body).not.toContain(placed.key);
      }
    });

    test('is reported to nobody while the seller has no address, and its receipt is mailed all the same', async () => {
      const placed = await paid();
      const { seller } = shop.deps;
      shop.deps.seller = () => ({ ...seller(), email: '' });
      await withdraw(shop.connection, placed.number, notice(placed.key));
      shop.deps.seller = seller;
      await run();
      expect(mails.map(({ to }) => to)).toEqual(['aino@example.com']);
    });

    test('of a part leaves the rest, which can be withdrawn later with the delivery (L12)', async () => {
      const placed = await paid();
      const part = await withdraw(shop.connection, placed.number, notice(placed.key, all.slice(1)));
      expect(part).toMatchObject({ totalEuroCents: 1990, deliveryEuroCents: 0 });
      const again = withdraw(shop.connection, placed.number, notice(placed.key));
      await expect(again).rejects.toMatchObject({ status: 409, code: 'lines-changed' });
      const rest = notice(placed.key, all.slice(0, 1));
      expect(await withdraw(shop.connection, placed.number, rest)).toMatchObject({
        totalEuroCents: 2380,
        deliveryEuroCents: 390,
      });
    });

    test('is open until the last day in Finland is over, and not before the payment (L12)', async () => {
      const cartToken = await readyCart(shop, '1');
      const unpaid = await orders.place(shop.connection, placeOrderInput(cartToken));
      const given = notice(unpaid.key, all.slice(0, 1));
      const early = withdraw(shop.connection, unpaid.number, given);
      await expect(early).rejects.toMatchObject({ status: 409, code: 'not-withdrawable' });
      const placed = await paid();
      const { withdrawable } = await seen(placed);
      const end = Temporal.PlainDate.from(withdrawable?.lastDay ?? '').add({ days: 1 });
      const midnight = end.toZonedDateTime('Europe/Helsinki').toInstant();
      shop.world.now = midnight.subtract({ seconds: 1 });
      const one = notice(placed.key, all.slice(0, 1));
      await withdraw(shop.connection, placed.number, one);
      shop.world.now = midnight;
      expect((await seen(placed)).withdrawable?.isOpen).toBe(false);
      const late = withdraw(shop.connection, placed.number, notice(placed.key, all.slice(1)));
      await expect(late).rejects.toMatchObject({ code: 'not-withdrawable' });
      // Sent again, it is the same as before.
      expect(await withdraw(shop.connection, placed.number, one)).toMatchObject({
        lines: [{ line: 0 }],
      });
    });

    test('is for the key or the customer who ordered, and for nobody else (L12)', async () => {
      const customer = customerNamed(`aino-${randomToken()}`);
      const authToken = await logIn(database().db, customer, shop.world.now);
      const own = { ...shop.connection, authToken };
      const placed = await paid(own);
      const { key: _, ...given } = notice('', all.slice(0, 1));
      for (const asked of [given, { ...given, key: randomToken() }]) {
        const refused = withdraw(shop.connection, placed.number, asked);
        await expect(refused).rejects.toMatchObject({ status: 404, code: 'order-not-found' });
      }
      expect(await withdraw(own, placed.number, given)).toMatchObject({ totalEuroCents: 1990 });
    });

    test.each([
      ['no lines', { lines: [] }],
      ['no pieces', { lines: [{ line: 0, quantity: 0 }] }],
      ['a line before the first', { lines: [{ line: -1, quantity: 1 }] }],
      ['no name', { name: ' ' }],
      ['a long name', { name: 'x'.repeat(101) }],
    ])('with %s is refused as unreadable (L12)', async (_, wrong) => {
      const placed = await paid();
      const asked = withdraw(shop.connection, placed.number, { ...notice(placed.key), ...wrong });
      await expect(asked).rejects.toMatchObject({ status: 400 });
    });

    test.each([
      ['other pieces', { lines: all.slice(0, 1) }],
      ['another name', { name: 'Siiri Saari' }],
    ])('with a used key and %s is refused, and the first one stays (L12)', async (_, other) => {
      const placed = await paid();
      const first = notice(placed.key);
      const { id } = await withdraw(shop.connection, placed.number, first);
      const again = withdraw(shop.connection, placed.number, { ...first, ...other });
      const reused = { status: 409, code: 'idempotency-key-reused' };
      await expect(again).rejects.toMatchObject(reused);
      expect(await withdraw(shop.connection, placed.number, first)).toMatchObject({ id });
    });

    test('of pieces twice, or of a line that is not there, is refused (L12)', async () => {
      const placed = await paid();
      for (const lines of [[...all, { line: 0, quantity: 1 }], [{ line: 2, quantity: 1 }]]) {
        const asked = withdraw(shop.connection, placed.number, notice(placed.key, lines));
        await expect(asked).rejects.toMatchObject({ code: 'lines-changed' });
      }
    });
  });

  describe('the link of an order', () => {
    test('goes to its buyer’s address, and the response does not show whether there is one (L12)', async () => {
      const { number, key } = await paid();
      const asked = [
        [number, ' AINO@example.com'.trim()],
        [number, 'someone@example.com'],
        ['999999999999', 'aino@example.com'],
      ] as const;
      for (const [order, email] of asked)
        expect(await mailOrderLink(shop.connection, order, email)).toBeUndefined();
      await run();
      expect(mails.map(({ to }) => to)).toEqual(['aino@example.com']);
      expect(mails[0]?.text).toContain(`http://shop.test/tilaukset/${number}?avain=${key}`);
      expect(mails[0]?.text).toContain(`/tilaukset/${number}/peruutus?avain=${key}`);
    });

    test('is not asked for without end, whether there is one or not (L12)', async () => {
      const email = `${randomToken()}@example.com`;
      for (const _ of Array(5).keys()) await mailOrderLink(shop.connection, '10000001', email);
      const more = mailOrderLink(shop.connection, '10000001', email);
      await expect(more).rejects.toMatchObject({ status: 429, code: 'too-many-links' });
      later(1);
      await mailOrderLink(shop.connection, '10000001', email);
    });
  });

  describe('a refund', () => {
    const everything = async (number: string) =>
      refundOrder(shop.deps, number, { cause: 'seller' }, (_, left) =>
        refundOf(left, {
          lines: left.lines.map(({ quantity }, line) => ({ line, quantity })),
          delivery: left.delivery.reduce((sum, { gross }) => sum + gross, 0),
        }),
      );

    test('of what was withdrawn is requested from the bank once and reported by mail, with VAT per rate (L06, L11)', async () => {
      const placed = await paid();
      await withdraw(shop.connection, placed.number, notice(placed.key));
      await run();
      mails = [];
      expect(await openWithdrawals(shop.deps.db)).toContain(placed.number);
      const refund = await refundOrder(
        shop.deps,
        placed.number,
        { cause: 'withdrawal' },
        ofWithdrawals,
      );
      expect(refund).toMatchObject({ totalCents: 4370, status: 'waiting' });
      expect(
        await refundOrder(shop.deps, placed.number, { cause: 'withdrawal' }, ofWithdrawals),
      ).toBeNull();
      expect(await openWithdrawals(shop.deps.db)).not.toContain(placed.number);
      await run();
      const { refunds, vat, status } = await seen(placed);
      expect(refunds).toMatchObject([{ status: 'accepted', totalEuroCents: 4370 }]);
      expect(refunds[0]?.vat).toEqual(vat);
      expect(status).toBe('paid');
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Palautamme sinulle 43,70\s€ – Tilaus \d+$/),
      ]);
      expect(mails[0]?.text).toMatch(/25,5\s%/);
      expect(mails[0]?.text).toMatch(/13,5\s%/);
    });

    test('is asked again while the bank is away, with the same stamp (R264)', async () => {
      const placed = await paid();
      await everything(placed.number);
      shop.world.bankIsOpen = false;
      await run();
      expect((await seen(placed)).refunds).toMatchObject([{ status: 'waiting' }]);
      shop.world.bankIsOpen = true;
      later(1);
      await run();
      expect((await seen(placed)).refunds).toMatchObject([{ status: 'accepted' }]);
      expect(mails).toHaveLength(1);
    });

    test('that was carried out by a process that ended before it noted it is the same refund (R264)', async () => {
      const placed = await paid();
      const refund = await everything(placed.number);
      const ask = () =>
        orderJobs(shop.deps)['refund-order']?.(
          { refundId: refund?.id },
          AbortSignal.timeout(9000),
          1,
        );
      await ask();
      await database().db.execute(
        sql`update orders.refund set status = 'waiting' where id = ${refund?.id}`,
      );
      await ask();
      expect((await seen(placed)).refunds).toMatchObject([{ status: 'accepted' }]);
    });

    test.each([
      {
        end: 'pending-ok' as const,
        after: { states: ['accepted'], mailed: ['aino@example.com'], refused: 0, isOpen: false },
      },
      {
        end: 'pending-fail' as const,
        after: { states: [], mailed: [sellersAddress], refused: 1, isOpen: true },
      },
    ])(
      'that the bank has not decided waits for its signed callback: $end (R264)',
      async ({ end, after }) => {
        const placed = await paid();
        await withdraw(shop.connection, placed.number, notice(placed.key));
        await run();
        mails = [];
        shop.world.refundsEnd = end;
        const refund = await refundOrder(
          shop.deps,
          placed.number,
          { cause: 'withdrawal' },
          ofWithdrawals,
        );
        await run();
        expect((await seen(placed)).refunds).toMatchObject([{ status: 'waiting' }]);
        expect((await pendingRefunds(shop.deps.db)).map(({ id }) => id)).toEqual([refund?.id]);
        expect(mails).toEqual([]);
        const call = () => shop.world.bankCalls.find((url) => url.includes('refund='));
        await expect.poll(call).toContain('http://shop.test/maksu/vahvistus?refund=');
        const said = Object.fromEntries(new URL(call() ?? '').searchParams);
        const wrong = [
          [{ ...said, 'checkout-status': 'ok', signature: 'f'.repeat(64) }, 'bad-signature'],
          [{ ...said, refund: String((refund?.id ?? 0) + 1) }, 'order-not-found'],
          [{ ...said, refund: 'late' }, 'order-not-found'],
          [{ ...placed.paidWith, refund: String(refund?.id) }, 'order-not-found'],
        ] as const;
        for (const [parameters, code] of wrong)
          await expect(orders.confirm(shop.connection, parameters)).rejects.toMatchObject({ code });
        expect((await seen(placed)).refunds).toMatchObject([{ status: 'waiting' }]);
        await Promise.all([1, 2].map(() => orders.confirm(shop.connection, said)));
        await orders.confirm(shop.connection, said);
        await run();
        expect(await pendingRefunds(shop.deps.db)).toEqual([]);
        expect({
          states: (await seen(placed)).refunds.map(({ status }) => status),
          mailed: mails.map(({ to }) => to),
          refused: (await refusedRefunds(shop.deps.db)).length,
          isOpen: (await openWithdrawals(shop.deps.db)).includes(placed.number),
        }).toEqual(after);
      },
    );

    test('whose callback comes before its first answer is noted is asked for again (R264)', async () => {
      const placed = await paid();
      const refund = await everything(placed.number);
      const parameters = { ...placed.paidWith, refund: String(refund?.id) };
      await expect(orders.confirm(shop.connection, parameters)).rejects.toMatchObject({
        status: 503,
        code: 'refund-unanswered',
      });
    });

    test('that the bank refuses is not reported to the buyer: the seller is notified and can try again (R264)', async () => {
      const placed = await paid();
      await withdraw(shop.connection, placed.number, notice(placed.key));
      await run();
      mails = [];
      const other = await paid();
      const { refunds: before } = await aftermath(shop.deps.db, placed.number);
      expect(before).toEqual([]);
      const refund = await refundOrder(
        shop.deps,
        placed.number,
        { cause: 'withdrawal' },
        ofWithdrawals,
      );
      // A payment that the bank does not know.
      await database().db.execute(
        sql`update orders.refund set transaction_id = 'unknown' where id = ${refund?.id}`,
      );
      await run();
      const [refused] = await refusedRefunds(shop.deps.db);
      expect(refused).toMatchObject({
        id: refund?.id,
        refusal: expect.stringContaining('Unknown'),
      });
      expect(mails.map(({ to }) => to)).toEqual([sellersAddress]);
      expect((await seen(placed)).refunds).toEqual([]);
      expect(await openWithdrawals(shop.deps.db)).toContain(placed.number);
      expect(
        await refundOrder(shop.deps, placed.number, { cause: 'withdrawal' }, ofWithdrawals),
      ).not.toBeNull();
      expect(await refusedRefunds(shop.deps.db)).toEqual([]);
      await run();
      expect((await seen(placed)).refunds).toMatchObject([{ status: 'accepted' }]);
      expect((await seen(other)).refunds).toEqual([]);
    });

    test('of two at once is never more than was paid (R264)', async () => {
      const placed = await paid();
      const both = await Promise.all([1, 2].map(() => everything(placed.number)));
      await run();
      const { refunds } = await seen(placed);
      expect(refunds.reduce((sum, one) => sum + one.totalEuroCents, 0)).toBe(4370);
      expect(both.filter((one) => one !== null)).toHaveLength(1);
    });

    test('is none for an order that is not paid (R264)', async () => {
      const cartToken = await readyCart(shop, '1');
      const { number } = await orders.place(shop.connection, placeOrderInput(cartToken));
      expect(await everything(number)).toBeNull();
      expect(await everything('999999999')).toBeNull();
    });
  });

  test('a guest gets their withdrawals and refunds with their data, and the name is forgotten with them (L29)', async () => {
    const placed = await paid();
    await withdraw(shop.connection, placed.number, { ...notice(placed.key), name: 'Aino Muu' });
    await refundOrder(shop.deps, placed.number, { cause: 'withdrawal' }, ofWithdrawals);
    const { order } = await guestData(shop.connection, placed);
    expect(order).toMatchObject({
      withdrawals: [{ name: 'Aino Muu', totalCents: 4370 }],
      refunds: [{ status: 'waiting', totalCents: 4370 }],
    });
    await database().db.execute(
      sql`update orders.placed set erase_at = placed_at where number = ${placed.number}`,
    );
    await eraseDue(shop.deps.db, shop.world.now);
    const { withdrawals } = await aftermath(shop.deps.db, placed.number);
    expect(withdrawals.map(({ name }) => name)).toEqual(['–']);
    expect((await seen(placed)).withdrawable?.isOpen).toBe(false);
  });
});
