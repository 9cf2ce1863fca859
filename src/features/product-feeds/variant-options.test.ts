import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { item, openFeeds, type Row } from './testing/feeds.ts';

onOneDatabase('options of groups', (database) => {
  const feeds = openFeeds(database);
  beforeEach(feeds.clear);
  const stool = (id: string, more: Row) => item(id, { item_group_id: '5', ...more });
  const optionsOf = async () =>
    (await feeds.product('5'))?.variants.map(({ sokId, options }) => [sokId, options]);

  test('material distinguishes variants where colour and size do not, in each language', async () => {
    const rows = (...materials: string[]) =>
      materials.map((material, at) => stool(String(11 + at), { material }));
    const files = [
      feeds.tsv('s.fi.tsv', rows('Tammi', 'Koivu', 'Mänty')),
      feeds.tsv('s.sv.tsv', rows('Ek', 'Björk', 'Furu')),
    ];
    expect(await feeds.run(files)).toMatchObject({ added: 1, rejected: [] });
    expect(await optionsOf()).toEqual([
      ['11', { material: { fi: 'Tammi', sv: 'Ek' } }],
      ['12', { material: { fi: 'Koivu', sv: 'Björk' } }],
      ['13', { material: { fi: 'Mänty', sv: 'Furu' } }],
    ]);
    const { rows: stored } = await database().run('select details from catalogue.product');
    expect(stored[0]).toMatchObject({
      details: [
        { key: 'material', value: { fi: 'Tammi / Koivu / Mänty', sv: 'Ek / Björk / Furu' } },
      ],
    });
    expect(await feeds.run(files)).toMatchObject({ unchanged: 1, changed: 0 });
  });

  test('of material and pattern only what is needed is an option', async () => {
    const cotton = { material: 'Puuvilla' };
    await feeds.run([
      feeds.tsv('s.fi.tsv', [
        stool('1', { size: 'S', ...cotton, pattern: 'Raita' }),
        stool('2', { size: 'S', ...cotton, pattern: 'Ruutu' }),
        stool('3', { size: 'M', material: 'Villa' }),
      ]),
    ]);
    expect(await optionsOf()).toEqual([
      ['1', { pattern: { fi: 'Raita' } }],
      ['2', { pattern: { fi: 'Ruutu' } }],
      ['3', undefined],
    ]);
    await feeds.run([
      feeds.tsv('s.fi.tsv', [
        stool('1', { size: 'S', ...cotton }),
        stool('2', { size: 'M', material: 'Villa' }),
      ]),
    ]);
    expect(await optionsOf()).toEqual([
      ['1', undefined],
      ['2', undefined],
    ]);
  });

  test('a row without what the others of its group are chosen by is rejected', async () => {
    const rows = [
      stool('1', { material: 'Tammi' }),
      stool('2', {}),
      stool('3', { material: 'Koivu' }),
    ];
    const { rejected } = await feeds.run([feeds.tsv('s.fi.tsv', rows)]);
    expect(rejected).toMatchObject([{ line: 3, id: '2', field: 'material' }]);
    expect((await optionsOf())?.map(([id]) => id)).toEqual(['1', '3']);
  });
});
