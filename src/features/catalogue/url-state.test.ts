import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  campaignSorts,
  listSorts,
  readListState,
  searchSorts,
  toggled,
  writeListState,
} from './url-state.ts';

const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const values = fc.uniqueArray(value, { maxLength: 4 });
const anyState = fc.record({
  searchTerm: fc.string({ unit: 'grapheme' }),
  page: fc.integer({ min: 1, max: 900 }),
  filters: fc.record({ campaigns: values, brands: values, colors: values, sizes: values }),
  sort: fc.constantFrom(...campaignSorts).map(({ field, direction }) => ({ field, direction })),
  availableOnline: fc.boolean(),
});

test('any list state survives address and browser encoding (R079, R104, R105)', () => {
  fc.assert(
    fc.property(anyState, (before) => {
      const url = new URL(`https://shop.example/haku?${writeListState(before, campaignSorts)}`);
      expect(readListState(new URL(url.href).searchParams, campaignSorts)).toEqual(before);
    }),
  );
});

test('an address without keys is page 1 of the default sort, and says so by saying nothing (R110, R112)', () => {
  const standard = readListState(new URLSearchParams(), listSorts);
  expect(standard).toMatchObject({ page: 1, sort: { field: 'created_at', direction: 'DESC' } });
  expect(writeListState(standard, listSorts).toString()).toBe('');
});

test.each([
  ['lajitteluperuste=halpuus&lajittelusuunta=nouseva'],
  ['lajitteluperuste=hinta&lajittelusuunta=sivuttain'],
  ['lajitteluperuste=relevanssi&lajittelusuunta=laskeva'],
])('the unknown sort %s falls back to the first allowed one (R111)', (query) => {
  expect(readListState(new URLSearchParams(query), listSorts).sort.field).toBe('created_at');
});

test.each(['0', '-1', '1.5', 'x', '1e9'])('page %s is page 1 (R107, R112)', (page) => {
  expect(readListState(new URLSearchParams({ sivu: page }), listSorts).page).toBe(1);
});

test('sort options stand in the specified order (R095, R096, R097)', () => {
  expect(listSorts.map(({ key }) => key)).toEqual([
    'newest',
    'bestseller',
    'priceDown',
    'priceUp',
    'nameUp',
    'nameDown',
  ]);
  expect(campaignSorts[0]?.key).toBe('relevance');
  expect(searchSorts.map(({ key }) => key)).toEqual(['relevance', 'nameUp', 'nameDown']);
});

test('changing a filter goes back to page 1 (R082)', () => {
  const before = readListState(new URLSearchParams('sivu=4&väri=sininen'), listSorts);
  const after = toggled(before, 'colors', 'musta');
  expect(after).toMatchObject({ page: 1, filters: { colors: ['sininen', 'musta'] } });
  expect(toggled(after, 'colors', 'sininen').filters.colors).toEqual(['musta']);
});

test('forms without scripts repeat a key, with the same result', () => {
  const state = readListState(new URLSearchParams('koko=S&koko=M'), listSorts);
  expect(state.filters.sizes).toEqual(['S', 'M']);
});
