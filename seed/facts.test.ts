import { expect, it } from 'vitest';
import { readItem, readTexts } from '#features/product-feeds/attributes.ts';
import { factColumns } from './facts.ts';
import { allProducts } from './products.ts';

const languages = ['fi', 'sv', 'en'] as const;
const products = allProducts();
const food = products.filter(({ type }) => type.vat === 'food');
const others = products.filter(({ type }) => type.vat !== 'food');
const nameOf = (one: (typeof products)[number]) => one.title.fi;

it('every grocery has storage, origin and operator in three languages (L23)', () => {
  expect(food.length).toBeGreaterThan(700);
  const incomplete = food.filter((one) =>
    languages.some((language) => {
      const row = factColumns(one, language);
      return !row['storage_instructions'] || !row['country_of_origin'] || !row['food_operator'];
    }),
  );
  expect(incomplete.map(nameOf)).toEqual([]);
});

it('food of more than one ingredient has nutrition facts, except drinks to brew and supplements (L23)', () => {
  const made = food.filter((one) => factColumns(one, 'fi')['ingredients']?.includes(','));
  expect(made.length).toBeGreaterThan(400);
  const bare = made.filter((one) => !factColumns(one, 'fi')['nutrition']);
  const kinds = new Set(bare.map(({ type }) => type.category));
  expect([...kinds].toSorted()).toEqual([
    'food-soft-drinks',
    'wellbeing-fatty-acids',
    'wellbeing-minerals',
    'wellbeing-protein',
    'wellbeing-vitamins',
  ]);
});

it.each(languages)('allergens are marked in %s, as many as in Finnish (L23)', (language) => {
  const marks = (one: (typeof products)[number], reported: (typeof languages)[number]) =>
    factColumns(one, reported)['ingredients']?.split('*').length;
  const wrong = food.filter(
    (one) =>
      'faults' in readTexts({ id: one.id, ...factColumns(one, language) }) ||
      marks(one, language) !== marks(one, 'fi'),
  );
  expect(wrong.map(nameOf)).toEqual([]);
});

it('what gives milk, grain, egg, fish, nuts or soya its name has it marked as an allergen (L23)', () => {
  const bare =
    /(?<![*\p{L}])(maito|kerma|juusto|vehnä|ruis|ohra|kaura|kananmuna|lohi|tonnikala|hasselpähkinä|manteli|maapähkinä|soija)(?!\p{L})/u;
  const missed = food.filter((one) => bare.test(factColumns(one, 'fi')['ingredients'] ?? ''));
  expect(missed.map((one) => factColumns(one, 'fi')['ingredients'])).toEqual([]);
});

it('every other product has its manufacturer, and a responsible person in the EU when it is from outside (L22)', () => {
  const rows = others.map((one) => factColumns(one, 'fi'));
  expect(rows.filter((row) => !row['manufacturer'])).toEqual([]);
  const foreign = rows.filter((row) => !row['manufacturer']?.includes('FI-'));
  expect(foreign.length).toBeGreaterThan(50);
  expect(foreign.filter((row) => !row['responsible_person']?.includes('FI-'))).toEqual([]);
  expect(rows.filter((row) => row['safety_warning']).length).toBeGreaterThan(600);
});

it('deposits are part of prices of drinks in bottles and cans (L05)', () => {
  const deposited = products.filter(({ type }) => type.deposit > 0);
  expect(deposited.length).toBeGreaterThan(20);
  const free = deposited.filter(
    (one) => one.type.deposit >= (one.saleCents ?? one.regularCents) || !one.type.unit,
  );
  expect(free.map(nameOf)).toEqual([]);
});

it('an import reads every row without a fault (L22, L23)', () => {
  const row = {
    id: '1',
    title: 'x',
    product_type: 'Ruoka',
    price: '9.90 EUR',
    availability: 'in_stock',
  };
  const faults = products.flatMap((one) => {
    const read = readItem({ ...row, ...factColumns(one, 'sv') });
    return 'faults' in read ? [[nameOf(one), read.faults]] : [];
  });
  expect(faults).toEqual([]);
});
