import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  campaignSorts,
  categorySorts,
  listSorts,
  searchSorts,
  searchSortsIn,
} from './url-state/sorts.ts';
import { listKeys } from './url-state/keys.ts';
import { writeListState } from './url-state/write.ts';
import { readListState } from './url-state.ts';

/** Letters of any script, and often those that addresses or our own joining treat specially. */
const sign = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...'åäöÅÄÖ_~&+%#?=/; ', 'a\u030a', '%C3%A5'),
);
const value = fc.string({ unit: sign, minLength: 1, maxLength: 20 });
const clean = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');
/** Chosen in whatever order, they are written in one. */
const values = fc
  .uniqueArray(value.map(clean), { maxLength: 4 })
  .map((chosen) => chosen.toSorted());
const cents = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
const anyState = fc.record({
  searchTerm: fc.string({ unit: sign }).map((text) => clean(text).trim()),
  page: fc.integer({ min: 1, max: 900 }),
  filters: fc.record({
    campaigns: values,
    brands: values,
    colors: values,
    sizes: values,
    properties: values,
  }),
  sort: fc.constantFrom(...campaignSorts).map(({ field, direction }) => ({ field, direction })),
  availableOnline: fc.boolean(),
  price: fc
    .tuple(cents, cents)
    .map(([a, b]) => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b })),
  onlyReduced: fc.boolean(),
});

test('any list state survives address and browser encoding (R079, R086, R104, R105)', () => {
  fc.assert(
    fc.property(anyState, (before) => {
      const url = new URL(`https://shop.example/haku?${writeListState(before, campaignSorts)}`);
      expect(readListState(new URL(url.href).searchParams, campaignSorts)).toEqual(before);
    }),
  );
});

test('an address as one types it says the same as one a browser has encoded (R102, R103, R106)', () => {
  const typed = new URL('https://shop.example/haku?hakutermi=öljy&brändi=Åhtävä_Ö&väri=sinivihreä');
  const state = readListState(typed.searchParams, searchSorts);
  expect(state).toMatchObject({
    searchTerm: 'öljy',
    filters: { brands: ['Åhtävä', 'Ö'], colors: ['sinivihreä'], sizes: [], campaigns: [] },
    availableOnline: false,
  });
  expect(typed.search).toBe(
    '?hakutermi=%C3%B6ljy&br%C3%A4ndi=%C3%85ht%C3%A4v%C3%A4_%C3%96&v%C3%A4ri=sinivihre%C3%A4',
  );
  expect(writeListState(state, searchSorts).toString()).toBe(typed.search.slice(1));
});

test('every part of a state has its Finnish key (R102–R104, R106–R109)', () => {
  const state = {
    searchTerm: 'villa',
    page: 2,
    filters: {
      campaigns: ['outlet'],
      brands: ['a', 'b'],
      colors: ['musta'],
      sizes: ['S'],
      properties: ['diet.vegan', 'audience.women'],
    },
    sort: { field: 'price', direction: 'ASC' } as const,
    availableOnline: true,
    price: { from: 1000, to: 4990 },
    onlyReduced: true,
  };
  expect([...writeListState(state, listSorts)]).toEqual([
    ['hakutermi', 'villa'],
    ['kampanja', 'outlet'],
    ['brändi', 'a_b'],
    ['väri', 'musta'],
    ['koko', 'S'],
    ['ominaisuus', 'audience.women_diet.vegan'],
    ['hinta', '10-49.90'],
    ['alennus', 'true'],
    ['verkkosaatavuus', 'true'],
    ['lajitteluperuste', 'hinta'],
    ['lajittelusuunta', 'nouseva'],
    ['sivu', '2'],
  ]);
});

test.each([
  ['created_at', 'luomisaika'],
  ['relevance', 'relevanssi'],
  ['bestseller', 'bestseller'],
  ['position', 'sijoitus'],
  ['price', 'hinta'],
  ['name', 'nimi'],
  ['buyable_from_sort', 'saatavilla'],
] as const)('the sort %s is called %s, and goes both ways (R108, R109)', (field, word) => {
  const standard = { key: 'nameDown', field: 'name', direction: 'DESC' } as const;
  for (const [direction, way] of [
    ['ASC', 'nouseva'],
    ['DESC', 'laskeva'],
  ] as const) {
    const query = new URLSearchParams({ lajitteluperuste: word, lajittelusuunta: way });
    const { sort } = readListState(query, [standard, { key: 'nameUp', field, direction }]);
    expect(sort).toEqual({ field, direction });
  }
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

test.each([
  ['hinta', { field: 'price', direction: 'DESC' }],
  ['nimi', { field: 'name', direction: 'ASC' }],
  ['luomisaika', { field: 'created_at', direction: 'DESC' }],
])(
  'the sort %s without a direction goes the way that is offered first (R108, R110)',
  (word, sort) => {
    const query = new URLSearchParams({ lajitteluperuste: word });
    expect(readListState(query, listSorts).sort).toEqual(sort);
  },
);

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
  expect([categorySorts(''), categorySorts('villa')]).toEqual([listSorts, campaignSorts]);
  expect(searchSorts.map(({ key }) => key)).toEqual(['relevance', 'nameUp', 'nameDown']);
});

test('forms without scripts repeat a key, with the same result', () => {
  const state = readListState(new URLSearchParams('koko=S&koko=M'), listSorts);
  expect(state.filters.sizes).toEqual(['S', 'M']);
});

test('a sort option has a field, a direction and the key of its label (R094)', () => {
  for (const option of campaignSorts) {
    expect(option).toEqual({
      key: expect.any(String),
      field: expect.any(String),
      direction: expect.stringMatching(/^(ASC|DESC)$/),
    });
  }
});

test('what no call takes is left out: control characters, endless words, more values than there are', () => {
  const state = (query: Record<string, string>) =>
    readListState(new URLSearchParams(query), listSorts);
  expect(state({ hakutermi: ' a\u0000b\n ' }).searchTerm).toBe('a b');
  expect(state({ hakutermi: 'x'.repeat(201) }).searchTerm).toHaveLength(200);
  expect(state({ väri: `musta_a\u0000_${'x'.repeat(201)}` }).filters.colors).toEqual(['musta']);
  const many = Array.from({ length: 1000 }, (_, i) => i).join('_');
  expect(state({ koko: many }).filters.sizes).toHaveLength(100);
});

test('any query string is read as a state that is written and read as itself', () => {
  const key = fc.constantFrom(...listKeys);
  const text = fc.oneof(
    fc.string({ unit: sign, maxLength: 300 }),
    fc.constantFrom('1', 'true', '', 'a_b', '-5', '5-3'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(key, text), { maxLength: 8 }), (pairs) => {
      const once = readListState(new URLSearchParams(pairs), listSorts);
      const written = writeListState(once, listSorts);
      const again = readListState(new URLSearchParams(written.toString()), listSorts);
      expect(writeListState(again, listSorts).toString()).toBe(written.toString());
    }),
  );
});

test('a search in an order that searches do not offer shows that order among the others', () => {
  const keysIn = (field: 'price' | 'name', direction: 'ASC' | 'DESC') =>
    searchSortsIn({ field, direction }).map(({ key }) => key);
  expect(keysIn('price', 'ASC')).toEqual(['relevance', 'priceUp', 'nameUp', 'nameDown']);
  expect(keysIn('name', 'ASC')).toEqual(searchSorts.map(({ key }) => key));
});
