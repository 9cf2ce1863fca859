import { beforeEach, describe, expect, test } from 'vitest';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Language } from '#platform/i18n/language.ts';
import { makeLog } from '#platform/log.ts';
import { emptyList, type ProductCard, type ProductList } from '../catalogue/contract.ts';
import { noNotes } from '../catalogue/contract/search-notes.ts';
import { searchSorts } from '../catalogue/url-state/sorts.ts';
import { readListState } from '../catalogue/url-state.ts';
import { search, suggestions, topTerms } from './client.ts';
import type { Suggestions } from './contract.ts';
import { makeSearchApp } from './http.ts';
import { nothingSaid } from './testing.ts';
import type { SearchRequest } from './record/search-request.ts';
import { grammar } from '../linguistics/all-languages.ts';
import type { Search } from './record/missed.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const matches: ProductList = {
  ...emptyList,
  totalCount: 7,
  facets: { ...emptyList.facets, brands: [{ id: 'kaarna', name: 'Kaarna', count: 7 }] },
};

const regular = { priceEuroCents: 4990, hasVariation: false, discountPercent: 0 };
const card: ProductCard = {
  sokId: '100001',
  name: 'Villapaita',
  brandName: null,
  urlPath: '/tuote/villapaita/100001',
  picture: null,
  // Search does not depend on the content of prices.
  priceData: { regular } as ProductCard['priceData'],
  availability: 'AVAILABLE',
  colors: [],
  variantCount: 0,
  campaigns: [],
  comingCampaigns: [],
  isNew: false,
  rating: null,
};
const department = { path: 'muoti', name: 'Muoti', level: 1 };
const categories = [
  ['muoti/paidat', { fi: 'Paidat', sv: 'Tröjor', en: 'Tops' }, 9],
  ['muoti/villasukat', { fi: 'Villasukat', sv: 'Yllesockor', en: 'Wool socks' }, 4],
  ['muoti/villahousut', { fi: 'Villahousut', sv: 'Yllebyxor', en: 'Wool trousers' }, 5],
].map(([path, name, count]) => ({
  path: path as string,
  name: name as Record<Language, string>,
  urlPath: `/kategoria/${path as string}`,
  level: 2,
  breadcrumbs: [department, { path: path as string, name: '', level: 2 }],
  parents: ['muoti'],
  count: count as number,
  picture: null,
}));

let version = 1;
let asked: { request: SearchRequest; view: { language: string; now: number } }[] = [];
beforeEach(() => {
  asked = [];
});

const noted: Search[] = [];

const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
app.route(
  '/',
  makeSearchApp({
    list: (request, view) => {
      asked.push({ request, view });
      return request.text === 'yxa' ? emptyList : matches;
    },
    options: () => ({ ...nothingSaid, sizes: [], colors: { fi: [], sv: [], en: [] } }),
    forms: grammar,
    now: () => now,
    searched: (language) => (language === 'sv' ? ['yxa', 'mössa'] : []),
    decided: () => ({
      topTerms: { fi: ['villapaita'], sv: ['tröja', 'yxa'], en: [] },
      neverOffered: [],
    }),
    names: {
      version: () => version,
      categories: (language) => categories.map((one) => ({ ...one, name: one.name[language] })),
      brands: () => [
        { id: 'villa-oy', name: 'Villa Oy', count: 3 },
        { id: 'kaarna', name: 'Kaarna', count: 7 },
      ],
    },
    categoriesOf: () => ['muoti', 'muoti/paidat'],
    noted: (one) => void noted.push(one),
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
    ['campaigns', 'black-friday'],
    ['sizes', 'M'],
    ['propertyId', 'diet.vegan'],
    ['availableOnline', 'true'],
    ['priceFrom', '1000'],
    ['onlyReduced', 'true'],
  ]);
  const response = await app.request(`/v2/retail/search?${query}`, {
    headers: { 'x-language': 'en' },
  });
  expect([response.status, await response.json()]).toEqual([200, { ...matches, meant: null }]);
  expect(asked).toEqual([
    {
      request: {
        text: 'villa',
        filters: {
          campaigns: ['black-friday'],
          brands: ['kaarna', 'aalto'],
          colors: ['musta'],
          sizes: ['M'],
          properties: ['diet.vegan'],
        },
        price: { from: 1000, to: Infinity },
        onlyReduced: true,
        sortBy: 'price',
        sortDirection: 'ASC',
        page: 2,
        pageSize: 10,
        onlyInStock: true,
        availableOnline: true,
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
    filters: { campaigns: [], brands: [], colors: [], sizes: [], properties: [] },
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
    expect([await response.json(), asked]).toEqual([{ ...emptyList, meant: null }, []]);
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

test('a page asks with the state of its address, and not at all for one character (R103, R106, R113, R114)', async () => {
  const stateOf = (query: string) => readListState(new URLSearchParams(query), searchSorts);
  const state = stateOf(
    'hakutermi=å1&brändi=kaarna&väri=musta&koko=M&ominaisuus=diet.vegan&kampanja=outlet&verkkosaatavuus=true&sivu=3&' +
      'lajitteluperuste=nimi&lajittelusuunta=nouseva',
  );
  expect(await search(connection, state)).toEqual({ ...matches, meant: null });
  expect(asked[0]).toMatchObject({
    request: {
      text: 'å1',
      page: 3,
      filters: {
        campaigns: ['outlet'],
        brands: ['kaarna'],
        colors: ['musta'],
        sizes: ['M'],
        properties: ['diet.vegan'],
      },
      availableOnline: true,
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
  expect(await search(dead, stateOf('hakutermi=%20x%20'))).toEqual({ ...emptyList, meant: null });
});

test('a page’s search carries a random visitor id, the same for all pages: they are nobody’s (R386, R390)', async () => {
  const ids: (string | null)[] = [];
  const noting = {
    ...connection,
    fetch: (request: Request) => {
      ids.push(new URL(request.url).searchParams.get('retailApiVisitorId'));
      return connection.fetch(request);
    },
  };
  const state = readListState(new URLSearchParams('hakutermi=villa'), searchSorts);
  await search(noting, state);
  await search({ ...noting, language: 'fi' }, state);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);
});

test('GET /v1/products/search/topTerms answers terms in the language that find something (R281)', async () => {
  const terms = async (language: string) => {
    const headers = { 'x-language': language };
    const response = await app.request('/v1/products/search/topTerms', { headers });
    return response.json();
  };
  expect([await terms('fi'), await terms('sv')]).toEqual([['villapaita'], ['mössa', 'tröja']]);
  matches.corrected = [{ typed: 'villapaita', meant: 'villapaidat' }];
  expect(await terms('fi')).toEqual([]);
  matches.corrected = [];
});

const suggested = async (term: string, language = 'fi') => {
  const headers = { 'x-language': language };
  const query = new URLSearchParams({ term });
  const response = await app.request(`/v1/search/suggestions?${query}`, { headers });
  return (await response.json()) as Suggestions;
};

test('GET /v1/search/suggestions answers names that begin so, then the categories of the products found', async () => {
  matches.products = [card];
  expect(await suggested(' villa ')).toEqual({
    categories: [
      { name: 'Villahousut', above: ['Muoti'], urlPath: '/kategoria/muoti/villahousut' },
      { name: 'Villasukat', above: ['Muoti'], urlPath: '/kategoria/muoti/villasukat' },
      { name: 'Paidat', above: ['Muoti'], urlPath: '/kategoria/muoti/paidat' },
    ],
    brands: [{ id: 'villa-oy', name: 'Villa Oy', count: 3 }],
    products: [
      {
        sokId: '100001',
        name: 'Villapaita',
        brandName: null,
        urlPath: '/tuote/villapaita/100001',
        picture: null,
        priceData: card.priceData,
      },
    ],
    totalCount: 7,
    terms: [],
    corrected: [],
    left: [],
  });
  expect(asked[0]?.request).toMatchObject({ text: 'villa', page: 1, pageSize: 6 });
});

test('suggestions speak the language, and follow the catalogue when it changes', async () => {
  matches.products = [];
  const names = async (term: string) => (await suggested(term, 'sv')).categories.map((c) => c.name);
  expect(await names('ylle')).toEqual(['Yllebyxor', 'Yllesockor']);
  const [first] = categories;
  if (first) first.name = { ...first.name, sv: 'Ylletröjor' };
  expect(await names('ylle')).toEqual(['Yllebyxor', 'Yllesockor']);
  version += 1;
  expect(await names('ylle')).toEqual(['Ylletröjor', 'Yllebyxor', 'Yllesockor']);
});

test('for a term that finds nothing the categories named alike are near', async () => {
  matches.products = [];
  const { categories: near, brands } = await suggested('villapatja');
  expect([near.map(({ name }) => name), brands]).toEqual([['Villahousut', 'Villasukat'], []]);
});

test.each(['', 'v', ' v '])(
  'for %j nothing is suggested, no brands and no products (R113, R126)',
  async (term) => {
    const none = { ...noNotes, categories: [], brands: [], products: [], totalCount: 0, terms: [] };
    expect([await suggested(term), asked]).toEqual([none, []]);
  },
);

test('a page asks for suggestions and top terms (R124, R281)', async () => {
  matches.products = [];
  expect((await suggestions(connection, 'ka')).brands).toEqual([
    { id: 'kaarna', name: 'Kaarna', count: 7 },
  ]);
  expect(await topTerms(connection)).toEqual(['mössa', 'tröja']);
});

describe('what is noted of searches', () => {
  const get = async (query: string) => {
    noted.length = 0;
    await app.request(`/v2/retail/search?${query}`, { headers: { 'x-language': 'sv' } });
    return noted;
  };

  test('the term, what it found and how long it took, of first pages without filters', async () => {
    const facts = { language: 'sv', corrected: false, ms: expect.any(Number) as number };
    expect(await get('search=%20Villa&sortBy=Price')).toEqual([
      { term: 'Villa', totalCount: 7, ...facts },
    ]);
    expect(await get('search=yxa')).toEqual([{ term: 'yxa', totalCount: 0, ...facts }]);
  });

  test.each([
    'search=a',
    'search=villa&page=2',
    ...['brands', 'colors', 'sizes', 'propertyId', 'campaigns'].map(
      (name) => `search=villa&${name}=x`,
    ),
    'search=villa&priceFrom=1',
    'search=villa&priceTo=100',
    'search=villa&onlyReduced=true',
    'search=villa&availableOnline=true',
  ])('nothing of %s', async (query) => expect(await get(query)).toEqual([]));

  test('nothing of suggestions and top terms', async () => {
    noted.length = 0;
    await suggestions(connection, 'yxa');
    await topTerms(connection);
    expect(noted).toEqual([]);
  });
});
