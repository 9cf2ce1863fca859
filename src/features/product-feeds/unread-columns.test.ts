import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { itemColumns } from './attributes.ts';
import { item, openFeeds } from './testing/feeds.ts';
import { unreadColumns } from './unread-columns.ts';

const meantOf = (name: string, others: string[] = []) =>
  unreadColumns(new Set([name, ...others]), itemColumns).find((one) => one.name === name)?.meant;

test.each([
  ['sale_prise', 'sale_price'],
  ['sale-price', 'sale_price'],
  ['saleprice', 'sale_price'],
  ['quantiy', 'quantity'],
  ['gtni', 'gtin'],
  ['colour', 'color'],
  ['brands', 'brand'],
  ['sale_price_efective_dates', 'sale_price_effective_date'],
  ['unit_price_measure', null],
])('a column %s is perhaps %s', (name, meant) => {
  expect(meantOf(name)).toBe(meant);
});

test.each(
  'link mobile_link shipping tax adult multipack is_bundle size_type size_system custom_label_3 custom_label_4 expiration_date cost_of_goods_sold shipping_label shipping_weight identifier_exists product_weight product_length short_title lifestyle_image_link ads_redirect canonical_link pause'.split(
    ' ',
  ),
)('Google’s attribute %s, which is not read, is taken for no other', (name) => {
  expect(meantOf(name)).toBeNull();
});

test('what the file has already is not suggested, and what is read is not named', () => {
  expect(meantOf('sale_prise', ['sale_price'])).toBeNull();
  expect(unreadColumns(new Set(['id', '', 'price']), itemColumns)).toEqual([]);
});

onOneDatabase('columns of feeds', (database) => {
  const feeds = openFeeds(database);
  beforeEach(feeds.clear);

  test('files of other languages name only what the first file did not', async () => {
    const files = [
      feeds.tsv('c.fi.tsv', [item('1', { link: 'https://x.example', sale_prise: '8 EUR' })]),
      feeds.tsv('c.sv.tsv', [{ id: '1', titel: 'Vara', link: 'https://x.example', price: '' }]),
    ];
    const { files: read } = await feeds.run(files);
    expect(read.map(({ ignored }) => ignored)).toEqual([
      [
        { name: 'link', meant: null },
        { name: 'sale_prise', meant: 'sale_price' },
      ],
      [{ name: 'titel', meant: 'title' }],
    ]);
  });
});
