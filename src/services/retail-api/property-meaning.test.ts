/** Words of searches that mean properties, with those that new shops begin with. */
import { describe, expect, test } from 'vitest';
import type { Language } from '#platform/i18n/language.ts';
import type { Attributes } from '#features/catalogue/record/attributes.ts';
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

const one = (id: string, names: string, attributes: Attributes = {}): ProductRecord => {
  const [fi = '', sv = '', en = ''] = names.split(' / ');
  return product(id, { name: { fi, sv, en }, attributes });
};
const adult = (gender: string): Attributes => ({ gender: [gender], age_group: ['adult'] });
const aged = (age_group: string): Attributes => ({ gender: ['unisex'], age_group: [age_group] });
const diet = (...words: string[]): Attributes => ({ diet: words });

function openShop(products: ProductRecord[]) {
  const { categories, ...rest } = snapshot(products);
  const others = [
    { path: 'lapset', name: { fi: 'Lastentarvikkeet' }, position: 9 },
    { path: 'pyjamat', name: { fi: 'Pyjamat' }, position: 10 },
  ];
  const all = { ...rest, categories: [...categories, ...others] };
  const index = buildIndex(all, decidedWith([], properties), now);
  const said = { properties, surplusWords: searchWords.surplusWords };
  const ask = openSearchCalls(index, now, said);
  return {
    async search(term: string, language: Language = 'fi', more = '') {
      const path = `/v2/retail/search?search=${encodeURIComponent(term)}${more}`;
      const { products: cards, meant, left } = await ask<SearchResult>(path, language);
      return { ids: cards.map(({ sokId }) => sokId).toSorted(), meant, left };
    },
    suggest: (term: string) =>
      ask<Suggestions>(`/v1/search/suggestions?term=${encodeURIComponent(term)}`, 'fi'),
  };
}

const shop = openShop([
  one('10', 'Kengät Aino / Skor Aino / Shoes Aino', adult('female')),
  one('11', 'Kengät Otto / Skor Otto / Shoes Otto', adult('male')),
  one('12', 'Kengät Polku / Skor Polku / Shoes Polku', { gender: ['unisex'] }),
  one('13', 'Lasten kengät / Barnskor / Children’s shoes', aged('kids')),
  one('14', 'Kengät Nappi / Skor Nappi / Shoes Nappi', aged('infant')),
  one('20', 'Leipä kaura / Bröd havre / Bread oat', diet('gluten_free', 'vegan')),
  one('21', 'Leipä gluteeniton / Bröd glutenfritt / Gluten-free bread', diet('gluten_free')),
  one('22', 'Leipä ruis / Bröd råg / Bread rye', diet('vegan')),
  one('23', 'Leipä vehnä / Bröd vete / Bread wheat'),
  one('30', 'Naisten kello / Damur / Women’s watch'),
  one('31', 'Kello / Ur / Watch', adult('female')),
  { ...one('40', 'Haalari / Overall / Overall', aged('kids')), categoryPath: 'lapset' },
  { ...one('41', 'Huppari / Huvtröja / Hoodie', aged('kids')), categoryPath: 'lapset' },
  { ...one('50', 'Pyjama Uni / Pyjamas / Pyjamas', adult('female')), categoryPath: 'pyjamat' },
  one('51', 'Lasten pyjama / Barnpyjamas / Pyjamas for kids', aged('kids')),
  { ...one('42', 'Nuken tarvikkeet / Dockkläder / Doll’s wear', aged('kids')) },
]);

test.each<[string, Language, string, string, string]>([
  ['naisten kengät', 'fi', 'kengät', 'audience.women', '10 12'],
  ['kengät naisille', 'fi', 'kengät', 'audience.women', '10 12'],
  ['miesten kengät', 'fi', 'kengät', 'audience.men', '11 12'],
  ['kengät miehelle', 'fi', 'kengät', 'audience.men', '11 12'],
  ['lasten kengät', 'fi', 'kengät', 'audience.children', '13'],
  ['kengät lapsille', 'fi', 'kengät', 'audience.children', '13'],
  ['kengät lapselle', 'fi', 'kengät', 'audience.children', '13'],
  // The head of 'Lastentarvikkeet' names the category.
  ['lasten tarvikkeet', 'fi', 'tarvikkeet', 'audience.children', '40 41 42'],
  // The category of pyjamas has none for children.
  ['lapsen pyjama', 'fi', 'pyjama', 'audience.children', '51'],
  ['vauvan kengät', 'fi', 'kengät', 'audience.babies', '14'],
  ['skor dam', 'sv', 'skor', 'audience.women', '10 12'],
  ['herr skor', 'sv', 'skor', 'audience.men', '11 12'],
  ['skor barn', 'sv', 'skor', 'audience.children', '13'],
  ['skor bebis', 'sv', 'skor', 'audience.babies', '14'],
  ['women’s shoes', 'en', 'shoes', 'audience.women', '10 12'],
  ["men's shoes", 'en', 'shoes', 'audience.men', '11 12'],
  ['shoes men', 'en', 'shoes', 'audience.men', '11 12'],
  ['kids shoes', 'en', 'shoes', 'audience.children', '13'],
  ['baby shoes', 'en', 'shoes', 'audience.babies', '14'],
  ['gluteeniton leipä', 'fi', 'leipä', 'diet.gluten-free', '20 21'],
  ['gluteenitonta leipää', 'fi', 'leipää', 'diet.gluten-free', '20 21'],
  ['vegaaniset leivät', 'fi', 'leivät', 'diet.vegan', '20 22'],
  ['glutenfritt bröd', 'sv', 'bröd', 'diet.gluten-free', '20 21'],
  ['veganskt bröd', 'sv', 'bröd', 'diet.vegan', '20 22'],
  ['gluten free bread', 'en', 'bread', 'diet.gluten-free', '20 21'],
  ['gluten-free bread', 'en', 'bread', 'diet.gluten-free', '20 21'],
  ['gluteeniton vegaaninen leipä', 'fi', 'leipä', 'diet.gluten-free diet.vegan', '20'],
])('%s (%s) searches for %s that are %s', async (term, language, text, options, ids) => {
  const found = await shop.search(term, language);
  expect(found.meant).toMatchObject({ text, properties: options.split(' ') });
  expect(found.ids.join(' ')).toBe(ids);
});

describe('words are searched for as they are', () => {
  test.each([
    ['they are alone', 'naisten'],
    ['they are alone but for words that say nothing', 'lahja naisten'],
    ['a product that they name does not have the property', 'naisten kello'],
    ['nothing of the kind has the property', 'miesten leipä'],
    ['the rest finds nothing', 'naisten kumipallo'],
  ])('when %s', async (_, term) => {
    expect((await shop.search(term)).meant).toBeNull();
  });
});

test('words of a property alone list all that has it, where nothing is called so', async () => {
  const gift = await shop.search('lahja äidille');
  expect(gift.meant).toMatchObject({ text: '', properties: ['audience.women'] });
  expect(gift.ids).toEqual(['10', '12', '31', '50']);
});

test('for whom something is is left out where nothing of the kind is for them', async () => {
  const overall = await shop.search('naisten haalari');
  expect(overall.left).toEqual(['naisten']);
  expect(overall.ids).toEqual(['40']);
});

test('what the caller chose of a property counts instead of the words; diets count both', async () => {
  const own = await shop.search('naisten kengät', 'fi', '&propertyId=audience.men');
  expect(own.ids).toEqual(['11', '12']);
  const others = await shop.search('gluteeniton leipä', 'fi', '&propertyId=diet.vegan');
  expect(others.ids).toEqual(['20']);
  expect(others.meant).toMatchObject({ text: 'leipä', properties: ['diet.gluten-free'] });
});

test('suggestions find what the page of results finds', async () => {
  const { products, totalCount } = await shop.suggest('naisten kengät');
  expect(totalCount).toBe(2);
  expect(products.map(({ sokId }) => sokId).toSorted()).toEqual(['10', '12']);
});
