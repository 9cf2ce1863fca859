import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { sizeOf } from './sizes.ts';
import { item, openFeeds } from './testing/feeds.ts';

test.each([
  ['m', 'M'],
  ['xs/s', 'XS/S'],
  ['s-m', 'S-M'],
  ['3xl', '3XL'],
  ['xxl', 'XXL'],
  ['5l', '5l'],
  ['30 l', '30 l'],
  ['100 ml', '100 ml'],
  ['90  cm', '90 cm'],
  ['10m', '10m'],
])('the size %s is written %s', (text, size) => {
  expect(sizeOf(text, new Map())).toBe(size);
});

onOneDatabase('sizes in feeds', (database) => {
  const feeds = openFeeds(database);
  beforeEach(feeds.clear);

  test('are one however they are spelt: letters with capitals, others as spelt first', async () => {
    const shirt = (id: string, group: string, size: string) =>
      item(id, { item_group_id: group, size });
    const rows = [
      shirt('1', 'a', 'm'),
      shirt('2', 'a', 'One Size'),
      shirt('3', 'b', 'M'),
      shirt('4', 'b', 'one size'),
      item('5', { size: 'ONE  SIZE' }),
      shirt('6', 'b', 'ONE SIZE'),
    ];
    const { rejected } = await feeds.run([feeds.tsv('s.fi.tsv', rows)]);
    const sizesOf = async (id: string) =>
      (await feeds.product(id))?.variants.map(({ size }) => size);
    expect(await sizesOf('1')).toEqual(['M', 'One Size']);
    expect(await sizesOf('3')).toEqual(['M', 'One Size']);
    expect((await feeds.product('5'))?.size).toBe('One Size');
    expect(rejected.map(({ id }) => id)).toEqual(['6']);
  });
});
