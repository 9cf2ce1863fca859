/** Words for diets, with those that new shops begin with: a diet that is asked for is never dropped. */
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#platform/i18n/language.ts';
import type { ProductRecord } from '#features/catalogue/record.ts';
import { product, snapshot } from '#features/catalogue/testing.ts';
import { buildIndex } from '#features/search-index/build.ts';
import { decidedWith } from '#features/search-index/testing.ts';
import type { SearchResult } from '#features/search/contract/meant.ts';
import type { Suggestions } from '#features/search/contract.ts';
import { openSearchCalls } from '#features/search/testing.ts';
import { newSpace } from '../new-space.ts';

const now = Date.parse('2026-11-20T12:00:00+02:00');
const { properties, searchWords } = newSpace();

const one = (id: string, names: string, ...diet: string[]): ProductRecord => {
  const [fi = '', sv = '', en = ''] = names.split(' / ');
  return product(id, { name: { fi, sv, en }, ...(diet.length > 0 && { attributes: { diet } }) });
};

function openShop(products: ProductRecord[]) {
  const index = buildIndex(snapshot(products), decidedWith([], properties), now);
  const ask = openSearchCalls(index, now, { properties, surplusWords: searchWords.surplusWords });
  const asked = (term: string) => encodeURIComponent(term);
  return {
    async search(term: string, language: Language = 'fi', more = '') {
      const path = `/v2/retail/search?search=${asked(term)}${more}`;
      const found = await ask<SearchResult>(path, language);
      return { ...found, ids: found.products.map(({ sokId }) => sokId).toSorted() };
    },
    suggest: (term: string, language: Language) =>
      ask<Suggestions>(`/v1/search/suggestions?term=${asked(term)}`, language),
  };
}

const all = ['gluten_free', 'lactose_free', 'milk_free', 'sugar_free', 'vegan', 'organic'];
const shop = openShop([
  one('1', 'Orzopasta / Orzopasta / Orzo pasta'),
  one('2', 'Vehnäpasta / Vetepasta / Wheat pasta', 'vegetarian'),
  one('3', 'Riisi / Ris / Rice', ...all),
  one('4', 'Pavut / Bönor / Beans', ...all),
  one('5', 'Rasvaton maito / Fettfri mjölk / Fat-free milk'),
  one('6', 'Vega-radio / Radio Vega / Vega radio'),
  one('7', 'Vapaan kanan munat / Ägg från frigående höns / Free-range eggs'),
]);

const forms: Record<string, string[]> = {
  'diet.gluten-free': [
    'gluteeniton, gluteenitonta, gluteenittomat, gluteenittomia, ilman gluteenia, ei gluteenia',
    'gluteenivapaa, glutenfri, glutenfritt, glutenfria, utan gluten, fri från gluten',
    'gluten free, gluten-free, Gluten-Free, glutenfree, without gluten, no gluten, free from gluten',
  ],
  'diet.lactose-free': [
    'laktoositon, laktoosittomia, ilman laktoosia, laktosfri, laktosfria, utan laktos',
    'lactose-free, without lactose, lactose free',
  ],
  'diet.milk-free': [
    'maidoton, maidotonta, maidottomia, ilman maitoa, mjölkfri, mjölkfritt, utan mjölk',
    'milk free, dairy free, dairy-free, without dairy, non-dairy',
  ],
  'diet.vegan': ['vegaaninen, vegaanista, vegaanisia, vegansk, veganskt, veganska, vegan'],
  'diet.vegetarian': ['vegetaarinen, vegetaarisia, vegetarisk, vegetariska, vegetarian'],
  'diet.sugar-free': ['sokeriton, sokerittomat, ilman sokeria, sockerfritt, utan socker, no sugar'],
  'diet.organic': ['luomu, luomua, ekologisk, ekologiska, organic'],
};
const rows = Object.entries(forms).flatMap(([id, words]) =>
  words
    .join(', ')
    .split(', ')
    .flatMap((word) => languages.map((language) => [word, language, id] as const)),
);

describe.each(rows)('%s on pages in %s', (word, language, id) => {
  test('is the filter, before and behind what has it nowhere, and alone', async () => {
    for (const term of [`${word} pasta`, `pasta ${word}`]) {
      const { meant, noneOf, ids } = await shop.search(term, language);
      const isOfKind = id === 'diet.vegetarian';
      expect([term, meant?.properties, meant?.text]).toEqual([term, [id], 'pasta']);
      expect([term, noneOf, ids]).toEqual(
        isOfKind ? [term, undefined, ['2']] : [term, 'pasta', ['3', '4']],
      );
    }
    const alone = await shop.search(word, language);
    expect([alone.meant?.properties, alone.meant?.text]).toEqual([[id], '']);
    expect(alone.ids).toEqual(id === 'diet.vegetarian' ? ['2', '3', '4'] : ['3', '4']);
  });
});

test.each([
  ['pasta ilman gluteenia ja maitoa', 'pasta', 'diet.gluten-free diet.milk-free'],
  ['pasta utan gluten och mjölk', 'pasta', 'diet.gluten-free diet.milk-free'],
  ['gluteeni- ja maidoton pasta', 'pasta', 'diet.gluten-free diet.milk-free'],
  ['gluten and dairy free pasta', 'pasta', 'diet.gluten-free diet.milk-free'],
  ['gluteeniton vegaaninen pasta', 'pasta', 'diet.gluten-free diet.vegan'],
  ['maito ja gluteeniton pasta', 'maito ja pasta', 'diet.gluten-free'],
  ['gluteenittomat tuotteet', '', 'diet.gluten-free'],
])('%s searches for %j that is %s', async (term, text, ids) => {
  const { meant } = await shop.search(term);
  expect([meant?.text, meant?.properties.join(' ')]).toEqual([text, ids]);
});

test('the address that the words lead to, the box and other orders show the same', async () => {
  const chosen = await shop.search('pasta', 'fi', '&propertyId=diet.gluten-free');
  expect([chosen.noneOf, chosen.ids, chosen.meant]).toEqual(['pasta', ['3', '4'], null]);
  const cheapest = await shop.search('halvin gluteeniton pasta');
  expect([cheapest.noneOf, cheapest.ids]).toEqual(['pasta', ['3', '4']]);
  const { products, noneOf } = await shop.suggest('gluten free pasta', 'fi');
  expect([noneOf, products.map(({ sokId }) => sokId).toSorted()]).toEqual(['pasta', ['3', '4']]);
});

test('words that only look like a diet are words', async () => {
  expect((await shop.search('vega radio')).ids).toContain('6');
  expect((await shop.search('vega radio')).meant).toBeNull();
  expect((await shop.search('rasvaton maito')).ids).toEqual(['5']);
});

test('that no product has all diets that are asked for is an answer', async () => {
  const few = openShop([one('1', 'Pasta', 'vegan'), one('2', 'Pasta', 'gluten_free')]);
  const { totalCount, meant } = await few.search('gluteeniton vegaaninen pasta');
  expect([totalCount, meant?.properties]).toEqual([0, ['diet.gluten-free', 'diet.vegan']]);
  const chosen = await few.search('gluteeniton pasta', 'fi', '&propertyId=diet.vegan');
  expect([chosen.totalCount, chosen.meant?.properties]).toEqual([0, ['diet.gluten-free']]);
});

describe('in a shop whose products say nothing about diets', () => {
  const silent = openShop([
    one('1', 'Vehnäleipä / Vetebröd / Wheat bread'),
    one('2', 'Gluteeniton leipä / Glutenfritt bröd / Gluten-free bread'),
    one('3', 'Maito / Mjölk / Milk'),
  ]);
  test('what is called so is found, and the page says when the words were left out', async () => {
    const named = await silent.search('gluteeniton leipä');
    expect(named.products[0]?.sokId).toBe('2');
    expect(named.left).toEqual(named.totalCount > 1 ? ['gluteeniton'] : []);
    const milk = await silent.search('vegaaninen maito');
    expect([milk.ids, milk.left]).toEqual([['3'], ['vegaaninen']]);
  });
});
