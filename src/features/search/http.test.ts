import { beforeEach, expect, test } from 'vitest';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import { emptyList, type ProductList } from '../catalogue/contract.ts';
import { readListState, searchSorts } from '../catalogue/url-state.ts';
import { search } from './client.ts';
import { makeSearchApp, type SearchRequest } from './http.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const matches: ProductList = {
  ...emptyList,
  totalCount: 7,
  facets: { ...emptyList.facets, brands: [{ id: 'kaarna', name: 'Kaarna', count: 7 }] },
};

let asked: { request: SearchRequest; view: { language: string; now: number } }[] = [];
beforeEach(() => {
  asked = [];
});

const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
app.route(
  '/',
  makeSearchApp({
    list: (request, view) => {
      asked.push({ request, view });
      return matches;
    },
    now: () => now,
    topTerms: (language) => (language === 'sv' ? ['tröja'] : ['villapaita']),
  }),
);
const connection = {
  baseUrl: 'http://test.local',
  fetch: (request: Request) => app.fetch(request),
  language: 'sv' as const,
  correlationId: 'test-12345678',
};

test('GET /v2/retail/search answers products, totalCount and facets (R280, R115)', async () => {
  const query = new URLSearchParams([
    ['search', ' villa '],
    ['page', '2'],
    ['pageSize', '10'],
    ['sortBy', 'Price'],
    ['sortDirection', 'Asc'],
    ['brands', 'kaarna'],
    ['brands', 'aalto'],
    ['colors', 'musta'],
    ['retailApiVisitorId', 'visitor-1'],
  ]);
  const response = await app.request(`/v2/retail/search?${query}`, {
    headers: { 'x-language': 'en' },
  });
  expect([response.status, await response.json()]).toEqual([200, matches]);
  expect(asked).toEqual([
    {
      request: {
        text: 'villa',
        filters: { campaigns: [], brands: ['kaarna', 'aalto'], colors: ['musta'], sizes: [] },
        sortBy: 'price',
        sortDirection: 'ASC',
        page: 2,
        pageSize: 10,
        onlyInStock: true,
        availableOnline: false,
      },
      view: { language: 'en', now: now.epochMilliseconds },
    },
  ]);
});

test('without more it is page 1 of 48, the most relevant first (R097, R098, R112)', async () => {
  await app.request('/v2/retail/search?search=villa');
  expect(asked[0]?.request).toMatchObject({
    page: 1,
    pageSize: 48,
    sortBy: 'relevance',
    sortDirection: 'DESC',
    filters: { campaigns: [], brands: [], colors: [], sizes: [] },
  });
});

test.each([
  ['CreatedAt', 'created_at'],
  ['BestSeller', 'bestseller'],
  ['Price', 'price'],
  ['Name', 'name'],
  ['BuyableFromSort', 'buyable_from_sort'],
  ['Relevance', 'relevance'],
])('sorts by %s (R116)', async (sortBy, field) => {
  await app.request(`/v2/retail/search?search=villa&sortBy=${sortBy}`);
  expect(asked[0]?.request.sortBy).toBe(field);
});

test.each(['', 'search=', 'search=a', 'search=%20a%20'])(
  '?%s is shorter than two characters and finds nothing (R113)',
  async (query) => {
    const response = await app.request(`/v2/retail/search?${query}`);
    expect([await response.json(), asked]).toEqual([emptyList, []]);
  },
);

test.each([
  'search=villa&sortBy=created_at',
  'search=villa&sortDirection=ASC',
  'search=villa&page=x',
])('?%s is refused as wrong input (R116, R117)', async (query) => {
  const response = await app.request(`/v2/retail/search?${query}`);
  expect([response.status, asked]).toEqual([400, []]);
});

test('a page asks with the state of its address, and not at all for one character (R113, R114)', async () => {
  const stateOf = (query: string) => readListState(new URLSearchParams(query), searchSorts);
  const state = stateOf(
    'hakutermi=å1&brändi=kaarna&väri=musta&sivu=3&lajitteluperuste=nimi&lajittelusuunta=nouseva',
  );
  expect(await search(connection, state)).toEqual(matches);
  expect(asked[0]).toMatchObject({
    request: {
      text: 'å1',
      page: 3,
      filters: { brands: ['kaarna'], colors: ['musta'] },
      sortBy: 'name',
      sortDirection: 'ASC',
    },
    view: { language: 'sv' },
  });
  const dead = {
    ...connection,
    fetch: () => {
      throw new Error('There must be no call.');
    },
  };
  expect(await search(dead, stateOf('hakutermi=%20x%20'))).toEqual(emptyList);
});

test('GET /v1/products/search/topTerms answers terms in the language (R281)', async () => {
  const terms = async (language: string) => {
    const headers = { 'x-language': language };
    const response = await app.request('/v1/products/search/topTerms', { headers });
    return response.json();
  };
  expect([await terms('fi'), await terms('sv')]).toEqual([['villapaita'], ['tröja']]);
});
