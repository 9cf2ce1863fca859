/** From a sale to what shoppers see: the stock in the database and the calls that show it. */
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { transactionsEnded } from '#platform/db/testing/transactions.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import type { Product, ProductList } from '../contract.ts';
import { makeCatalogueApp } from '../http.ts';
import { holdIndex } from '../../search-index/holder.ts';
import { indexSource } from '../../search-index/source.ts';
import type { PriceRecord } from '../record.ts';
import { writePrices } from '../../pricing/repository.ts';
import { price, product, variant, written } from '../testing.ts';
import { readFacts } from './facts.ts';
import { makeReadProduct } from './current.ts';
import { productIdsOf, productNames, setRatings } from './ratings.ts';
import { catalogueReader, catalogueVersion } from './read.ts';
import { readStock, releaseStock, takeStock } from './stock.ts';
import { bumpVersion, deactivate, writeProducts } from './write.ts';
import { decidedWith } from '../../search-index/testing.ts';

const ids = ['1', '2', '3', '4'];
const priced = [...ids, '9'];
const readPrices = async (): Promise<Map<string, PriceRecord>> =>
  new Map(priced.map((id) => [id, price(1000)]));
const failed = (_: string, error: unknown) => {
  throw error;
};
const now = () => Temporal.Instant.from('2026-11-20T10:00:00Z');

onEveryDatabase('stock that shoppers see', (database) => {
  const db = () => database().db;
  const take = (sokId: string, quantity: number) =>
    db().transaction((tx: Db) => takeStock(tx, [{ sokId, quantity }]));
  const release = (sokId: string, quantity: number) =>
    db().transaction((tx: Db) => releaseStock(tx, [{ sokId, quantity }]));

  const reader = () => catalogueReader(db(), readPrices);
  const put = (sokIds: string[], more = {}) =>
    db().transaction((tx: Db) =>
      writeProducts(
        tx,
        sokIds.map((id) => written(id, more)),
        0,
      ),
    );

  /** Polled only when a test requests it: a poll already running would be shared, and miss newer changes. */
  const source = () => ({
    ...indexSource(reader(), decidedWith(), () => 0, failed),
    interval: 3_600_000,
  });

  beforeEach(async () => {
    await database().run('delete from catalogue.product; delete from catalogue.stock');
    await put(ids);
  });

  test('each change is a later version of the catalogue', async () => {
    const before = await catalogueVersion(db());
    await bumpVersion(db());
    await bumpVersion(db());
    expect(await catalogueVersion(db())).toBe(before + 2);
  });

  test('products that change, come and go are seen without a new index', async () => {
    const catalogue = await holdIndex(source());
    const index = catalogue.current();
    await put(['2'], { name: { fi: 'Uusi nimi' } });
    await put(['9'], { categories: [{ path: 'ruoka', name: { fi: 'Ruoka' } }] });
    await db().transaction((tx: Db) => deactivate(tx, ['3']));
    await bumpVersion(db());
    await catalogue.refresh();
    expect(catalogue.current()).toBe(index);
    const view = { language: 'fi' as const, now: 0 };
    expect(['1', '2', '3', '9'].map((id) => index.product(id, view)?.name ?? null)).toEqual([
      'Tavara 1',
      'Uusi nimi',
      null,
      'Tavara 9',
    ]);
    expect(index.tree.children('', 'fi').map(({ name, count }) => [name, count])).toEqual([
      ['Muoti', 3],
      ['Ruoka', 1],
    ]);
    await put(['2'], { name: { fi: 'Uusin nimi' } });
    await bumpVersion(db());
    await catalogue.refresh();
    expect(index.product('2', view)?.name).toBe('Uusin nimi');
    catalogue.stop();
  });

  test('a new price marks its product as changed', async () => {
    await transactionsEnded(db());
    const { stockMark } = await reader().readState();
    await db().transaction((tx: Db) =>
      writePrices(tx, [{ sokId: '4', ...price(900) }], { asOf: 0, now: 0 }),
    );
    expect(await reader().readChangedIds(stockMark, 9)).toEqual(['4']);
  });

  test('a rating is followed as a price is, and the next import keeps it (R401)', async () => {
    const catalogue = await holdIndex(source());
    const index = catalogue.current();
    const view = { language: 'fi' as const, now: 0 };
    const rate = (sokId: string, ratingSum: number, ratingCount: number) =>
      db().transaction((tx: Db) => setRatings(tx, [{ sokId, ratingSum, ratingCount }]));
    const ratings = async () => {
      await catalogue.refresh();
      return ['1', '2'].map((id) => index.product(id, view)?.rating);
    };
    expect(await ratings()).toEqual([null, null]);
    const before = await catalogueVersion(db());
    await rate('1', 13, 3);
    expect(await ratings()).toEqual([{ average: 4.3, count: 3 }, null]);
    await rate('1', 13, 3);
    await rate('404', 5, 1);
    expect(await catalogueVersion(db())).toBe(before + 1);
    await put(['1'], { name: { fi: 'Uusi nimi' } });
    await bumpVersion(db());
    expect(await ratings()).toEqual([{ average: 4.3, count: 3 }, null]);
    await rate('1', 0, 0);
    expect(await ratings()).toEqual([null, null]);
    expect(catalogue.current()).toBe(index);
    catalogue.stop();
  });

  test('ids of variants lead to their product, also when it is no longer sold', async () => {
    const variants = [{ ...variant('21'), merchantId: '21' }];
    await put(['2'], { variants });
    await db().transaction((tx: Db) => deactivate(tx, ['2']));
    const found = await productIdsOf(db(), ['1', '21', '404']);
    expect([...found].toSorted()).toEqual([
      ['1', '1'],
      ['21', '2'],
    ]);
    expect([...(await productNames(db(), ['2', '404']))]).toEqual([['2', product('2').name]]);
  });

  test('after the last piece is bought, card and product page say sold out; given back, they sell again', async () => {
    const catalogue = await holdIndex(source());
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    const deps = {
      index: catalogue.current,
      readProduct: makeReadProduct(db(), readPrices, () => catalogue.current().version),
      readFacts: (sokId: string) => readFacts(db(), sokId),
      readStock: (sokIds: string[]) => readStock(db(), sokIds),
      publishesCoopPrices: () => false,
      customerOf: async () => null,
      now,
    };
    app.route('/', makeCatalogueApp(deps));
    const get = async <Reply>(path: string) => (await (await app.request(path)).json()) as Reply;
    const shown = async () => {
      await catalogue.refresh();
      const { products } = await get<ProductList>('/v3/category?sortBy=name&sortDirection=ASC');
      const all = await get<ProductList>('/v3/category?onlyInStock=false');
      return {
        cards: products.map(({ sokId }) => sokId),
        card: all.products.find(({ sokId }) => sokId === '1')?.availability,
        pages: await Promise.all(
          ['/v2/product/1', '/v3/product/1'].map(
            async (path) => (await get<Product>(path)).availability,
          ),
        ),
      };
    };
    const index = catalogue.current();
    await take('1', 9);
    const sold = ['AVAILABLE', 'AVAILABLE'];
    expect(await shown()).toEqual({ cards: ids, card: 'AVAILABLE', pages: sold });
    await take('1', 1);
    expect(await shown()).toEqual({
      cards: ['2', '3', '4'],
      card: 'SOLD_OUT',
      pages: ['SOLD_OUT', 'SOLD_OUT'],
    });
    await release('1', 1);
    expect(await shown()).toEqual({ cards: ids, card: 'AVAILABLE', pages: sold });
    expect(catalogue.current()).toBe(index);
    catalogue.stop();
  });

  test('a product is read again after the catalogue changed, its stock each time', async () => {
    let version = 1;
    const colours = ['11', '12'].map((sokId) => ({ ...variant(sokId), merchantId: sokId }));
    await put(['1'], {
      variants: colours,
      sellables: colours.map(({ sokId }) => ({ sokId, quantity: 2, price: price(1000) })),
    });
    const priceOf = async (): Promise<Map<string, PriceRecord>> =>
      new Map(['11', '12'].map((id) => [id, price(100 * version)]));
    const read = makeReadProduct(db(), priceOf, () => version);
    const shown = async () => {
      const record = await read('12');
      const { sokId, name, stock, variants, price: lowest } = record ?? product('none');
      const pieces = variants.map((one) => one.stock);
      return [sokId, name.fi, lowest.regularCents, stock, ...pieces];
    };
    expect(await shown()).toEqual(['1', 'Tavara 1', 100, 4, 2, 2]);
    await put(['1'], { name: { fi: 'Uusi nimi' }, variants: colours });
    await take('12', 2);
    expect(await shown()).toEqual(['1', 'Tavara 1', 100, 2, 2, 0]);
    version = 2;
    expect(await shown()).toEqual(['1', 'Uusi nimi', 200, 2, 2, 0]);
    expect(await read('999')).toBeNull();
  });

  test('only what changed is read again', async () => {
    await transactionsEnded(db());
    const { stockMark } = await reader().readState();
    expect((await reader().readChanges(stockMark)).stock).toEqual(new Map());
    await take('2', 3);
    await transactionsEnded(db());
    const changes = await reader().readChanges(stockMark);
    expect(changes.stock).toEqual(new Map([['2', 7]]));
    expect((await reader().readChanges(changes.stockMark)).stock).toEqual(new Map());
  });

  test('what a slow order took is seen although faster ones were looked at before it ended', async () => {
    const seen = new Map<string, number>();
    await transactionsEnded(db());
    let { stockMark } = await reader().readState();
    const poll = async () => {
      const changes = await reader().readChanges(stockMark);
      stockMark = changes.stockMark;
      for (const [sokId, quantity] of changes.stock) seen.set(sokId, quantity);
    };
    let faster: Promise<void> = Promise.resolve();
    await db().transaction(async (tx: Db) => {
      await takeStock(tx, [{ sokId: '1', quantity: 4 }]);
      faster = take('2', 1).then(poll);
      // The embedded database has one connection: there the faster order comes after all.
      await Promise.race([faster, setTimeout(500)]);
    });
    await faster;
    await poll();
    expect(seen).toEqual(
      new Map([
        ['2', 9],
        ['1', 6],
      ]),
    );
  });
});
