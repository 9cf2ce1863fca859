/** The staff's calls for orders, with a stock and a log that only take notes. */
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { callsTo } from '#platform/http/testing.ts';
import { makeLog } from '#platform/log.ts';
import type { Act } from '../../audit/record.ts';
import type { StaffOrder, StaffOrderList } from '../contract/staff.ts';
import type { StaffOrdersDeps } from '../deps.ts';
import type { OrderFacts } from '../record.ts';
import { insertOrder, setFacts, setPaid } from '../repository.ts';
import { insertWithdrawal, setClosed, settleRefund } from '../repository/after-payment.ts';
import { withoutBuyer } from '../rules/anonymity.ts';
import { placedAt, soldFacts } from '../testing.ts';
import { makeStaffOrdersApp } from './staff.ts';

const actor = { kind: 'client', id: 'erp', name: 'ERP', address: null } as const;
const history = [
  {
    id: '1',
    at: '2026-11-24T10:00:00Z',
    actor,
    address: null,
    act: 'order-read',
    subject: { kind: 'order', id: null },
    before: null,
    after: null,
    reason: null,
  },
];

onEveryDatabase('the staff’s calls for orders', (database) => {
  let acts: Act[];
  let stock: string[];
  let permissions: string[];

  const deps = (): StaffOrdersDeps => ({
    db: database().db,
    allow: async (_, route) => {
      permissions.push(route['x-permission']);
      return actor;
    },
    note: async (_tx, _actor, act) => void acts.push(act),
    history: async () => history,
    idsOfBarcode: async (_, barcode) => (barcode === '6412345678905' ? ['2'] : []),
    releaseStock: async (_, lines) =>
      void stock.push(...lines.map(({ sokId, quantity }) => `${sokId}×${quantity}`)),
    releaseSlots: async () => {},
    publicUrl: 'https://shop.example',
    seller: () => ({ name: 'Aitta' }) as ReturnType<StaffOrdersDeps['seller']>,
    merchantLanguage: () => 'fi',
    now: () => placedAt.add({ hours: 24 * 30 }),
  });
  const call = callsTo(() =>
    makeServiceApp({ title: 'test', version: '1' }, makeLog('silent')).route(
      '/',
      makeStaffOrdersApp(deps()),
    ),
  );

  beforeEach(async () => {
    [acts, stock, permissions] = [[], [], []];
    await database().run('truncate orders.placed, orders.payment cascade');
  });

  /** Two scarves of 20 € and a book of 10 €, brought for 5 €. */
  const facts = (more: Partial<OrderFacts['customer']> = {}): OrderFacts => {
    const sold = soldFacts(
      [
        { quantity: 2, cents: 2000, vatPermille: 255 },
        { quantity: 1, cents: 1000, vatPermille: 135 },
      ],
      { delivery: 500 },
    );
    return { ...sold, customer: { ...sold.customer, ...more } };
  };
  let count = 0;
  async function place(
    given: OrderFacts = facts(),
    { minutes = 0, isPaid = true, paidBy = 'payment' as string | null } = {},
  ): Promise<string> {
    count += 1;
    const at = placedAt.add({ minutes });
    const row = await insertOrder(database().db, {
      key: `key ${count}`,
      cartToken: `cart ${count}`,
      customerId: null,
      idempotencyKey: `key ${count}`,
      facts: { ...given, placedAt: String(at) },
      spent: [],
    });
    if (!row) throw new Error('not placed');
    const by = paidBy && `${paidBy} ${count}`;
    if (isPaid) await setPaid(database().db, row.number, 'paid', { by, at });
    return row.number;
  }
  const list = async (query: string): Promise<StaffOrderList> => {
    const { body } = await call(`GET /staff/v1/orders?${query}`);
    return body as StaffOrderList;
  };
  const numbersIn = async (query: string) =>
    (await list(query)).orders.map(({ number }) => number).toSorted();
  const found = (words: string) => numbersIn(`words=${encodeURIComponent(words)}`);
  const read = async (number: string) =>
    (await call(`GET /staff/v1/orders/${number}`)).body as StaffOrder;
  const refund = (number: string, more: object) =>
    call(`POST /staff/v1/orders/${number}/refund`, {
      lines: [],
      reductions: [],
      deliveryEuroCents: 0,
      reason: ' Scratched ',
      restock: false,
      leftEuroCents: 5500,
      ...more,
    });
  const withdraw = (number: string) =>
    insertWithdrawal(database().db, number, {
      id: `withdrawal of ${number}`,
      idempotencyKey: 'w',
      receivedAt: String(placedAt),
      name: 'Aino',
      lines: [{ line: 0, quantity: 1, euroCents: 2000 }],
      deliveryEuroCents: 0,
      totalEuroCents: 2000,
    });

  test('a list is read page by page, the newest order first, with the total of all', async () => {
    const numbers = [];
    for (const minutes of [0, 5, 5, 9]) numbers.push(await place(facts(), { minutes }));
    const first = await list('limit=3');
    const rest = await list(`limit=3&after=${encodeURIComponent(first.next ?? '')}`);
    const shown = [...first.orders, ...rest.orders].map(({ number }) => number);
    expect(shown).toEqual(numbers.toReversed());
    expect([first.total, rest.total, rest.next]).toEqual([4, 4, null]);
    expect(first.orders[0]).toMatchObject({
      buyer: 'Aino Virtanen',
      place: 'Helsinki',
      totalEuroCents: 5500,
      lineCount: 2,
      pieceCount: 3,
      isCancelled: false,
    });
    expect(permissions).toEqual(['orders:read', 'orders:read']);
  });

  test('more words than are looked for are refused', async () => {
    await place();
    expect(await found(Array(20).fill('aino').join(' '))).toHaveLength(1);
    const words = encodeURIComponent(Array(21).fill('aino').join(' '));
    const { status, body } = await call(`GET /staff/v1/orders?words=${words}`);
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      'words: at most 20 words',
    ]);
  });

  test('a list is noted with the numbers that were shown, and without the words', async () => {
    const number = await place();
    await list('view=all&words=virtanen');
    expect(acts).toEqual([
      {
        act: 'orders-listed',
        subject: { kind: 'order', id: null },
        after: { view: 'all', numbers: [number] },
      },
    ]);
  });

  test('a page that ends nowhere is refused', async () => {
    for (const after of ['x', '2026-99-99/10000001', '2026-11-24/10000001']) {
      const { status, body } = await call(
        `GET /staff/v1/orders?after=${encodeURIComponent(after)}`,
      );
      expect([status, (body as { code: string }).code]).toEqual([400, 'cursor-unknown']);
    }
  });

  test('each view has its orders', async () => {
    const { run } = database();
    const set = (number: string, what: string) =>
      run(`update orders.placed set ${what} where number = '${number}'`);
    const unpaid = await place(facts(), { isPaid: false });
    const late = await place();
    const soon = facts();
    for (const delivery of soon.deliveries)
      delivery.promise = { earliest: '2027-01-01', latest: '2027-01-02' };
    const early = await place(soon);
    const delivered = await place();
    await set(delivered, `delivered_on = '2026-11-30'`);
    const givenUp = await place(facts(), { isPaid: false });
    await set(givenUp, `status = 'cancelled', cancel_reason = 'unpaid'`);
    const cancelled = await place();
    await set(cancelled, 'cancelled_at = placed_at');
    const withdrawn = await place();
    await set(withdrawn, `delivered_on = '2026-11-30'`);
    await withdraw(withdrawn);
    expect(await numbersIn('view=unpaid')).toEqual([unpaid]);
    expect((await list('view=to-send')).orders.map(({ number }) => number)).toEqual([late, early]);
    expect(await numbersIn('view=late')).toEqual([late]);
    expect(await numbersIn('view=late&words=aino')).toEqual([late]);
    const returned = await place();
    await refund(returned, { deliveryEuroCents: 500 });
    expect(await numbersIn('view=late')).toEqual([late, returned]);
    const all = [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ];
    await refund(returned, { lines: all, leftEuroCents: 5000 });
    expect(await numbersIn('view=late')).toEqual([late]);
    expect(await numbersIn('view=withdrawn')).toEqual([withdrawn]);
    expect((await list('view=withdrawn')).orders[0]).toMatchObject({ openWithdrawals: 1 });
    expect(await numbersIn('view=cancelled')).toEqual([givenUp, cancelled]);
    expect((await list('view=cancelled')).orders.every((one) => one.isCancelled)).toBe(true);
    await setClosed(database().db, withdrawn, placedAt);
    expect(await numbersIn('view=withdrawn')).toEqual([]);
    const next = await list('view=to-send&limit=1');
    const after = encodeURIComponent(next.next ?? '');
    expect(await numbersIn(`view=to-send&limit=1&after=${after}`)).toEqual([early]);
  });

  test('a refund that the provider refused is a problem until there is another', async () => {
    const number = await place();
    await refund(number, { deliveryEuroCents: 500 });
    const { rows } = await database().run('select id from orders.refund');
    const refused = { status: 'refused', refusal: 'No', at: placedAt } as const;
    await settleRefund(database().db, Number(rows[0]?.['id']), refused);
    const { orders } = await list('view=problems');
    expect(orders).toMatchObject([{ number, refusedRefunds: 1 }]);
    expect(await numbersIn('view=problems&words=aino')).toEqual([number]);
    expect((await read(number)).order.refunds).toMatchObject([{ status: 'refused' }]);
    await refund(number, { deliveryEuroCents: 500 });
    expect(await numbersIn('view=problems')).toEqual([]);
  });

  test('a payment whose return the provider refused is a problem', async () => {
    const number = await place();
    await database().run(
      `insert into orders.payment (transaction_id, number, refunded, refund_status)
        values ('second', '${number}', true, 'refused')`,
    );
    expect((await list('view=problems')).orders).toMatchObject([{ number, refusedRefunds: 1 }]);
  });

  test('orders are found by every word as the beginning of one, whatever its case and accents', async () => {
    const customer = { firstName: 'Väinö', lastName: 'Sørensen-Müller', city: 'Turku' };
    const vaino = await place(
      facts({ ...customer, email: 'V.Soren@Example.com', phone: '+358 40 123 4567' }),
    );
    const other = await place(facts({ email: 'other@example.com', phone: '0509999999' }));
    for (const words of [
      vaino,
      'VÄINÖ',
      'väi mull',
      'soren',
      'SØRENSEN',
      'v.soren@example.com',
      'v.soren@',
      '+358 40 123',
      '+35840123',
      '00358 40 123 4567',
      '040123',
      '040-123 4567',
      '040 123 väinö',
    ])
      expect([words, await found(words)]).toEqual([words, [vaino]]);
    for (const words of ['vaino', 'väinö aino', '0401239', 'einö', 'mäller', '–', "'", '\\'])
      expect([words, await found(words)]).toEqual([words, []]);
    expect(await found(' ')).toEqual([vaino, other].toSorted());
  });

  test('orders are found by names, ids and EANs of products', async () => {
    const given = facts();
    given.lines[1] = {
      ...given.lines[1],
      name: 'Café crème',
      sokId: '2',
    } as (typeof given.lines)[0];
    const number = await place(given);
    for (const words of ['creme', 'CAFÉ', '2', '6412345678905'])
      expect([words, await found(words)]).toEqual([words, [number]]);
    expect(await found('6412345678906')).toEqual([]);
  });

  test('a buyer who is forgotten is not found any more', async () => {
    const number = await place();
    expect(await found('aino')).toEqual([number]);
    await setFacts(database().db, number, withoutBuyer(facts()));
    await database().run('update orders.placed set is_anonymous = true');
    expect(await found('aino')).toEqual([]);
    expect((await list('')).orders[0]?.buyer).toBe(null);
  });

  test('an order is shown with what is left of it, its payments and its history', async () => {
    const number = await place();
    await database().run(
      `insert into orders.payment (transaction_id, number, status, method_name)
        values ('payment ${count}', '${number}', 'paid', 'Koivupankki')`,
    );
    const page = await read(number);
    expect(page.order).toMatchObject({ number, customer: { firstName: 'Aino' } });
    expect(page.left).toEqual({
      lines: [
        { line: 0, quantity: 2, euroCents: 4000 },
        { line: 1, quantity: 1, euroCents: 1000 },
      ],
      deliveryEuroCents: 500,
      totalEuroCents: 5500,
    });
    expect(page.payments).toMatchObject([
      { method: 'Koivupankki', status: 'paid', paidAt: String(placedAt), returned: null },
    ]);
    expect(page.history).toEqual(history.map((one) => ({ ...one, actor: expect.anything() })));
    expect(acts).toEqual([{ act: 'order-read', subject: { kind: 'order', id: number } }]);
    expect(await call('GET /staff/v1/orders/99999999')).toMatchObject({
      status: 404,
      body: { code: 'order-not-found' },
    });
  });

  test('pieces, a reduction and the delivery are refunded together, and pieces go back to stock', async () => {
    const number = await place();
    const { status, body } = await refund(number, {
      lines: [{ line: 0, quantity: 1 }],
      reductions: [{ line: 0, euroCents: 500 }],
      deliveryEuroCents: 200,
      restock: true,
    });
    expect(status).toBe(200);
    expect((body as StaffOrder).left).toMatchObject({
      lines: [{ quantity: 1, euroCents: 1500 }, { quantity: 1 }],
      totalEuroCents: 2800,
    });
    expect((body as StaffOrder).order.refunds).toMatchObject([
      {
        cause: 'seller',
        lines: [
          { line: 0, quantity: 1, euroCents: 2000 },
          { line: 0, quantity: 0, euroCents: 500 },
        ],
        totalEuroCents: 2700,
      },
    ]);
    expect(stock).toEqual(['1×1']);
    expect(acts).toMatchObject([
      {
        act: 'order-refunded',
        subject: { id: number },
        before: { leftEuroCents: 5500 },
        after: { leftEuroCents: 2800, deliveryEuroCents: 200, isRestocked: true },
        reason: 'Scratched',
      },
    ]);
    expect(permissions).toEqual(['orders:refund']);
  });

  test('one request sent twice refunds once', async () => {
    const number = await place();
    const answers = [
      await refund(number, { lines: [{ line: 0, quantity: 1 }] }),
      await refund(number, { lines: [{ line: 0, quantity: 1 }] }),
    ];
    expect(answers).toMatchObject([
      { status: 200 },
      { status: 409, body: { code: 'order-changed', leftEuroCents: 3500 } },
    ]);
    expect(stock).toEqual([]);
  });

  test('of two people who refund at once, one does', async () => {
    const number = await place();
    const both = await Promise.all([
      refund(number, { deliveryEuroCents: 500 }),
      refund(number, { reductions: [{ line: 0, euroCents: 300 }] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(number)).order.refunds).toHaveLength(1);
  });

  test('a refund is refused with the reason, and nothing is noted', async () => {
    const number = await place();
    const unpaid = await place(facts(), { isPaid: false });
    const free = await place(facts(), { paidBy: null });
    const withdrawn = await place();
    await withdraw(withdrawn);
    const one = { lines: [{ line: 0, quantity: 1 }] };
    const refusals: [string, object, number, string][] = [
      [unpaid, one, 409, 'not-paid'],
      ['99999999', one, 404, 'order-not-found'],
      [number, { ...one, leftEuroCents: 5501 }, 409, 'order-changed'],
      [free, one, 409, 'order-changed'],
      [number, {}, 400, 'nothing-chosen'],
      [number, { lines: [{ line: 0, quantity: 3 }] }, 400, 'more-than-left'],
      [number, { lines: [{ line: 7, quantity: 1 }] }, 400, 'more-than-left'],
      [number, { deliveryEuroCents: 501 }, 400, 'more-than-left'],
      [number, { reductions: [{ line: 0, euroCents: 4001 }] }, 400, 'more-than-left'],
      [
        number,
        { lines: [{ line: 0, quantity: 2 }], reductions: [{ line: 0, euroCents: 1 }] },
        400,
        'more-than-left',
      ],
      [withdrawn, { reductions: [{ line: 0, euroCents: 1 }] }, 409, 'withdrawal-open'],
      [number, { ...one, reason: '  ' }, 400, 'invalid-input'],
    ];
    for (const [order, body, status, code] of refusals)
      expect(await refund(order, body)).toMatchObject({ status, body: { code } });
    expect(acts).toEqual([]);
  });
});
