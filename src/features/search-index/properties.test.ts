import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attributes } from '../catalogue/record/attributes.ts';
import type { Property } from '../catalogue/record/properties.ts';
import type { ListRequest } from '../catalogue/record/product-list.ts';
import type { ProductRecord } from '../catalogue/record.ts';
import { colour, product, properties, snapshot } from '../catalogue/testing.ts';
import { buildIndex, columnsOf } from './build.ts';
import { decidedWith } from './testing.ts';

const now = Date.parse('2026-11-20T12:00:00+02:00');
const view = { language: 'fi' as const, now };
const none = { campaigns: [], brands: [], colors: [], sizes: [], properties: [] };
const request: ListRequest = {
  filters: none,
  sortBy: 'name',
  sortDirection: 'ASC',
  page: 1,
  pageSize: 100,
  onlyInStock: true,
  availableOnline: false,
};
const indexOf = (products: ProductRecord[], decided = decidedWith([], properties)) =>
  buildIndex(snapshot(products), decided, now);
const idsOf = ({ products }: { products: { sokId: string }[] }) =>
  products.map(({ sokId }) => sokId).toSorted();

const coat = product('1', { attributes: { gender: ['female'], age_group: ['adult'] } });
const cap = product('2', { attributes: { gender: ['unisex'] } });
const boots = product('3', { attributes: { gender: ['unisex'], age_group: ['kids'] } });
const oats = product('4', { attributes: { diet: ['gluten_free', 'vegan'] } });
const milk = product('5', { attributes: { diet: ['gluten_free'] } });
const lamp = product('6');
const shop = indexOf([coat, cap, boots, oats, milk, lamp]);
const listOf = (ids: string[], index = shop) =>
  index.list({ ...request, filters: { ...none, properties: ids } }, view);

test('options of a property widen a list or narrow it, as the merchant says', () => {
  const found = (...ids: string[]) => idsOf(listOf(ids)).join(' ');
  expect(found('audience.women')).toBe('1 2');
  expect(found('audience.women', 'audience.children')).toBe('1 2 3');
  expect(found('diet.gluten-free')).toBe('4 5');
  expect(found('diet.gluten-free', 'diet.vegan')).toBe('4');
  expect(found('audience.women', 'diet.vegan')).toBe('');
  expect(found('audience.unknown')).toBe('');
  expect(found('unknown.women')).toBe('');
  expect(found('audience')).toBe('');
});

test('facets have their names and only options with products, in the merchant’s order', () => {
  const { facets } = listOf(['diet.gluten-free']);
  expect(facets.properties).toEqual([
    {
      id: 'diet',
      name: 'Ruokavalio',
      options: [
        { id: 'diet.vegan', name: 'Vegaaninen', count: 1 },
        { id: 'diet.gluten-free', name: 'Gluteeniton', count: 2 },
      ],
    },
  ]);
  const inSwedish = shop.list(request, { ...view, language: 'sv' }).facets.properties;
  expect(inSwedish.map(({ name, options }) => [name, options[0]?.name])).toEqual([
    ['För vem', 'Dam'],
    ['Ruokavalio', 'Vegaaninen'],
  ]);
  expect(indexOf([lamp]).list(request, view).facets.properties).toEqual([]);
});

test('a chosen option stays with 0 where other filters leave no product, unless the list never has it', () => {
  const filters = { ...none, brands: ['unknown'], properties: ['audience.men', 'diet.x'] };
  const { facets } = shop.list({ ...request, filters }, view);
  expect(facets.properties.map(({ options }) => options)).toEqual([
    [{ id: 'audience.men', name: 'Miehet', count: 0 }],
  ]);
  expect(listOf(['audience.men'], indexOf([coat])).facets.properties).toMatchObject([
    { options: [{ id: 'audience.women' }] },
  ]);
});

test('other properties of the merchant count at once, without new columns', () => {
  let own = properties;
  const index = indexOf([coat, oats], () => decidedWith([], own)());
  const optionsIn = () =>
    index.list(request, view).facets.properties.flatMap(({ options }) => options);
  expect(optionsIn().map(({ id }) => id)).toContain('audience.women');
  own = [
    {
      id: 'wardrobe',
      name: { fi: 'Vaatekaappi' },
      combine: 'any',
      strict: false,
      values: [
        {
          id: 'hers',
          name: { fi: 'Hänen' },
          when: { gender: ['female'] },
          words: { fi: [], sv: [], en: [] },
        },
      ],
    },
  ];
  expect(optionsIn()).toEqual([{ id: 'wardrobe.hers', name: 'Hänen', count: 1 }]);
  expect(index.product('1', view)?.properties).toEqual(['wardrobe.hers']);
  expect(index.product('4', view)?.properties).toBeUndefined();
});

const some = <T>(values: T[]) => fc.subarray(values);
const anyAttributes = fc
  .record({
    gender: some(['female', 'male', 'unisex']).map((all) => all.slice(0, 1)),
    age_group: some(['adult', 'kids', 'infant']).map((all) => all.slice(0, 1)),
    diet: some(['gluten_free', 'vegan']),
  })
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter(([, words]) => words.length > 0)),
  ) as fc.Arbitrary<Attributes>;
const anyProduct = fc.record({
  attributes: fc.option(anyAttributes, { nil: undefined }),
  brand: fc.option(fc.constant({ id: 'kaarna', name: 'Kaarna' })),
  colours: some(['musta', 'punainen']).map((ids) => ids.map(colour)),
  stock: fc.nat({ max: 1 }),
});
const anyProducts = fc
  .array(anyProduct, { maxLength: 14 })
  .map((all) =>
    all.map(({ attributes, ...one }, i) =>
      product(String(i + 1), { ...one, ...(attributes && { attributes }) }),
    ),
  );
const options = properties.flatMap(({ id, values }) => values.map((value) => `${id}.${value.id}`));
const anyFilters = fc.record({
  campaigns: some<string>([]),
  brands: some(['kaarna']),
  colors: some(['musta', 'punainen']),
  sizes: some<string>([]),
  properties: some([...options, 'audience.x']),
});

/** By the words of the documents, without an index. */
function hasOption({ attributes = {} }: ProductRecord, option: string): boolean {
  const [of, name] = option.split('.');
  const value = properties.find(({ id }) => id === of)?.values.find(({ id }) => id === name);
  return (
    value !== undefined &&
    Object.entries(value.when).every(([attribute, words]) => {
      const own = attributes[attribute as keyof Attributes] ?? [];
      return own.length === 0
        ? words.some((word) => word === '')
        : own.some((word) => words.some((wanted) => wanted === word));
    })
  );
}

function hasProperty(record: ProductRecord, { id, combine }: Property, chosen: string[]): boolean {
  const own = chosen.filter((option) => option.startsWith(id));
  const has = own.map((option) => hasOption(record, option));
  return own.length === 0 || (combine === 'all' ? has.every(Boolean) : has.some(Boolean));
}

function passes(record: ProductRecord, filters: ListRequest['filters'], without = ''): boolean {
  const { brands, colors, properties: chosen } = filters;
  return (
    record.stock > 0 &&
    (brands.length === 0 || brands.includes(record.brand?.id ?? '')) &&
    (colors.length === 0 || record.colours.some(({ id }) => colors.includes(id))) &&
    properties.every(
      (property) =>
        hasProperty(record, property, chosen) ||
        (property.id === without && property.combine === 'any'),
    )
  );
}

test('lists and counts are those of a look at every product, in one segment and in two', () => {
  fc.assert(
    fc.property(anyProducts, anyFilters, fc.nat({ max: 14 }), (products, filters, changed) => {
      const two = indexOf(products.map((one, i) => (i < changed ? product(one.sokId) : one)));
      const newer = products.slice(0, changed);
      const columns = columnsOf(snapshot([]).categories, newer, now);
      const replaced = newer.map(({ sokId }) => sokId);
      two.amend({ version: 2, categories: snapshot([]).categories, columns, replaced });
      for (const index of [indexOf(products), two]) {
        const found = index.list({ ...request, filters }, view);
        const expected = products.filter((one) => passes(one, filters));
        expect(idsOf(found)).toEqual(expected.map(({ sokId }) => sokId).toSorted());
        const reported = found.facets.properties.flatMap((one) => one.options);
        const counts = new Map(reported.map(({ id, count }) => [id, count]));
        for (const option of options) {
          const of = option.split('.')[0] ?? '';
          const having = products.filter((one) => hasOption(one, option));
          const count = having.filter((one) => passes(one, filters, of)).length;
          expect([option, counts.get(option) ?? 0]).toEqual([option, count]);
          const isShown = filters.properties.includes(option) && having.some((one) => one.stock);
          expect([option, counts.has(option)]).toEqual([option, count > 0 || isShown]);
        }
        const black = found.facets.colors.find(({ id }) => id === 'musta')?.count ?? 0;
        const inBlack = { ...filters, colors: ['musta'] };
        expect(black).toBe(products.filter((one) => passes(one, inBlack)).length);
      }
    }),
    { numRuns: 400 },
  );
});
