import { expect, test } from 'vitest';
import type { Campaign } from '#features/campaigns/record.ts';
import { brandsFirst, campaignsIn, hasRow, headPictures, rowLength } from './choose.ts';

const picture = (id: string) => ({ id, width: 8, height: 10 });
const shown = (id: string) => ({ picture: picture(id) });
const row = Array.from({ length: rowLength }, (_, i) => shown(`row ${i}`));
const idsOf = (pictures: { id: string }[]) => pictures.map(({ id }) => id);

test('the head has pictures of best sellers that nothing else on the page has, each once', () => {
  const best = [...row, shown('a'), { picture: null }, shown('below'), shown('b'), shown('a')];
  expect(idsOf(headPictures(best, [shown('below')], picture('own')))).toEqual(['a', 'b']);
  const many = [...row, shown('a'), shown('b'), shown('c'), shown('d')];
  expect(idsOf(headPictures(many, [], null))).toEqual(['a', 'b', 'c']);
});

test('with few products the head has the picture of the department, without one none', () => {
  expect(idsOf(headPictures(row, [], picture('own')))).toEqual(['own']);
  expect(headPictures(row, [], null)).toEqual([]);
});

test('best sellers are a row only where the list is much longer', () => {
  expect([hasRow(2 * rowLength), hasRow(2 * rowLength + 1)]).toEqual([false, true]);
});

const option = (id: string, count: number) => ({ id, name: id, count });

test('brands with the most products come first; one alone is left out', () => {
  const brands = [option('a', 3), option('b', 0), option('c', 9), option('d', 3)];
  expect(idsOf(brandsFirst(brands))).toEqual(['c', 'a', 'd']);
  expect(brandsFirst([option('a', 3), option('b', 0)])).toEqual([]);
  const many = Array.from({ length: 20 }, (_, i) => option(`${i}`, i));
  expect(brandsFirst(many)).toHaveLength(12);
});

test('campaigns are shown that run and have products here, the most important first (R173)', () => {
  const campaign = (path: string, level: Campaign['level'], endTime: string): Campaign => ({
    path,
    name: { fi: path },
    level,
    description: { fi: path },
    color: '#000000',
    useColorForPrices: false,
    startTime: '2026-01-01T00:00:00+02:00',
    endTime,
    filters: [],
    isPickupPointShippingFree: false,
  });
  const later = '2027-01-01T00:00:00+02:00';
  const all = [
    campaign('normal', 'normal', later),
    campaign('over', 'high', '2026-02-01T00:00:00+02:00'),
    campaign('elsewhere', 'high', later),
    campaign('high', 'high', later),
  ];
  const options = [
    option('normal', 2),
    option('over', 4),
    option('elsewhere', 0),
    option('high', 1),
  ];
  const found = campaignsIn(options, all, Date.parse('2026-06-01T00:00:00Z'));
  expect(found.map(({ campaign: { path }, count }) => [path, count])).toEqual([
    ['high', 1],
    ['normal', 2],
  ]);
});
