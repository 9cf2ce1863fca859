import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withdraw } from '#features/orders/client/withdrawing.ts';
import * as orders from '#features/orders/client.ts';
import { findOrder } from '#features/orders/repository.ts';
import { orderJobs } from '#features/orders/jobs.ts';
import { refundOrder } from '#features/orders/operations/refund.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { runDueJobs } from '#platform/jobs/testing.ts';
import { makeLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import {
  advanceTime,
  atBank,
  openShop,
  placeOrderInput,
  readyCart,
  setStock,
  type Shop,
} from '../../services/testing.ts';
import { deliver, notePaid, receive, refund, register, setNextNumber } from './change.ts';
import { readCommand, type OrdersCommand } from './options.ts';
import { list, show } from './show.ts';

const log = makeLog('silent');

onOneDatabase('the command for orders', (database) => {
  let shop: Shop;
  let mails: Mail[];
  let number: string;
  let key: string;
  beforeEach(async () => {
    shop = openShop(database());
    for (const id of ['1', '91']) await setStock(shop, id, 99);
    await shop.deps.db.execute(sql`delete from orders.refund`);
    await shop.deps.db.execute(sql`delete from orders.withdrawal`);
    const cartToken = await readyCart(shop, '1', '91');
    const placed = await orders.place(shop.connection, placeOrderInput(cartToken, 4370));
    ({ number, key } = placed);
    await orders.confirm(shop.connection, await atBank(shop, placed.payment, 'pay'));
    await run();
    mails = [];
  });
  const run = () =>
    runDueJobs(
      database(),
      { ...orderJobs(shop.deps), 'send-mail': async (mail) => void mails?.push(mail as Mail) },
      { now: () => shop.world.now, log },
    );
  const asked = (...words: string[]) => readCommand(words) as OrdersCommand;
  const shown = async () => (await show(shop.deps.db, number, shop.world.now)).lines.join('\n');
  const withdrawn = (...lines: number[]) =>
    withdraw(shop.connection, number, {
      key,
      idempotencyKey: randomToken(),
      name: 'Aino',
      lines: lines.map((line) => ({ line, quantity: 1 })),
    });

  test('a price that staff have reduced is shown as that, with all pieces left', async () => {
    const lines = [{ line: 0, quantity: 0, euroCents: 500, taxEuroCents: 102 }];
    const sums = { lines, delivery: [] };
    await refundOrder(shop.deps, number, { cause: 'seller' }, () => sums);
    expect(await shown()).toMatch(/price reduced by 5,00 €  left to refund 1, 14,90 €/);
  });

  describe('withdraw', () => {
    test('registers a notice that came on an earlier day, and mails its receipt (L12)', async () => {
      shop.world.now = shop.world.now.add({ hours: 48 });
      const words = ['withdraw', number, '--line', '1', '--day', '2026-11-25', '--name', 'A. V.'];
      const { ok, lines } = await register(shop.deps, asked(...words));
      expect([ok, lines[1]]).toEqual([true, expect.stringContaining('19,90 €')]);
      await run();
      expect(mails.map(({ text }) => text)).toEqual([
        expect.stringMatching(/25\. marraskuuta 2026 klo 12\.00[^]*A\. V\./),
      ]);
      expect(await shown()).toContain(
        'withdrawn 2026-11-25 12:00  A. V.  19,90 €  refund by 2026-12-09',
      );
    });

    test('refuses what cannot be withdrawn, and says why (L12)', async () => {
      const far = asked('withdraw', number, '--line', '3');
      await expect(register(shop.deps, far)).rejects.toThrow('no line 3: the order has 2');
      const many = asked('withdraw', number, '--line', '1', '--quantity', '2');
      await expect(register(shop.deps, many)).rejects.toThrow('Line 1 has 1 to withdraw, not 2.');
      const early = asked('withdraw', number, '--day', '2027-01-01');
      await expect(register(shop.deps, early)).rejects.toThrow('2027-01-01 is still to come.');
      await register(shop.deps, asked('withdraw', number));
      const again = await register(shop.deps, asked('withdraw', number));
      expect(again).toEqual({ ok: false, lines: ['Nothing of the order is left to withdraw.'] });
      shop.world.now = shop.world.now.add({ hours: 24 * 60 });
      const late = await register(shop.deps, asked('withdraw', number));
      expect(late.lines[0]).toMatch(/could be withdrawn until 2026-12-\d\d/);
    });
  });

  describe('received', () => {
    test('refunds what was withdrawn, the delivery with the last piece (L11)', async () => {
      await withdrawn(0, 1);
      expect((await list(shop.deps.db, asked('list'))).lines).toEqual([
        expect.stringMatching(new RegExp(`^${number}  withdrawn .*43,70 €.*to refund 43,70 €$`)),
        '1 order has an open withdrawal.',
      ]);
      const first = await receive(shop.deps, asked('received', number, '--line', '2'));
      expect(first.lines[0]).toBe(
        '19,90 € is refunded: the running shop asks the payment provider.',
      );
      const rest = await receive(shop.deps, asked('received', number));
      expect(rest.lines[0]).toContain('23,80 €');
      const none = await receive(shop.deps, asked('received', number));
      expect(none).toEqual({ ok: false, lines: ['No withdrawn products are left to refund.'] });
      await run();
      expect((await list(shop.deps.db, asked('list'))).lines).toEqual([
        '0 orders have open withdrawals.',
      ]);
      expect(await shown()).toMatch(/for a withdrawal {2}accepted[^]*Left to refund: 0,00 €/);
      expect(mails.filter(({ subject }) => subject.startsWith('Palautamme'))).toHaveLength(2);
    });

    test('of several withdrawals of an order the sum to refund is listed once', async () => {
      await withdrawn(0);
      await withdrawn(1);
      expect((await list(shop.deps.db, asked('list'))).lines).toEqual([
        expect.stringMatching(/ withdrawn .*refund by [\d-]+$/),
        expect.stringMatching(/ withdrawn .*to refund 43,70 € in all$/),
        '1 order has an open withdrawal.',
      ]);
    });

    test('refuses what was not withdrawn (L11)', async () => {
      await withdrawn(0);
      const other = receive(shop.deps, asked('received', number, '--line', '2'));
      await expect(other).rejects.toThrow('Line 2 has 0 withdrawn and not refunded, not any.');
    });
  });

  describe('refund', () => {
    test('gives back pieces, the delivery, then the rest, and not more (R264)', async () => {
      const words = [['--line', '2', '--quantity', '1'], ['--delivery'], ['--all']];
      for (const [at, euros] of ['19,90 €', '3,90 €', '19,90 €'].entries()) {
        const { ok, lines } = await refund(
          shop.deps,
          asked('refund', number, '--again', ...(words[at] ?? [])),
        );
        expect([ok, lines[0]]).toEqual([true, expect.stringContaining(euros)]);
      }
      const more = await refund(shop.deps, asked('refund', number, '--all', '--again'));
      expect(more).toEqual({ ok: false, lines: ['Nothing is left to refund.'] });
      const line = refund(shop.deps, asked('refund', number, '--line', '2', '--again'));
      await expect(line).rejects.toThrow('Line 2 has 0 left to refund, not any.');
      await run();
      expect(await shown()).toContain('Left to refund: 0,00 €');
    });

    test('twice within an hour needs --again; show says who asked and why (R264)', async () => {
      const words = ['refund', number, '--line', '2', '--quantity', '1'] as const;
      await refund(shop.deps, asked(...words, '--reason', 'Rikki tullessa'));
      const twice = await refund(shop.deps, asked(...words));
      expect(twice.ok).toBe(false);
      expect(twice.lines[0]).toMatch(
        /^19,90 € of the order was refunded by \S+ at 2026-11-24 12:00/,
      );
      expect(await shown()).toMatch(/by the seller .* asked for by \S+ {2}“Rikki tullessa”/);
      shop.world.now = shop.world.now.add({ minutes: 60 });
      expect((await refund(shop.deps, asked('refund', number, '--line', '1'))).ok).toBe(true);
      expect((await refund(shop.deps, asked('refund', number, '--all', '--again'))).ok).toBe(true);
    });

    test('is tried without doing it (R264)', async () => {
      const dry = () => refund(shop.deps, asked('refund', number, '--all', '--dry-run'));
      expect(await dry()).toEqual({
        ok: true,
        lines: [`43,70 € of order ${number} would be refunded; nothing was done.`],
      });
      expect(await shown()).toContain('Left to refund: 43,70 €');
      await refund(shop.deps, asked('refund', number, '--all'));
      expect((await dry()).ok).toBe(false);
    });

    test('that the bank refuses is listed with its words until it is refunded again (R264)', async () => {
      await refund(shop.deps, asked('refund', number, '--all'));
      await shop.deps.db.execute(sql`update orders.refund set transaction_id = 'unknown'`);
      await run();
      const { lines } = await list(shop.deps.db, asked('list'));
      expect(lines[1]).toMatch(/43,70 € {2}by the seller {2}refused: .*404: Unknown payment/);
      expect(await shown()).toContain('Left to refund: 43,70 €');
      await refund(shop.deps, asked('refund', number, '--all'));
      expect((await list(shop.deps.db, asked('list'))).lines).toHaveLength(1);
    });

    test('that the bank refuses and that is paid back otherwise is noted, and handles the withdrawal', async () => {
      await withdrawn(0, 1);
      await receive(shop.deps, asked('received', number));
      await shop.deps.db.execute(sql`update orders.refund set transaction_id = 'unknown'`);
      await run();
      expect((await list(shop.deps.db, asked('list'))).lines.join('\n')).toMatch(
        /1 order has an open withdrawal\.[^]*1 refund was refused; .*paid-back/,
      );
      const { lines } = await notePaid(shop.deps, asked('paid-back', number));
      expect(lines[0]).toBe(`43,70 € of order ${number} is noted as paid back otherwise.`);
      expect((await list(shop.deps.db, asked('list'))).lines).toEqual([
        '0 orders have open withdrawals.',
      ]);
      expect(await shown()).toMatch(/paid back otherwise, after: .*[^]*Left to refund: 0,00 €/);
      expect(await notePaid(shop.deps, asked('paid-back', number))).toEqual({
        ok: false,
        lines: ['No refund of the order was refused.'],
      });
    });
  });

  describe('a payment of an order that was given up', () => {
    let late: string;
    beforeEach(async () => {
      const placed = await orders.place(
        shop.connection,
        placeOrderInput(await readyCart(shop, '1')),
      );
      late = placed.number;
      await advanceTime(shop, database(), 31);
      await setStock(shop, '1', 0);
      const paidWith = await atBank(shop, placed.payment, 'pay');
      // Somebody has refunded it in the bank's own pages, so that the shop cannot.
      await shop.deps.provider.refund(
        paidWith['checkout-transaction-id'] ?? '',
        2380,
        'http://shop.test/',
        'by hand',
      );
      await orders.confirm(shop.connection, paidWith);
      await run();
    });
    afterEach(() => database().run('delete from orders.payment where refunded'));
    const again = () => refund(shop.deps, asked('refund', late, '--payments'));

    test('whose refund the bank refuses is listed and shown until it is noted as paid back', async () => {
      const { lines } = await list(shop.deps.db, asked('list'));
      expect(lines.slice(1)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^${late} .* 23,80 € {2}of a payment that came late or twice {2}refused: .*400`,
          ),
        ),
        expect.stringMatching(/^1 refund was refused; refund again \(payments with --payments\)/),
      ]);
      const order = await show(shop.deps.db, late, shop.world.now);
      expect(order.lines.join('\n')).toMatch(
        /refund .*of a payment that came late or twice {2}refused/,
      );
      expect(await notePaid(shop.deps, asked('paid-back', late))).toMatchObject({ ok: true });
      expect((await list(shop.deps.db, asked('list'))).lines).toHaveLength(1);
    });

    test('is asked for again once, as another refund', async () => {
      expect((await again()).lines[0]).toContain('23,80 € is refunded');
      expect(await again()).toEqual({
        ok: false,
        lines: ['No refund of a payment of the order was refused.'],
      });
      const stamps = vi.spyOn(shop.deps.provider, 'refund');
      await run();
      expect(stamps.mock.calls.map(([, cents, , stamp]) => [cents, stamp])).toEqual([
        [2380, expect.stringMatching(/^refund-.*-again-1$/)],
      ]);
      expect((await again()).ok).toBe(true);
    });
  });

  describe('delivered', () => {
    test('counts the time to withdraw from the day recorded (L11)', async () => {
      const { lines } = await deliver(shop.deps, asked('delivered', number));
      expect(lines).toEqual([
        `Order ${number} came on 2026-11-24; it can be withdrawn until 2026-12-08.`,
      ]);
      const order = await orders.order(shop.connection, number, key);
      expect(order).toMatchObject({ deliveredOn: '2026-11-24' });
      expect(await shown()).toMatch(/came 2026-11-24[^]*until 2026-12-08/);
    });

    test('is a day after the order and not to come (L11)', async () => {
      const before = await deliver(shop.deps, asked('delivered', number, '--day', '2026-11-23'));
      expect(before).toMatchObject({ ok: false });
      const coming = deliver(shop.deps, asked('delivered', number, '--day', '2026-11-25'));
      await expect(coming).rejects.toThrow('still to come');
    });
  });

  test('new orders have the numbers one asks for, never lower ones', async () => {
    const far = String(Number(number) + 1000);
    expect((await setNextNumber(shop.deps, asked('next-number', far))).lines).toEqual([
      `The next order is ${far}.`,
    ]);
    const placed = await orders.place(shop.connection, placeOrderInput(await readyCart(shop, '1')));
    expect(placed.number).toBe(far);
    expect(await setNextNumber(shop.deps, asked('next-number', number))).toEqual({
      ok: false,
      lines: [`Numbers never go back: the next order is ${Number(far) + 1} already.`],
    });
  });

  describe('list', () => {
    const listed = async (...words: string[]) =>
      (await list(shop.deps.db, asked('list', '--state', 'paid', ...words))).lines;
    /** More paid orders, one a minute after the first. */
    const addOrders = (count: number) =>
      shop.deps.db.execute(sql`
        insert into orders.placed
        select (jsonb_populate_record(null::orders.placed, to_jsonb(one) || jsonb_build_object(
          'number', (90000000 + n)::text, 'key', 'key' || n, 'idempotency_key', 'press' || n,
          'placed_at', one.placed_at + n * interval '1 minute'))).*
        from orders.placed one, generate_series(1, ${count}::int) n where number = ${number}`);
    afterEach(() => shop.deps.db.execute(sql`delete from orders.placed where number > '90000000'`));

    test('says how many there are, and goes on until the oldest', async () => {
      const { length: before } = (await listed()).filter((line) => / {2}paid {2}/.test(line));
      await addOrders(111);
      const all: string[] = [];
      let more: string[] = [];
      for (let isLast = false; !isLast;) {
        const lines = await listed(...more);
        const page = lines.filter((line) => / {2}paid {2}/.test(line));
        all.push(...page.map((line) => line.split(' ')[0] ?? ''));
        expect(lines[page.length]).toBe(
          `${111 + before} orders are paid; these are ${page.length} of them.`,
        );
        const [, words] = /--state paid (--before \d+)$/.exec(lines.at(-1) ?? '') ?? [];
        isLast = !words;
        expect(page.length).toBe(words ? 50 : (111 + before) % 50);
        more = words?.split(' ') ?? [];
      }
      expect(all).toHaveLength(111 + before);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toContain(number);
      expect(all.slice(0, 2)).toEqual(['90000111', '90000110']);
    });

    test('takes one day in Finland, and no other order to go on from', async () => {
      await addOrders(1);
      await shop.deps.db.execute(
        sql`update orders.placed set placed_at = '2026-01-31T22:30:00Z' where number = '90000001'`,
      );
      expect(await listed('--day', '2026-02-01')).toEqual([
        expect.stringContaining('90000001  paid'),
        '1 order of 2026-02-01 is paid.',
      ]);
      expect(await listed('--day', '2026-01-31')).toEqual(['0 orders of 2026-01-31 are paid.']);
      await expect(listed('--before', '99999999')).rejects.toThrow('There is no order 99999999.');
    });

    test('says what was refunded, so that nobody sends it', async () => {
      const line = async () => (await listed()).find((one) => one.startsWith(number));
      await refund(shop.deps, asked('refund', number, '--line', '1'));
      expect(await line()).toMatch(/ {2}refunded 19,90 €$/);
      await refund(shop.deps, asked('refund', number, '--all', '--again'));
      expect(await line()).toMatch(/ {2}refunded 43,70 €, nothing is left to send$/);
    });

    test('show names mails that could not be delivered', async () => {
      const { facts } = (await findOrder(shop.deps.db, number)) ?? {};
      const data = { to: facts?.customer.email, subject: `Tilausvahvistus ${number}` };
      await enqueue(shop.deps.db, 'send-mail', data, { runAt: shop.world.now });
      expect(await shown()).not.toContain('not delivered');
      await shop.deps.db.execute(sql`update jobs.job set refused = true, failed = true`);
      expect(await shown()).toMatch(new RegExp(`not delivered .*Tilausvahvistus ${number}`));
      await shop.deps.db.execute(sql`delete from jobs.job`);
    });

    test('show names the address that the products go to', async () => {
      const { facts } = (await findOrder(shop.deps.db, number)) ?? {};
      const { streetAddress, postcode, city } = facts?.customer ?? {};
      expect(streetAddress).toBeTruthy();
      expect(await shown()).toContain(`Address: ${streetAddress}, ${postcode} ${city}`);
    });
  });

  test('an order that is not paid, or not there, is left as it is (R264)', async () => {
    const cartToken = await readyCart(shop, '1');
    const { number: unpaid } = await orders.place(shop.connection, placeOrderInput(cartToken));
    const run1 = [register, receive].map((work) => work(shop.deps, asked('received', unpaid)));
    const run2 = [refund, deliver].map((work) => work(shop.deps, asked('refund', unpaid, '--all')));
    for (const { ok, lines } of await Promise.all([...run1, ...run2]))
      expect([ok, lines[0]]).toEqual([false, expect.stringContaining('is awaiting-payment')]);
    await expect(show(shop.deps.db, '999999', shop.world.now)).rejects.toThrow(
      'There is no order 999999.',
    );
    const { lines } = await list(shop.deps.db, asked('list', '--state', 'awaiting-payment'));
    expect(lines.some((line) => line.startsWith(unpaid))).toBe(true);
    expect(lines.at(-1)).toMatch(/orders are awaiting-payment\.$/);
  });
});
