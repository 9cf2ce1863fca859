import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalText } from '#platform/i18n/language.ts';
import { runs } from '#platform/testing/property-seed.ts';
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

const detail = (key: string, value: LocalText) => ({
  key,
  section: null,
  name: { fi: key },
  value,
});
const screen: Property = {
  id: 'screen',
  name: { fi: 'Näyttö' },
  combine: 'any',
  strict: false,
  values: [],
  attribute: 'näytön koko',
  categories: ['muoti'],
};

test('a property can be what feeds say of a detail, in each language and by number', () => {
  const phone = (id: string, inches: string, more: Partial<ProductRecord> = {}) =>
    product(id, {
      details: [detail('näytön koko', { fi: `${inches} tuumaa`, sv: `${inches} tum` })],
      ...more,
    });
  const index = indexOf(
    [phone('1', '10'), phone('2', '6,1'), phone('3', '6,1'), phone('4', '6,1', { stock: 0 }), lamp],
    decidedWith([], [screen]),
  );
  const inCategory = { ...request, categoryPath: 'muoti/vaatteet' };
  const { facets } = index.list(inCategory, { ...view, language: 'sv' });
  expect(facets.properties).toEqual([
    {
      id: 'screen',
      name: 'Näyttö',
      options: [
        { id: 'screen.6-1-tuumaa', name: '6,1 tum', count: 2 },
        { id: 'screen.10-tuumaa', name: '10 tum', count: 1 },
      ],
    },
  ]);
  const filters = { ...none, properties: ['screen.6-1-tuumaa'] };
  expect(idsOf(index.list({ ...inCategory, filters }, view))).toEqual(['2', '3']);
  expect(index.product('1', view)?.properties).toEqual(['screen.10-tuumaa']);
});

test('lists of other categories show it when half of their products have it, or it is chosen', () => {
  const tablet = (id: string) => product(id, { details: [detail('näytön koko', { fi: '11' })] });
  const decided = decidedWith([], [screen]);
  const shownIn = (products: ProductRecord[], more: Partial<ListRequest> = {}) =>
    indexOf(products, decided)
      .list({ ...request, ...more }, view)
      .facets.properties.map(({ id }) => id);
  expect(shownIn([tablet('1'), lamp])).toEqual(['screen']);
  expect(shownIn([tablet('1'), lamp, milk])).toEqual([]);
  expect(shownIn([tablet('1'), tablet('2')])).toEqual([]);
  const filters = { ...none, properties: ['screen.11'] };
  expect(shownIn([tablet('1'), lamp, milk], { filters })).toEqual(['screen']);
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
  fibres: some(['villa', 'puuvilla', 'silkki']),
});
const anyProducts = fc.array(anyProduct, { maxLength: 14 }).map((all) =>
  all.map(({ attributes, fibres, ...one }, i) =>
    product(String(i + 1), {
      ...one,
      ...(attributes && { attributes }),
      ...(fibres.length > 0 && {
        details: [{ key: 'material', section: null, name: null, value: madeOf(fibres) }],
      }),
    }),
  ),
);
const madeOf = (fibres: string[]) => ({ fi: fibres.map((fibre) => `50 % ${fibre}`).join(' / ') });

/** A property whose options are what feeds say. */
const material: Property = {
  id: 'material',
  name: { fi: 'Materiaali', sv: 'Material' },
  combine: 'any',
  strict: false,
  values: [],
  attribute: 'material',
};
const withMaterial = [...properties, material];
const options = [
  ...properties.flatMap(({ id, values }) => values.map((value) => `${id}.${value.id}`)),
  'material.villa',
  'material.puuvilla',
  'material.silkki',
];
const anyFilters = fc.record({
  campaigns: some<string>([]),
  brands: some(['kaarna']),
  colors: some(['musta', 'punainen']),
  sizes: some<string>([]),
  properties: some([...options, 'audience.x']),
});

/** By the words of the documents, without an index. */
function hasOption({ attributes = {}, details }: ProductRecord, option: string): boolean {
  const [of, name = ''] = option.split('.');
  if (of === 'material') return details?.[0]?.value.fi?.split(' ').includes(name) ?? false;
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
    withMaterial.every(
      (property) =>
        hasProperty(record, property, chosen) ||
        (property.id === without && property.combine === 'any'),
    )
  );
}

test('lists and counts are those of a look at every product, in one segment and in two', () => {
  fc.assert(
    fc.property(anyProducts, anyFilters, fc.nat({ max: 14 }), (products, filters, changed) => {
      const decided = decidedWith([], withMaterial);
      const before = products.map((one, i) => (i < changed ? product(one.sokId) : one));
      const two = indexOf(before, decided);
      const newer = products.slice(0, changed);
      const columns = columnsOf(snapshot([]).categories, newer, now);
      const replaced = newer.map(({ sokId }) => sokId);
      two.amend({ version: 2, categories: snapshot([]).categories, columns, replaced });
      for (const index of [indexOf(products, decided), two]) {
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
    { numRuns: runs(400) },
  );
});
