import { beforeEach, expect, test } from 'vitest';
import {
  catalogueReader,
  catalogueVersion,
  readProduct,
} from '#features/catalogue/repository/read.ts';
import { writeProducts } from '#features/catalogue/repository/write.ts';
import { price, product, variant } from '#features/catalogue/testing.ts';
import type { PriceRecord } from '#features/catalogue/record.ts';
import type { ProductWrite } from '#features/catalogue/record/written-product.ts';
import * as orders from '#features/orders/client.ts';
import { refundOrder } from '#features/orders/operations/refund.ts';
import { refundOf } from '#features/orders/rules/refund.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { transactionsEnded } from '#platform/db/testing/transactions.ts';
import { atBank, openShop, placeOrderInput, readyCart, setStock, type Shop } from '../testing.ts';
import { countSold } from './sold.ts';

const written = (sokId: string, sales: number, variantIds: string[] = []): ProductWrite => ({
  ...product(sokId, { sales }),
  merchantId: sokId,
  feed: 'test',
  hash: sokId,
  categories: [{ path: 'muoti', name: { fi: 'Muoti' } }],
  sellables: [sokId, ...variantIds].map((id) => ({ sokId: id, quantity: 99, price: price(1990) })),
  variants: variantIds.map((id) => {
    const { price: _price, stock: _stock, ...rest } = variant(id);
    return { ...rest, merchantId: id, picture: null };
  }),
});

onOneDatabase('what the shop sold', (database) => {
  let shop: Shop;
  const db = () => database().db;
  const readPrices = async (): Promise<Map<string, PriceRecord>> =>
    new Map(['1', '2', '21', '22'].map((id) => [id, price(1990)]));
  const importFeed = (sales: number) =>
    db().transaction((tx) =>
      writeProducts(tx, [written('1', sales), written('2', 0, ['21', '22'])], 0),
    );
  beforeEach(async () => {
    await database().run(
      `truncate orders.placed, orders.payment, orders.budget, orders.refund,
        catalogue.product, catalogue.variant, catalogue.stock, catalogue.category cascade`,
    );
    shop = openShop(database());
    await importFeed(7);
    for (const id of ['1', '21', '22']) await setStock(shop, id, 99);
  });

  async function place(...ids: string[]) {
    const cartToken = await readyCart(shop, ...ids);
    const total = 390 + 1990 * ids.length;
    return orders.place(shop.connection, placeOrderInput(cartToken, total));
  }
  async function buy(...ids: string[]) {
    const { number, payment } = await place(...ids);
    await orders.confirm(shop.connection, await atBank(shop, payment, 'pay'));
    return number;
  }
  const count = () => countSold(db(), shop.world.now);
  const later = (days: number) => {
    shop.world.now = shop.world.now.add({ hours: 24 * days });
  };
  const salesOf = async (id: string) => (await readProduct(db(), readPrices, id))?.sales;
  const version = () => catalogueVersion(db());
  /** Ids of the products that the work changes. */
  async function changedBy(work: () => Promise<unknown>) {
    await transactionsEnded(db());
    const reader = catalogueReader(db(), readPrices);
    const { stockMark } = await reader.readState();
    await work();
    return (await reader.readChangedIds(stockMark, 99)).toSorted();
  }

  test('is added to what the feed says; half after thirty days, nothing after a year or so', async () => {
    for (let times = 0; times < 4; times += 1) await buy('1');
    await count();
    expect([await salesOf('1'), await salesOf('2')]).toEqual([11, 0]);
    later(30);
    await buy('1');
    await count();
    expect(await salesOf('1')).toBeCloseTo(7 + 2 + 1, 6);
    later(399);
    await count();
    expect(await salesOf('1')).toBe(7);
  });

  test('is that of all variants, of paid orders only, without what was given back', async () => {
    await buy('21');
    await place('21');
    const number = await buy('22', '1');
    await count();
    expect([await salesOf('1'), await salesOf('2')]).toEqual([8, 2]);
    await refundOrder(shop.deps, number, { cause: 'seller' }, (_, left) =>
      refundOf(left, { lines: [{ line: 0, quantity: 1 }], delivery: 0 }),
    );
    await count();
    expect([await salesOf('1'), await salesOf('2')].toSorted()).toEqual([1, 8]);
  });

  test('changes products only when the number differs by a twentieth, and the version only then', async () => {
    await buy('1');
    const first = await version();
    expect(await changedBy(count)).toEqual(['1']);
    expect(await version()).toBe(first + 1);
    expect(await changedBy(count)).toEqual([]);
    later(2);
    expect(await changedBy(count)).toEqual([]);
    expect(await version()).toBe(first + 1);
    later(1);
    expect(await changedBy(count)).toEqual(['1']);
    expect(await version()).toBe(first + 2);
  });

  test('stays when the feed is imported again', async () => {
    await buy('1');
    await count();
    await importFeed(9);
    expect(await salesOf('1')).toBe(10);
  });

  test('is counted later for what is being imported: neither waits for the other', async () => {
    await buy('1');
    await buy('21');
    const during = await db().transaction(async (tx) => {
      await writeProducts(tx, [written('1', 8)], 0);
      // An embedded database has one connection.
      if (database().kind === 'pglite') return [7, 1];
      await count();
      return Promise.all(['1', '2'].map(salesOf));
    });
    expect(during).toEqual([7, 1]);
    await count();
    expect([await salesOf('1'), await salesOf('2')]).toEqual([9, 1]);
  });
});
