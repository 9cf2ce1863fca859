import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attributes } from '../catalogue/record/attributes.ts';
import type { ProductRecord } from '../catalogue/record.ts';
import { colour, price, product, properties, snapshot, variant } from '../catalogue/testing.ts';
import { buildIndex, columnsOf } from './build.ts';
import { decidedWith } from './testing.ts';
import { runs } from '#platform/testing/property-seed.ts';

const now = Date.parse('2026-11-20T12:00:00+02:00');
const view = { language: 'fi' as const, now };
const { categories } = snapshot([]);

const anyProduct = fc.record({
  name: fc.constantFrom('Villapaita', 'Ämpäri', 'Öljy', 'Punainen paita').map((fi) => ({ fi })),
  brand: fc.option(
    fc.constantFrom({ id: 'kaarna', name: 'Kaarna' }, { id: 'aalto', name: 'Aalto' }),
  ),
  categoryPath: fc.constantFrom('muoti/vaatteet', 'ruoka/leipa'),
  sales: fc.nat({ max: 3 }),
  position: fc.option(fc.nat({ max: 2 })),
  buyableFrom: fc.option(fc.nat({ max: 3 })),
  stock: fc.nat({ max: 1 }),
  price: fc.nat({ max: 3 }).map((cents) => price(100 + cents)),
  colours: fc.subarray(['musta', 'valkoinen']).map((ids) => ids.map(colour)),
  size: fc.option(fc.constantFrom('S', 'M')),
  attributes: fc.constantFrom<Attributes[]>({}, { gender: ['unisex'] }, { diet: ['vegan'] }),
});
const anyProducts = (first: number) =>
  fc
    .array(anyProduct, { maxLength: 8 })
    .map((all) => all.map((one, place) => product(String(first + place), one)));

const anyRequest = fc.record({
  text: fc.constantFrom(undefined, 'paita', 'punainen'),
  categoryPath: fc.constantFrom('', 'muoti'),
  filters: fc.record({
    campaigns: fc.subarray<string>([]),
    brands: fc.subarray(['kaarna']),
    colors: fc.subarray(['musta']),
    sizes: fc.subarray(['S']),
    properties: fc.subarray(['audience.women', 'diet.vegan']),
  }),
  sortBy: fc.constantFrom(
    'price' as const,
    'name' as const,
    'bestseller' as const,
    'position' as const,
    'buyable_from_sort' as const,
  ),
  sortDirection: fc.constantFrom('ASC' as const, 'DESC' as const),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 4 }),
  onlyInStock: fc.boolean(),
  availableOnline: fc.constant(false),
});

const decided = decidedWith([], properties);

test('an index that took over changes answers as one made anew', () => {
  const state = { version: 1, stockMark: '0', categories };
  const changed = fc.tuple(
    anyProducts(1),
    anyProducts(5),
    fc.subarray(['2', '3', '6']),
    anyRequest,
  );
  fc.assert(
    fc.property(changed, ([before, after, gone, request]) => {
      const index = buildIndex({ ...state, products: before }, decided, now);
      const kept = (products: ProductRecord[]) =>
        products.filter(({ sokId }) => !gone.includes(sokId));
      const replaced = [...after.map(({ sokId }) => sokId), ...gone];
      const columns = columnsOf(categories, kept(after), now);
      index.amend({ version: 2, categories, columns, replaced });
      const all = new Map([...kept(before), ...kept(after)].map((one) => [one.sokId, one]));
      const anew = buildIndex({ ...state, products: [...all.values()] }, decided, now);
      const { corrected: _, ...expected } = anew.list(request, view);
      expect(index.list(request, view)).toMatchObject(expected);
      expect(index.brands('fi')).toEqual(anew.brands('fi'));
      expect(index.tree.children('', 'fi')).toEqual(anew.tree.children('', 'fi'));
    }),
    { numRuns: runs(300) },
  );
});

test('stock is followed in products that were taken over', () => {
  const products = product('1', { variants: [variant('11'), variant('12')] });
  const index = buildIndex({ ...snapshot([products]) }, decided, now);
  const columns = columnsOf(categories, [{ ...products, name: { fi: 'Uusi' } }], now);
  index.amend({ version: 2, categories, columns, replaced: ['1'] });
  index.restock(new Map([['11', 0]]));
  const shown = index.product('12', view);
  expect([shown?.name, shown?.variants.map(({ availability }) => availability)]).toEqual([
    'Uusi',
    ['SOLD_OUT', 'AVAILABLE'],
  ]);
});
