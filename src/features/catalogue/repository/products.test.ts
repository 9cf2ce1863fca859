/** From a feed's products to the records that pages and the index read. */
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { transactionsEnded } from '#platform/db/testing/transactions.ts';
import type { PriceRecord } from '../record.ts';
import type { ProductWrite } from '../record/written-product.ts';
import { price, variant, written } from '../testing.ts';
import { idsOfBarcode } from './barcodes.ts';
import { namesOf } from './names.ts';
import { catalogueReader, readProduct } from './read.ts';
import { deactivate, readKnown, writeProducts } from './write.ts';

const picture = (id: string) => ({ id, width: 100, height: 100 });
/** A variant as a feed has it. */
const sold = (sokId: string, pictureId?: string) => {
  const { price: _price, stock: _stock, ...rest } = variant(sokId);
  return { ...rest, merchantId: sokId, picture: pictureId ? picture(pictureId) : null };
};

onEveryDatabase('products', (database) => {
  let prices: Map<string, PriceRecord>;
  const db = () => database().db;
  const readPrices = async () => prices;
  const reader = () => catalogueReader(db(), readPrices);
  const write = (products: ProductWrite[], asOf = 0, faulty?: Set<string>) =>
    db().transaction((tx: Db) => writeProducts(tx, products, asOf, faulty));
  const read = (sokId: string) => readProduct(db(), readPrices, sokId);
  /** Ids of the products that change while the work is done. */
  async function changedBy(work: () => Promise<unknown>) {
    await transactionsEnded(db());
    const { stockMark } = await reader().readState();
    await work();
    return (await reader().readChangedIds(stockMark, 99)).toSorted();
  }
  const variantsOf = async (sokId: string) =>
    (await read(sokId))?.variants.map((one) => [one.sokId, one.picture?.id ?? null]);

  beforeEach(async () => {
    await database().run(
      'truncate catalogue.product, catalogue.variant, catalogue.stock, catalogue.brand, catalogue.category cascade',
    );
    const ids = ['1', '2', '3', '11', '12', '13'];
    prices = new Map(ids.map((id) => [id, price(1000)]));
  });

  test('are found by the barcode on them, whatever zeros it begins with', async () => {
    const withGtin = (sokId: string, gtin: string) => ({ ...sold(sokId), gtin });
    await write([
      written('10', { gtin: '6412345678905', variants: [withGtin('11', '0012345678905')] }),
      written('20', { gtin: '96385074' }),
    ]);
    const found = (barcode: string) => idsOfBarcode(db(), barcode);
    expect(await found('6412345678905')).toEqual(['10']);
    expect(await found('06412345678905')).toEqual(['10']);
    expect(await found('12345678905')).toEqual(['11', '10']);
    expect(await found('0000096385074')).toEqual(['20']);
    expect(await found('6412345678906')).toEqual([]);
  });

  test('have their names in every language, also as variants and when they are sold no more', async () => {
    const name = { fi: 'Mekko', sv: 'Klänning' };
    await write([
      written('10', { name, variants: [sold('11')] }),
      written('20', { name: { fi: 'Huivi' } }),
    ]);
    await db().transaction((tx) => deactivate(tx, ['20']));
    expect([...(await namesOf(db(), ['11', '20', '10', 'unknown', "'"]))].toSorted()).toEqual([
      ['10', name],
      ['11', name],
      ['20', { fi: 'Huivi' }],
    ]);
    expect(await namesOf(db(), [])).toEqual(new Map());
  });

  test('come in batches, each once, in the order of their ids', async () => {
    const ids = Array.from({ length: 251 }, (_, at) => String(1000 + at));
    prices = new Map(ids.map((id) => [id, price(1000)]));
    await write(ids.map((id) => written(id)));
    const batches = await Array.fromAsync(reader().readAllProducts([]));
    expect(batches.map((batch) => batch.length)).toEqual([250, 1]);
    expect(batches.flat().map(({ sokId }) => sokId)).toEqual(ids);
  });

  test('have the details that are asked for, in their order', async () => {
    const detail = (key: string, fi: string) => ({
      key,
      section: null,
      name: { fi: key },
      value: { fi },
    });
    const details = [detail('koko', '6'), detail('liitin', 'USB'), detail('koko', '7')];
    await write([written('1', { details }), written('2')]);
    const detailsOf = async (...keys: string[]) =>
      (await Array.fromAsync(reader().readAllProducts(keys))).flat().map((one) => one.details);
    expect(await detailsOf('koko', "x'")).toEqual([
      [detail('koko', '6'), detail('koko', '7')],
      undefined,
    ]);
    expect(await detailsOf()).toEqual([undefined, undefined]);
    const [one] = await reader().readProductsOf(['1'], ['liitin']);
    expect(one?.details).toEqual([detail('liitin', 'USB')]);
  });

  test('have the age limit and the entry of energy labels that their labels say (L28)', async () => {
    const labels = { eprel: '1002992', hazard: null, ageLimit: 18 };
    await write([written('1', { labels }), written('2'), written('3', { labels: null })]);
    expect(await read('1')).toMatchObject({ eprel: '1002992', ageLimit: 18 });
    for (const id of ['2', '3']) {
      expect(await read(id)).not.toHaveProperty('eprel');
      expect(await read(id)).not.toHaveProperty('ageLimit');
    }
  });

  test('cost what their cheapest variant does, and have the stock of all', async () => {
    prices.set('11', price(900)).set('12', price(700)).set('13', price(800));
    await write([
      written('1', {
        variants: ['11', '12', '13'].map((id) => sold(id)),
        sellables: ['11', '12', '13'].map((sokId) => ({ sokId, quantity: 2, price: price(1) })),
      }),
    ]);
    expect(await read('1')).toMatchObject({ price: { regularCents: 700 }, stock: 6 });
  });

  test('are sold only with a price, their variants too', async () => {
    await write([written('1'), written('2', { variants: ['11', '12'].map((id) => sold(id)) })]);
    prices = new Map([['12', price(500)]]);
    expect(await read('1')).toBeNull();
    expect(await variantsOf('2')).toEqual([['12', null]]);
    prices = new Map([['2', price(500)]]);
    expect(await read('2')).toMatchObject({ variants: [], stock: 10 });
  });

  test('are found by their own id and by that of a variant on sale, while they are on sale', async () => {
    const both = written('1', { variants: [sold('11'), sold('12')] });
    await write([both, written('2')]);
    await write([{ ...both, variants: [sold('12')] }]);
    const found = async (...ids: string[]) =>
      (await Promise.all(ids.map(read))).map((one) => one?.sokId ?? null);
    expect(await found('1', '12', '2', '11', '9')).toEqual(['1', '1', '2', null, null]);
    await db().transaction((tx: Db) => deactivate(tx, ['1']));
    expect(await found('1', '12', '2')).toEqual([null, null, '2']);
    const some = await reader().readProductsOf(['1', '2', '9'], []);
    expect(some.map(({ sokId }) => sokId)).toEqual(['2']);
    const all = (await Array.fromAsync(reader().readAllProducts([]))).flat();
    expect(all.map(({ sokId }) => sokId)).toEqual(['2']);
    await write([both]);
    expect(await found('1', '11', '12')).toEqual(['1', '1', '1']);
  });

  test('lose variants that their feed no longer has, but none whose row is faulty', async () => {
    const all = written('1', { variants: [sold('11'), sold('12', 'a'), sold('13')] });
    await write([all, written('2')]);
    await write([{ ...all, variants: [sold('12')] }], 0, new Set(['13']));
    expect(await variantsOf('1')).toEqual([
      ['12', 'a'],
      ['13', null],
    ]);
    await write([{ ...all, variants: [sold('13'), sold('12', 'b'), sold('11')] }]);
    expect(await variantsOf('1')).toEqual([
      ['13', null],
      ['12', 'b'],
      ['11', null],
    ]);
  });

  test('keep the date of their first import unless the feed has one', async () => {
    const dateOf = async () => (await read('1'))?.createdAt;
    const dated = (createdAt: number | null) => [written('1', { createdAt })];
    await write(dated(null), 5000);
    await write(dated(null), 6000);
    expect(await dateOf()).toBe(5000);
    await write(dated(2000), 7000);
    expect(await dateOf()).toBe(2000);
    await write(dated(null), 8000);
    expect(await dateOf()).toBe(2000);
  });

  test('keep their pictures when none could be fetched', async () => {
    await write([written('1', { pictures: [picture('a')] }), written('2')]);
    await write([written('1', { pictures: [] })]);
    expect((await read('1'))?.pictures).toEqual([picture('a')]);
    await write([written('1', { pictures: [picture('b')] })]);
    expect((await read('1'))?.pictures).toEqual([picture('b')]);
    const known = await readKnown(db());
    expect(['1', '2'].map((id) => known.get(id)?.hasPictures)).toEqual([true, false]);
  });

  test('change with the name of their brand, and with nothing else of it', async () => {
    const aalto = (name: string) => ({ brand: { id: 'aalto', name } });
    await write([written('1', aalto('Aalto')), written('2')]);
    expect(await changedBy(() => write([written('3', aalto('Aalto'))]))).toEqual(['3']);
    expect(await changedBy(() => write([written('3', aalto('AALTO'))]))).toEqual(['1', '3']);
    expect((await read('1'))?.brand).toEqual({ id: 'aalto', name: 'AALTO' });
    expect((await read('2'))?.brand).toBeNull();
  });

  test('are not taken for changed by what comes from a restored backup', async () => {
    await write([written('1'), written('2')]);
    const changed = (sokId: string, to: string) =>
      database().run(`alter table catalogue.product disable trigger user;
        update catalogue.product set changed = ${to} where sok_id = '${sokId}';
        alter table catalogue.product enable trigger user`);
    const future = 'pg_snapshot_xmax(pg_current_snapshot())::text::numeric + 1000';
    expect(
      await changedBy(async () => {
        await changed('1', `((${future})::text)::xid8`);
        await changed('2', 'pg_current_xact_id()');
      }),
    ).toEqual(['2']);
  });

  test('bring categories: the names of all languages, new ones after those there are', async () => {
    const path = (...names: [string, object][]) => ({
      categories: names.map(([id, name]) => ({ path: id, name: name as { fi: string } })),
    });
    await write([written('1', path(['ruoka', { fi: 'Ruoka' }], ['ruoka/leipa', { fi: 'Leipä' }]))]);
    await write([
      written('2', path(['apu', { fi: 'Apu' }])),
      written('3', path(['ruoka', { sv: 'Mat' }])),
    ]);
    const byPosition = (await reader().readCategories()).toSorted(
      (a, b) => a.position - b.position,
    );
    expect(byPosition.map(({ path: id, name }) => [id, name])).toEqual([
      ['ruoka', { fi: 'Ruoka', sv: 'Mat' }],
      ['ruoka/leipa', { fi: 'Leipä' }],
      ['apu', { fi: 'Apu' }],
    ]);
    expect((await read('1'))?.categoryPath).toBe('ruoka/leipa');
  });

  test('have the feed’s stock when its number is another, else what was sold since counts', async () => {
    const stockOf = async () => (await read('1'))?.stock;
    const put = (quantity: number) =>
      write([written('1', { sellables: [{ sokId: '1', quantity, price: price(1000) }] })]);
    await put(10);
    await database().run('update catalogue.stock set quantity = 7');
    await put(10);
    expect(await stockOf()).toBe(7);
    await put(11);
    expect(await stockOf()).toBe(11);
  });
});
