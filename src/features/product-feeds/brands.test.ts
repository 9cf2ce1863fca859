import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { item, openFeeds } from './testing/feeds.ts';

onOneDatabase('brands of feeds', (database) => {
  const { clear, tsv, run, product } = openFeeds(database);
  beforeEach(clear);

  /** Imports one product of each brand; ids are 1 and so on. */
  const imported = (brands: readonly string[], name = 'm.fi.tsv', first = 1) =>
    run([
      tsv(
        name,
        brands.map((brand, i) => item(String(first + i), { brand })),
      ),
    ]);
  const brandsOf = async (...ids: string[]) => {
    const products = await Promise.all(ids.map(product));
    return products.map((one) => one?.brand && [one.brand.id, one.brand.name]);
  };
  const reasons = ({ noted }: Awaited<ReturnType<typeof run>>) =>
    noted.filter(({ field }) => field === 'brand').map(({ id, reason }) => `${id} ${reason}`);

  test.each([
    [
      ['H&M', 'H+M'],
      [
        ['h-m', 'H&M'],
        ['h-m-2', 'H+M'],
      ],
      ['2 has the same letters in an address as "H&M", so its own is /tuotemerkki/h-m-2'],
    ],
    [
      ['Pöllö', 'Pollo', 'Pöllo'],
      [
        ['pollo', 'Pöllö'],
        ['pollo-2', 'Pollo'],
        ['pollo-3', 'Pöllo'],
      ],
      [
        '2 has the same letters in an address as "Pöllö", so its own is /tuotemerkki/pollo-2',
        '3 has the same letters in an address as "Pöllö", so its own is /tuotemerkki/pollo-3',
      ],
    ],
    [
      ['Kuutar', 'KUUTAR', 'kuutar ', 'Kuutar'],
      Array.from({ length: 4 }, () => ['kuutar', 'Kuutar']),
      [
        '2 is taken for "Kuutar", as the rows before write it',
        '3 is taken for "Kuutar", as the rows before write it',
      ],
    ],
  ])(
    '%j are apart unless only capitals and blanks differ, and what is done is noted',
    async (given, expected, notes) => {
      const summary = await imported(given);
      expect(await brandsOf(...given.map((_, i) => String(i + 1)))).toEqual(expected);
      expect(reasons(summary)).toEqual(notes);
    },
  );

  test('keep their addresses in any order of rows, and products that stay are not written', async () => {
    await imported(['H&M', 'H+M']);
    const rows = [item('2', { brand: 'H+M' }), item('1', { brand: 'H&M' })];
    expect(await run([tsv('m.fi.tsv', rows)])).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await brandsOf('1', '2')).toEqual([
      ['h-m', 'H&M'],
      ['h-m-2', 'H+M'],
    ]);
  });

  test('of another feed keep theirs', async () => {
    await imported(['Pollo']);
    await imported(['Pöllö', 'POLLO'], 'toinen.fi.tsv', 11);
    expect(await brandsOf('1', '11', '12')).toEqual([
      ['pollo', 'POLLO'],
      ['pollo-2', 'Pöllö'],
      ['pollo', 'POLLO'],
    ]);
  });

  test('that are only written otherwise than before keep their address', async () => {
    await imported(['Pollo', 'Pollo']);
    expect(reasons(await imported(['Pöllö', 'Pöllö']))).toEqual([]);
    expect(await brandsOf('1', '2')).toEqual([
      ['pollo', 'Pöllö'],
      ['pollo', 'Pöllö'],
    ]);
  });

  test('that were one in the shop come apart with the next import', async () => {
    await imported(['H+M', 'H+M']);
    expect(await imported(['H&M', 'H+M'])).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await brandsOf('1', '2')).toEqual([
      ['h-m-2', 'H&M'],
      ['h-m', 'H+M'],
    ]);
  });
});
