import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { commonName } from './group-names.ts';
import { item, openFeeds } from './testing/feeds.ts';

test.each([
  [['Paita Musta S', 'Paita Punainen M', 'Paita Musta L'], 'Paita'],
  [['Jakkara, tammi', 'Jakkara, koivu'], 'Jakkara'],
  [['Kynä – sininen', 'Kynä – punainen'], 'Kynä'],
  [['Villapaita', 'Villapaita'], 'Villapaita'],
  [['Sukat', 'Lapaset'], ''],
  [['Lakana 150 x 210', 'Lakana 240 x 210'], 'Lakana'],
  [[], ''],
])('what titles such as %j have in common is “%s”', (titles, name) => {
  expect(commonName(titles)).toBe(name);
});

onOneDatabase('groups in feeds', (database) => {
  const feeds = openFeeds(database);
  const { folder, tsv, run, product } = feeds;
  beforeEach(feeds.clear);

  test('are called by what their titles have in common, in each language', async () => {
    const rows = (titles: string[]) =>
      titles.map((title, at) =>
        item(String(11 + at), { title, item_group_id: '5', size: ['S', 'M'][at] ?? '' }),
      );
    const files = [
      tsv('p.fi.tsv', rows(['Paita Musta S', 'Paita Punainen M'])),
      tsv('p.sv.tsv', rows(['Tröja Svart S', 'Tröja Röd M'])),
      tsv('p.en.tsv', rows(['Black shirt S', 'Red shirt M'])),
    ];
    await run(files);
    expect((await product('5'))?.name).toEqual({ fi: 'Paita', sv: 'Tröja', en: 'Black shirt S' });
    expect(await run(files)).toMatchObject({ unchanged: 1, changed: 0 });
  });

  test('have no two items that look the same to who chooses', async () => {
    const group = { item_group_id: 'PAITA', color: 'Musta', size: 'S' };
    const rows = [
      item('1', { ...group, material: 'Puuvilla' }),
      item('2', { ...group, size: 's', material: 'puuvilla' }),
      item('3', { ...group, size: 'M' }),
    ];
    const { rejected, added } = await run([tsv('g.fi.tsv', rows)]);
    const reason =
      'has no other colour, size, material or pattern than id 1, so nobody could choose it';
    expect(rejected).toMatchObject([{ id: '2', field: 'item_group_id', reason }]);
    expect(added).toBe(1);
  });

  test('a row that joins or leaves a group is found by its former id', async () => {
    const alone = [item('2001'), item('2004')];
    const size = (id: string) => ({ item_group_id: '7000', size: id });
    const joined = [item('2001', size('S')), item('2004', size('M'))];
    const file = (rows: typeof alone) => [tsv('r.fi.tsv', rows)];
    const found = async (id: string) => (await product(id))?.sokId;
    await run(file(alone));
    expect(await found('2001')).toBe('2001');
    await run(file(joined), { confirm: true });
    expect([await found('2001'), await found('2004'), await found('7000')]).toEqual(
      Array(3).fill('7000'),
    );
    await run(file(alone), { confirm: true });
    expect([await found('2001'), await found('2004')]).toEqual(['2001', '2004']);
    expect(await found('7000')).toBe('2001');
    expect(await found('9999')).toBeUndefined();
  });

  test('an attribute that is repeated counts once where it has one value', async () => {
    const path = join(folder, 'x.fi.xml');
    const fields = `<g:id>1</g:id><title>Tuoli</title><title>Stol</title>
      <g:product_type>Retkeily &gt; Tuolit</g:product_type><g:product_type>Ale &gt; Talvi</g:product_type>
      <g:price>10.00 EUR</g:price><g:price>12.00 EUR</g:price><g:availability>in_stock</g:availability>
      <g:promotion_id>a</g:promotion_id><g:promotion_id>b</g:promotion_id>`;
    writeFileSync(path, `<rss><channel><item>${fields}</item></channel></rss>`);
    expect(await run([path])).toMatchObject({ added: 1, rejected: [] });
    expect(await product('1')).toMatchObject({
      name: { fi: 'Tuoli' },
      categoryPath: 'retkeily/tuolit',
      price: { regularCents: 1000 },
      promotions: ['a', 'b'],
    });
  });

  test('texts of food that are not in Finnish and in Swedish are noted (L23)', async () => {
    const food = { ingredients: 'socker', storage_instructions: 'torrt' };
    const rows = [item('1', food), item('2')];
    const alone = await run([tsv('f.sv.tsv', rows)]);
    expect([alone.added, alone.rejected]).toEqual([2, []]);
    expect(alone.noted.map(({ id, line, field, reason }) => [id, line, field, reason])).toEqual([
      ['1', 2, 'ingredients', expect.stringContaining('must be in Finnish too')],
      ['1', 2, 'storage_instructions', expect.stringContaining('must be in Finnish too')],
    ]);
    const finnish = item('1', { ingredients: 'sokeri', storage_instructions: 'kuivassa' });
    const both = await run([tsv('f.sv.tsv', rows), tsv('f.fi.tsv', [finnish, item('2')])]);
    expect(both.noted).toEqual([]);
  });

  test('what a row gives and nobody can use is noted, and the row is taken', async () => {
    const rows = [
      item('1', { unit_pricing_measure: '500 g + 100 g' }),
      item('2', { unit_pricing_measure: '500 g', unit_pricing_base_measure: '1 l' }),
      item('3', { loyalty_program: 'aitta:coop:8.90 EUR' }),
      item('4', { unit_pricing_measure: '1 000 g', loyalty_program: 'shop:coop:8.90 EUR' }),
    ];
    const { noted, rejected, added } = await run([tsv('n.fi.tsv', rows)]);
    expect([added, rejected]).toEqual([4, []]);
    expect(noted.map(({ id, field, value }) => [id, field, value])).toEqual([
      ['1', 'unit_pricing_measure', '500 g + 100 g'],
      ['2', 'unit_pricing_measure', '500 g'],
      ['3', 'loyalty_program', 'aitta:coop:8.90 EUR'],
    ]);
    expect((await product('4'))?.price).toMatchObject({ unitAmount: 1, unit: 'kg' });
  });

  test('what was used before is not sold as new', async () => {
    const rows = [item('1', { condition: 'used' }), item('2', { condition: 'New' }), item('3')];
    const { rejected } = await run([tsv('c.fi.tsv', rows)]);
    const reason = 'must be new: the shop sells new products';
    expect(rejected).toMatchObject([{ id: '1', field: 'condition', reason }]);
  });
});
