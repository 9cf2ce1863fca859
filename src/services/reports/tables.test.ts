import { beforeEach, expect, test } from 'vitest';
import { insertEvents } from '#features/analytics/repository.ts';
import type { NewEvent } from '#features/analytics/record.ts';
import * as orders from '#features/orders/client.ts';
import { refundOrder } from '#features/orders/operations/refund.ts';
import { refundOf } from '#features/orders/rules/refund.ts';
import { addMissed } from '#features/search/repository.ts';
import { product } from '#features/catalogue/testing.ts';
import { writeProducts } from '#features/catalogue/repository/write.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import type { Language } from '#platform/i18n/language.ts';
import { atBank, openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';
import type { ReportName } from './days.ts';
import { readReport } from './tables.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

onOneDatabase('reports', (database) => {
  let shop: Shop;
  beforeEach(async () => {
    await database().run(
      'truncate orders.placed, orders.payment, orders.budget, orders.refund, analytics.event, search.missed cascade',
    );
    shop = openShop(database());
    await setStock(shop, '1', 99);
    await setStock(shop, '2', 99);
  });
  const whole = (
    name: ReportName,
    from = '2026-11-01',
    until = '2026-11-30',
    language: Language = 'fi',
  ) => readReport[name](database().db, { from: day(from), until: day(until) }, language);
  const report = async (...asked: Parameters<typeof whole>) =>
    (await whole(...asked)).tables.map(({ rows }) => rows);
  async function buy(total: number, ...ids: string[]) {
    const cartToken = await readyCart(shop, ...ids);
    const { number, payment } = await orders.place(
      shop.connection,
      placeOrderInput(cartToken, total),
    );
    await orders.confirm(shop.connection, await atBank(shop, payment, 'pay'));
    return number;
  }
  const visited = (visitor: string, name: NewEvent['name'], more: Partial<NewEvent> = {}) =>
    insertEvents(database().db, [
      {
        name,
        at: shop.world.now,
        visitor,
        language: 'fi',
        page: '/',
        orderNumber: null,
        items: [],
        facts: {},
        ...more,
      },
    ]);

  test('products sold have the names of the catalogue in the language that is asked for, else of the order', async () => {
    await database().db.transaction((tx) =>
      writeProducts(
        tx,
        [
          {
            ...product('1', { name: { fi: 'Mekko', sv: 'Klänning' } }),
            merchantId: '1',
            feed: 'test',
            hash: '1',
            categories: [{ path: 'muoti', name: { fi: 'Muoti' } }],
            sellables: [],
            variants: [],
          },
        ],
        0,
      ),
    );
    await buy(4370, '1', '2');
    const names = async (language: Language) => {
      const { tables } = await whole('sales', undefined, undefined, language);
      return tables.at(-1)?.rows.map(([name]) => name);
    };
    const ordered = expect.stringMatching(/./);
    expect(await names('fi')).toEqual(['Mekko', ordered]);
    expect(await names('sv')).toEqual(['Klänning', ordered]);
    await database().run('truncate catalogue.product cascade');
  });

  test('sales are those of paid orders by the Finnish day of payment, with refunds and a sum', async () => {
    shop.world.now = Temporal.Instant.from('2026-11-24T21:59:59Z');
    const number = await buy(2380, '1');
    shop.world.now = Temporal.Instant.from('2026-11-24T22:00:00Z');
    await buy(4370, '1', '2');
    const unpaid = await readyCart(shop, '2');
    await orders.place(shop.connection, placeOrderInput(unpaid));
    await refundOrder(shop.deps, number, { cause: 'seller' }, (_, left) =>
      refundOf(left, { lines: [{ line: 0, quantity: 1 }], delivery: 0 }),
    );
    const [days, products] = await report('sales');
    expect(days).toEqual([
      ['2026-11-24', 1, 1, 1990, 390, 2380, 0],
      ['2026-11-25', 1, 2, 3980, 390, 4370, 1990],
    ]);
    expect(products).toMatchObject([
      [expect.any(String), '1', 2, 3980],
      [expect.any(String), '2', 1, 1990],
    ]);
    expect(await report('sales', '2026-11-01', '2026-11-23')).toEqual([[], []]);
    const long = await whole('sales', '2026-08-25', '2026-11-25');
    expect(long.tables.map(({ name, rows, total }) => [name, rows.length, total])).toEqual([
      ['months', 1, [null, 2, 3, 5970, 780, 6750, 1990]],
      ['days', 2, [null, 2, 3, 5970, 780, 6750, 1990]],
      ['products', 2, undefined],
    ]);
    expect(long.tables[0]?.rows).toEqual([['2026-11', 2, 3, 5970, 780, 6750, 1990]]);
  });

  test('the funnel counts visitors once a step; who paid is known by their order', async () => {
    for (const visitor of ['a', 'b', 'c']) await visited(visitor, 'page_view');
    for (const visitor of ['a', 'a', 'b']) await visited(visitor, 'view_item');
    for (const visitor of ['a', 'b']) await visited(visitor, 'add_to_cart');
    const paid = await buy(2380, '1');
    await visited('a', 'place_order', { orderNumber: paid });
    await visited('b', 'place_order', { orderNumber: '99999999' });
    const [steps] = await report('funnel');
    expect(steps).toEqual([
      ['visit', 3, 100],
      ['view_item', 2, 66.7],
      ['add_to_cart', 2, 66.7],
      ['begin_checkout', 0, 0],
      ['place_order', 2, 66.7],
      ['purchase', 1, 33.3],
    ]);
    expect(await report('funnel', '2026-10-01', '2026-10-02')).toEqual([[]]);
    const visitors = async (...asked: Parameters<typeof whole>) => (await whole(...asked)).visitors;
    expect([await visitors('search'), await visitors('campaigns')]).toEqual([3, 3]);
    expect([await visitors('search', '2026-10-01', '2026-10-02'), await visitors('sales')]).toEqual(
      [0, null],
    );
  });

  test('searches are named when two visitors made them, those without results apart', async () => {
    const search = (visitor: string, term: string, results: number) =>
      visited(visitor, 'search', { facts: { search: { term, results } } });
    for (const visitor of ['a', 'b', 'b']) await search(visitor, 'villa', 12);
    for (const visitor of ['a', 'b']) await search(visitor, 'kuutamo', 0);
    await search('a', 'aino virtanen', 0);
    expect(await report('search')).toEqual([
      [
        ['villa', 3, 2, 0],
        ['kuutamo', 2, 2, 2],
      ],
      [['kuutamo', 2, 2, 2]],
    ]);
  });

  test('missed searches are those of everybody, by what was wrong, when there were two', async () => {
    const row = { day: '2026-11-24', language: 'fi', kind: 'none', term: 'kuutamo' } as const;
    await addMissed(database().db, [
      { ...row, searches: 2 },
      { ...row, day: '2026-11-25', searches: 3 },
      { ...row, day: '2026-12-01', searches: 9 },
      { ...row, term: 'aino virtanen', searches: 1 },
      { ...row, term: '', searches: 1 },
      { ...row, kind: 'slow', language: 'sv', searches: 4 },
    ]);
    expect(await whole('missed')).toMatchObject({
      visitors: null,
      tables: [
        {
          name: 'none',
          rows: [
            ['kuutamo', 5, 'fi'],
            ['', 1, 'fi'],
          ],
        },
        { name: 'corrected', rows: [] },
        { name: 'slow', rows: [['kuutamo', 4, 'sv']] },
      ],
    });
  });

  test('speed is what three of four loads did not exceed, by the first part of the path', async () => {
    const measured = (page: string, name: 'LCP' | 'CLS' | 'TTFB', value: number) =>
      visited('a', 'web_vital', { page, facts: { vital: { name, value } } });
    for (const value of [100, 200, 300, 400, 1000]) await measured('/tuote/a/1', 'LCP', value);
    for (const value of [10, 20]) await measured('/tuote/b/2', 'TTFB', value);
    await measured('/', 'TTFB', 5);
    await measured('/', 'CLS', 0.0412);
    expect(await report('speed')).toEqual([
      [
        ['/tuote', 2, 400, null, null, 17.5],
        ['/', 1, null, null, 0.0412, 5],
      ],
    ]);
    expect(await report('speed', '2026-10-01', '2026-10-02')).toEqual([[]]);
  });

  test('campaigns have views, presses, and the paid orders of the day after a press', async () => {
    const promotion = { id: 'joulu', name: 'Joulu' };
    for (const visitor of ['a', 'b', 'c'])
      await visited(visitor, 'view_promotion', { facts: { promotion } });
    for (const visitor of ['a', 'b'])
      await visited(visitor, 'select_promotion', { facts: { promotion } });
    shop.world.now = shop.world.now.add({ hours: 23 });
    await visited('a', 'place_order', { orderNumber: await buy(2380, '1') });
    shop.world.now = shop.world.now.add({ hours: 2 });
    await visited('b', 'place_order', { orderNumber: await buy(2380, '1') });
    await visited('c', 'place_order', { orderNumber: await buy(2380, '1') });
    expect(await report('campaigns')).toEqual([[['Joulu', 3, 3, 2, 1, 'joulu']]]);
  });
});
