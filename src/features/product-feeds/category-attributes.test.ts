import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { readItem } from './attributes.ts';
import { item, openFeeds } from './testing/feeds.ts';

const row = { id: '1', title: 'Tuoli', price: '10 EUR', availability: 'in_stock' };
const read = (product_type: string, google_product_category: string) => {
  const result = readItem({ ...row, product_type, google_product_category });
  return 'item' in result ? result.item.product_type : result.faults;
};

test.each([
  ['Koti > Tuolit', 'Furniture > Chairs', ['Koti', 'Tuolit']],
  ['Koti > Tuolit', '443', ['Koti', 'Tuolit']],
  ['', 'Furniture > Chairs', ['Furniture', 'Chairs']],
  [' ', '443 - Furniture > Chairs', ['Furniture', 'Chairs']],
  ['', 'A > B > C > D > E > F > G', ['A', 'B', 'C', 'D', 'E', 'F']],
])('of the product type %j and Google’s category %j the category is %j', (own, google, levels) => {
  expect(read(own, google)).toEqual(levels);
});

test.each([
  [
    '',
    '443',
    'is only the number of a Google category: send product_type, or the category in words',
  ],
  ['', '', 'is missing'],
  ['', ' > ', 'is missing'],
])('the product type %j and Google’s category %j are refused: it %s', (own, google, reason) => {
  expect(read(own, google)).toEqual([{ field: 'product_type', reason }]);
});

onOneDatabase('categories in feeds', (database) => {
  const feeds = openFeeds(database);
  beforeEach(feeds.clear);

  test('a file may have Google’s category for its only one, and must have one of the two', async () => {
    const { product_type: _, ...bare } = item('1');
    const google = { ...bare, google_product_category: 'Koti > Tuolit' };
    const { added, files } = await feeds.run([feeds.tsv('g.fi.tsv', [google])]);
    expect([added, files[0]?.ignored]).toEqual([1, []]);
    expect((await feeds.product('1'))?.categoryPath).toBe('koti/tuolit');
    const { failed } = await feeds.run([feeds.tsv('h.fi.tsv', [bare])]);
    expect(failed[0]?.reason).toContain(
      'the column product_type or google_product_category cannot be found',
    );
    const path = join(feeds.folder, 'x.fi.xml');
    const fields = Object.entries({ ...google, id: '7' }).map(([key, value]) => {
      const text = value.replaceAll('>', '&gt;');
      return `<g:${key}>${text}</g:${key}>`;
    });
    writeFileSync(path, `<rss><channel><item>${fields.join('')}</item></channel></rss>`);
    expect(await feeds.run([path])).toMatchObject({ added: 1, rejected: [] });
  });
});
