import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { item, many, openFeeds } from './testing/feeds.ts';

onOneDatabase('prices that feeds change', (database) => {
  const feeds = openFeeds(database);
  const { tsv, run, product, prices } = feeds;
  beforeEach(feeds.clear);

  test('a price that falls to less than a fifth is a typing mistake: the item stays as it is', async () => {
    const variant = (id: string, price: string) =>
      item(id, { item_group_id: 'g', size: id, price: `${price} EUR` });
    const feed = (a: string, b: string, c: string) =>
      tsv('fall.fi.tsv', [
        item('1', { price: `${a} EUR`, title: `Tavara ${a}` }),
        variant('2', b),
        variant('3', c),
      ]);
    const cents = () => ['1', '2', '3'].map((id) => prices.get(id)?.regularCents);
    await run([feed('59.95', '20.00', '20.00')]);
    const slip = feed('0.01', '0.20', '18.00');
    const summary = await run([slip]);
    expect(summary).toMatchObject({ changed: 1, removed: 0 });
    expect(summary.rejected).toMatchObject([
      {
        line: 2,
        id: '1',
        field: 'price',
        reason: expect.stringMatching(/less than 20 %/) as string,
      },
      { line: 3, id: '2', field: 'price' },
    ]);
    expect(cents()).toEqual([5995, 2000, 1800]);
    expect((await product('1'))?.name.fi).toBe('Tavara 59.95');
    expect(await run([slip])).toMatchObject({ changed: 0, removed: 0 });
    expect(await run([slip], { confirm: true })).toMatchObject({ changed: 2, rejected: [] });
    expect(cents()).toEqual([1, 20, 1800]);
  });

  test('a price of a supplemental feed that falls so far is rejected, too', async () => {
    await run([tsv('u.fi.tsv', [item('1'), item('2')])]);
    const file = tsv('u-prices.tsv', [
      { id: '1', price: '0.10 EUR' },
      { id: '2', price: '9.00 EUR' },
    ]);
    const summary = await run([file], { supplemental: true });
    expect(summary).toMatchObject({ changed: 1, rejected: [{ line: 2, id: '1', field: 'price' }] });
    expect(prices.get('1')?.regularCents).toBe(1000);
    await run([file], { supplemental: true, maxFall: 1 });
    expect(prices.get('1')?.regularCents).toBe(10);
  });

  test('a supplemental feed changes prices of known products only', async () => {
    await run([tsv('s.fi.tsv', many(2))]);
    const file = tsv('s-prices.tsv', [
      { id: '100', sale_price: '7.90 EUR', loyalty_program: 'shop:coop:6.90 EUR' },
      { id: '999', sale_price: '7.90 EUR' },
    ]);
    const summary = await run([file], { supplemental: true });
    expect(summary).toMatchObject({ changed: 1, removed: 0 });
    expect(summary.rejected).toMatchObject([{ line: 3, reason: 'is not in the shop' }]);
    expect(prices.get('100')).toMatchObject({
      regularCents: 1000,
      sale: { cents: 790 },
      coopCents: 690,
    });
    expect(await run([file], { supplemental: true })).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test('a supplemental feed leaves prices of kinds that it has no column for; an empty cell ends one', async () => {
    await run([tsv('t.fi.tsv', many(2))]);
    const begun = { id: '100', sale_price: '7.90 EUR', loyalty_program: 'shop:coop:6.90 EUR' };
    await run([tsv('t-prices.tsv', [begun])], { supplemental: true });
    const reduced = { regularCents: 1200, sale: { cents: 790 }, coopCents: 690 };
    const raised = tsv('t-raised.tsv', [{ id: '100', price: '12.00 EUR', quantity: '3' }]);
    const summary = await run([raised], { supplemental: true });
    expect(summary).toMatchObject({ changed: 1, files: [{ ignored: [{ name: 'quantity' }] }] });
    expect(prices.get('100')).toMatchObject(reduced);
    const ended = tsv('t-ended.tsv', [
      { id: '100', price: '', loyalty_program: '' },
      { id: '101', price: '9.00 EUR', loyalty_program: '' },
    ]);
    await run([ended], { supplemental: true });
    expect(prices.get('100')).toMatchObject({ ...reduced, coopCents: null });
  });

  test('a supplemental feed without prices changes nothing, and says what it is for', async () => {
    await run([tsv('u.fi.tsv', many(2))]);
    const reduced = tsv('u-prices.tsv', [{ id: '100', sale_price: '7.90 EUR' }]);
    await run([reduced], { supplemental: true });
    const stock = tsv('u-stock.tsv', [{ id: '100', quantity: '3', availability: 'out_of_stock' }]);
    const summary = await run([stock], { supplemental: true });
    expect(summary).toMatchObject({ changed: 0, failed: [{ reason: expect.any(String) }] });
    expect(summary.failed[0]?.reason).toContain('has no price, sale_price, loyalty_program.');
    expect(prices.get('100')).toMatchObject({ sale: { cents: 790 } });
  });
  test('a sale at the price itself ends the sale before, and is noted', async () => {
    await run([tsv('e.fi.tsv', many(2))]);
    const sale = (id: string, cents: string) => ({ id, price: '10.00 EUR', sale_price: cents });
    await run([tsv('e-prices.tsv', [sale('100', '8 EUR')])], { supplemental: true });
    const equal = tsv('e-prices.tsv', [sale('100', '10 EUR'), sale('101', '12 EUR')]);
    const { changed, noted, rejected } = await run([equal], { supplemental: true });
    expect([changed, prices.get('100')?.sale]).toEqual([1, null]);
    expect(noted).toMatchObject([{ line: 2, id: '100', field: 'sale_price' }]);
    expect(rejected).toMatchObject([{ line: 3, reason: 'must be below price' }]);
  });

  test('a feed takes a product whose sale is faulty, without it', async () => {
    const rows = [item('1', { sale_price: '10.00 EUR' }), item('2', { sale_price: 'x' })];
    const { added, rejected, noted } = await run([tsv('f.fi.tsv', rows)]);
    expect([added, rejected]).toEqual([2, []]);
    expect(noted.map(({ line, field, value }) => [line, field, value])).toEqual([
      [2, 'sale_price', '10.00 EUR'],
      [3, 'sale_price', 'x'],
    ]);
  });
});
