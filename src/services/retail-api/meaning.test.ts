import { beforeAll, expect, test } from 'vitest';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import { colour, price, product, snapshot, variant } from '#features/catalogue/testing.ts';
import { grammar } from '#features/linguistics/all-languages.ts';
import { buildIndex } from '#features/search-index/build.ts';
import { optionsOf } from '#features/search-index/lists/options.ts';
import { decidedWith } from '#features/search-index/testing.ts';
import type { SearchResult } from '#features/search/contract/meant.ts';
import type { Suggestions } from '#features/search/contract.ts';
import { makeSearchApp } from '#features/search/http.ts';
import { nothingSaid } from '#features/search/testing.ts';

const instant = Temporal.Instant.from('2026-11-20T10:00:00Z');
const now = instant.epochMilliseconds;
const called = (fi: string, sv: string, en: string) => ({ name: { fi, sv, en } });
const boots = called('Kumisaappaat', 'Gummistövlar', 'Rubber boots');
const dress = called('Aino-mekko', 'Klänning Aino', 'Aino dress');
const sizes = (first: number, ...of: string[]) =>
  of.map((size, i) => variant(String(first + i), { size, price: price(3000) }));

const inCoffee = { categoryPath: 'kahvi' };

const products = [
  product('10', { ...boots, variants: sizes(100, '27', '28'), price: price(3000) }),
  product('11', { ...boots, size: '28', price: price(1500), sales: 3 }),
  product('12', { ...boots, size: '38', price: price(2000), createdAt: 9 }),
  product('20', { ...dress, size: 'XL', colours: [colour('punainen')] }),
  product('21', { ...dress, size: 'M', colours: [colour('punainen')] }),
  product('22', { ...dress, size: 'XL', colours: [colour('musta')] }),
  product('30', called('Punainen omena', 'Rött äpple', 'Red apple')),
  product('31', { ...called('Omena', 'Äpple', 'Apple'), colours: [colour('punainen')] }),
  product('40', called('Televisio 55', 'Tv 55', 'Television 55')),
  product('41', { ...called('Televisio', 'Tv', 'Television'), size: '55' }),
  product('50', called('Kenkä Max 90', 'Sko Max 90', 'Shoe Max 90')),
];
const mentioned = {
  ...called('Harja', 'Borste', 'Brush'),
  description: { fi: 'Puhdistaa kumisaappaat.' },
};
products.push(product('60', { ...mentioned, price: price(100), createdAt: 99 }));
/** A beret has a colour that no coat has; only its description mentions coats. */
const beret = {
  ...called('Baskeri', 'Basker', 'Beret'),
  description: { fi: 'Sopii takin kanssa.' },
  colours: [colour('violetti')],
};
products.push(
  product('70', { ...called('Kahvi tumma', 'Kaffe', 'Coffee'), ...inCoffee, price: price(700) }),
  product('71', { ...called('Suklaa kahvi', 'Choklad', 'Sweets'), price: price(200) }),
  product('80', called('Kattila 4 l', 'Kastrull 4 l', 'Pot 4 l')),
  product('81', called('Kulho 3 l', 'Skål 3 l', 'Bowl 3 l')),
  product('82', { ...called('Housut', 'Byxor', 'Trousers'), size: 'L' }),
  product('90', called('Takki Aino', 'Kappa Aino', 'Coat Aino')),
  product('91', beret),
);
const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
beforeAll(() => {
  const shop = snapshot(products);
  const coffee = { path: 'kahvi', name: { fi: 'Kahvi' }, position: 9 };
  const categories = [...shop.categories, coffee];
  const index = buildIndex({ ...shop, categories }, decidedWith(), now);
  app.route(
    '/',
    makeSearchApp({
      list: index.list,
      options: () => ({ ...optionsOf(index, now), ...nothingSaid }),
      forms: grammar,
      now: () => instant,
      searched: () => [],
      decided: () => ({ topTerms: { fi: [], sv: [], en: [] }, neverOffered: [] }),
      names: { version: () => 1, brands: () => [], categories: () => [] },
      categoriesOf: () => [],
      noted: () => {},
    }),
  );
});

const get = async (path: string, query: Record<string, string>, language: string) => {
  const headers = { 'x-language': language };
  return (await app.request(`${path}?${new URLSearchParams(query)}`, { headers })).json();
};
async function search(term: string, { language = 'fi', ...more }: Record<string, string> = {}) {
  const found = await get('/v2/retail/search', { search: term, ...more }, language);
  const { products: cards, meant } = found as SearchResult;
  return { ids: cards.map(({ sokId }) => sokId), meant };
}
const leftOf = async (term: string) =>
  ((await get('/v2/retail/search', { search: term }, 'fi')) as SearchResult).left;

test.each([
  ['kumisaappaat koko 28', 'fi', 'kumisaappaat', ['28'], [], '10 11'],
  ['kumisaappaat 38', 'fi', 'kumisaappaat', ['38'], [], '12'],
  ['mekko xl', 'fi', 'mekko', ['XL'], [], '20 22'],
  ['klänning stl. M', 'sv', 'klänning', ['M'], [], '21'],
  ['size 28 rubber boots', 'en', 'rubber boots', ['28'], [], '10 11'],
  ['punaiset mekot', 'fi', 'mekot', [], ['punainen'], '20 21'],
  ['röd klänning', 'sv', 'klänning', [], ['punainen'], '20 21'],
  ['punainen mekko XL', 'fi', 'mekko', ['XL'], ['punainen'], '20'],
])('%s (%s) searches for %s in %j, %j', async (term, language, text, ofSize, ofColour, ids) => {
  const found = await search(term, { language });
  expect(found.meant).toEqual({ text, sizes: ofSize, colors: ofColour, properties: [] });
  expect(found.ids.toSorted().join(' ')).toBe(ids);
});

test.each([
  ['kumisaappaat koko 55', '10 11 12 60'],
  ['kumisaappaat koko 99', '10 11 12'],
  ['kumisaappaat', '10 11 12'],
  ['punainen omena', '30 31'],
  ['televisio 55', '40 41'],
  ['kenkä max 90', '50'],
  ['koko 28', ''],
  ['kattila 3 l', '80'],
  ['violetti takki', '90'],
])('%s is searched for as it is', async (term, ids) => {
  const found = await search(term);
  expect(found.meant).toBeNull();
  expect(found.ids).toEqual(expect.arrayContaining(ids.split(' ').filter(Boolean)));
});

test('prices and orders are understood, and all products when there is nothing else', async () => {
  expect(await search('kumisaappaat alle 20 euroa')).toEqual({
    ids: expect.arrayContaining(['11', '12']) as string[],
    meant: { text: 'kumisaappaat', sizes: [], colors: [], properties: [], priceTo: 2000 },
  });
  expect((await search('halvimmat kumisaappaat')).ids).toEqual(['11', '12', '10']);
  expect((await search('kallein kumisaapas')).ids).toEqual(['10', '12', '11']);
  const newest = await search('newest rubber boots', { language: 'en' });
  expect(newest.ids[0]).toBe('12');
  expect(newest.meant).toMatchObject({ sortBy: 'CreatedAt', sortDirection: 'Desc' });
  const all = await search('yli 20 €');
  expect([all.ids.toSorted(), all.meant?.text]).toEqual([['10', '12'], '']);
  expect(await search('mekko alle 2 €')).toMatchObject({ ids: [], meant: { priceTo: 200 } });
});

test('in another order than relevance and name, what only mentions the words is left out', async () => {
  const ids = async (sortBy: string) => (await search('kumisaappaat', { sortBy })).ids.toSorted();
  expect(await ids('Relevance')).toEqual(['10', '11', '12', '60']);
  expect(await ids('Name')).toEqual(['10', '11', '12', '60']);
  for (const sortBy of ['Price', 'CreatedAt', 'BestSeller']) {
    expect(await ids(sortBy)).toEqual(['10', '11', '12']);
  }
});

test('in such an order the category that the words name counts, not what tastes of it', async () => {
  expect((await search('kahvi')).ids.toSorted()).toEqual(['70', '71']);
  expect((await search('halvin kahvi')).ids).toEqual(['70']);
});

test('a number or amount is left out before a word, and named as it was typed', async () => {
  expect((await search('kattila 3 l')).ids).toEqual(['80']);
  expect(await leftOf('kattila 3 l')).toEqual(['3 l']);
});

test('filters and an order of the caller count instead of those of the words', async () => {
  const own = { sizes: '38', priceFrom: '100', sortBy: 'Name' };
  const { ids, meant } = await search('halvimmat kumisaappaat koko 28 alle 10 €', own);
  expect(ids).toEqual(['12']);
  expect(meant).toMatchObject({ text: 'kumisaappaat', sizes: ['28'], priceTo: 1000 });
});

test('suggestions are for what the words mean', async () => {
  const suggested = async (term: string) =>
    (await get('/v1/search/suggestions', { term }, 'fi')) as Suggestions;
  const found = await suggested('halvimmat kumisaappaat 28');
  expect(found.products.map(({ sokId }) => sokId)).toEqual(['11', '10']);
});
