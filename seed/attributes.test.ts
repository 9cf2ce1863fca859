import { describe, expect, test } from 'vitest';
import { attributeWordsOf } from '#features/catalogue/rules/details.ts';
import { hasValue, valueId, valuesOf } from '#features/catalogue/rules/properties.ts';
import { grammar } from '#features/linguistics/all-languages.ts';
import { readItem } from '#features/product-feeds/attributes.ts';
import { makePropertyWords } from '#features/search/rules/property-words.ts';
import { newSpace } from '../src/services/new-space.ts';
import { attributeColumns } from './attributes.ts';
import { foodTexts } from './food-facts.ts';
import { allProducts, type Products } from './products.ts';

const languages = ['fi', 'sv', 'en'] as const;
const products = allProducts();
const { properties } = newSpace();
const nameOf = (one: Products) => one.title.fi;

test('an import reads every word without a fault', () => {
  const row = {
    id: '1',
    title: 'x',
    product_type: 'Ruoka',
    price: '9.90 EUR',
    availability: 'in_stock',
  };
  const faulty = products.filter(
    ({ attributes }) => 'faults' in readItem({ ...row, ...attributeColumns(attributes) }),
  );
  expect(faulty.map(nameOf)).toEqual([]);
});

test('everything in the departments of women, men and children says whom it is for', () => {
  const departments = ['Muoti', 'Miehet', 'Lapset'];
  const bare = products.filter(
    ({ categories, attributes }) =>
      departments.includes(categories[0]?.fi ?? '') &&
      (!attributes.gender || !attributes.age_group),
  );
  expect(bare.map(nameOf)).toEqual([]);
});

test('every option of the properties of a new shop has products', () => {
  const empty = properties.flatMap((property) =>
    property.values
      .filter((value) => !products.some((one) => hasValue(value, attributeWordsOf(one.attributes))))
      .map((value) => valueId(property, value)),
  );
  expect(empty).toEqual([]);
});

/** Food for babies is for children in its Finnish name and for babies in the English one; others only look
 * like the word. */
const isNoSaying = ({ type, title }: Products) =>
  type.category === 'food-baby' || /baby spinach|semolina|\bVega\b/i.test(title.en);

test.each(languages)('a product has what its name says in %s', (language) => {
  const none = { fi: [], sv: [], en: [] };
  const inLanguage = properties.map((property) => ({
    ...property,
    values: property.values.map((value) => ({
      ...value,
      words: { ...none, [language]: value.words[language] },
    })),
  }));
  const optionsIn = makePropertyWords(inLanguage, grammar);
  const saying = products
    .filter((one) => !isNoSaying(one))
    .map((one) => ({ one, said: optionsIn(grammar.wordsOf(one.title[language])) }))
    .filter(({ said }) => said.length > 0);
  const wrong = saying.filter(({ one, said }) => {
    const has = valuesOf(properties, attributeWordsOf(one.attributes));
    return said.some(({ id }) => !has.includes(id));
  });
  expect(saying.length).toBeGreaterThan(50);
  expect(wrong.map(({ one }) => one.title[language])).toEqual([]);
});

describe('what is made of', () => {
  const milk = /\*(?:maito|kerma|voi|juusto|hera|rahka)/;
  const grain = /\*(?:durumvehnä|vehnä|ruis|ohra|kaura|speltti)/;
  const meat =
    /liha|kinkku|salami|maksa|liivate|juoksute|\*(?:kala|lohi|kirjolohi|siika|kuha|ahven|turska|hauki|silakka|silli|nieriä|seiti|muikku|makrilli|tonnikala)/;
  const animal = new RegExp(`${milk.source}|${meat.source}|kananmuna|hunaja`);
  const cases: [string, RegExp, string][] = [
    ['milk', milk, 'milk_free'],
    ['grain', grain, 'gluten_free'],
    ['animals', animal, 'vegan'],
    ['meat or fish', meat, 'vegetarian'],
    ['sugar', /(?:^|, )sokeri/, 'sugar_free'],
  ];

  test.each(cases)('%s (%s) is not %s', (_, ingredient, word) => {
    const food = products.filter(({ attributes }) => attributes.diet?.includes(word));
    const wrong = food.filter(({ type, variety }) =>
      ingredient.test(foodTexts(type.key, variety, 'fi').ingredients),
    );
    expect(food.length).toBeGreaterThan(3);
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test('milk is lactose-free where the name says so', () => {
    const food = products.filter(({ attributes }) => attributes.diet?.includes('lactose_free'));
    expect(food.length).toBeGreaterThan(5);
    expect(food.filter((one) => !/laktoositon/i.test(nameOf(one))).map(nameOf)).toEqual([]);
  });
});
