import { expect, test } from 'vitest';
import { priceDataOf } from '../../pricing/rules.ts';
import { price } from '../testing.ts';
import { listSorts } from '../url-state/sorts.ts';
import { readListState } from '../url-state.ts';
import { listHolds, type ListedProduct } from './list-holds.ts';

const black = { id: 'musta', name: 'Musta', hex: null };
const product: ListedProduct = {
  campaigns: ['black-friday'],
  brandId: 'kaarna',
  colors: [black],
  variants: [],
  priceData: priceDataOf(price(2000), [], 0),
  availability: 'AVAILABLE',
};
const reduced: ListedProduct = {
  ...product,
  priceData: {
    ...product.priceData,
    discounted: { priceEuroCents: 1500, hasVariation: false, discountPercent: 25 },
  },
};

test.each([
  ['', 'AVAILABLE', true],
  ['', 'IN_STORE_ONLY', true],
  ['', 'SOLD_OUT', false],
  ['verkkosaatavuus=true', 'AVAILABLE', true],
  ['verkkosaatavuus=true', 'ONLINE_ONLY', true],
  ['verkkosaatavuus=true', 'IN_STORE_ONLY', false],
  ['verkkosaatavuus=true', 'SOLD_OUT', false],
] as const)('a list with "%s" has a product that is %s: %s (R078)', (query, availability, is) => {
  expect(holds(query, { ...product, availability })).toBe(is);
});

test.each([
  ['hinta=20-30', product, true],
  ['hinta=10-20', product, true],
  ['hinta=21-', product, false],
  ['hinta=-19', product, false],
  ['hinta=15-', reduced, true],
  ['hinta=16-', reduced, false],
  ['alennus=true', product, false],
  ['alennus=true', reduced, true],
])('a list with %s has %o: %s (R078)', (query, one, is) => {
  expect(holds(query, one)).toBe(is);
});

test('a product without brand is in no list of a brand (R078)', () => {
  expect(holds('brändi=kaarna', { ...product, brandId: null })).toBe(false);
  expect(holds('', { ...product, brandId: null })).toBe(true);
});

test.each([
  ['audience.women', true],
  ['audience.men', false],
  ['audience.men_audience.women', true],
  ['audience.women_diet.vegan', true],
  ['audience.women_diet.organic', false],
])('a list of %s has a vegan product for women: %s (R078)', (options, is) => {
  const properties = ['audience.women', 'diet.vegan'];
  expect(holds(`ominaisuus=${options}`, { ...product, properties })).toBe(is);
  expect(holds(`ominaisuus=${options}`, product)).toBe(false);
});

test('a variant without colour or size is in no list of one (R078)', () => {
  const variants = [
    {
      sokId: '1',
      gtin: null,
      picture: null,
      priceData: product.priceData,
      color: null,
      size: null,
      availability: 'AVAILABLE' as const,
    },
  ];
  const lists = ['', 'väri=musta', 'koko=S'];
  expect(lists.map((query) => holds(query, { ...product, variants }))).toEqual([
    true,
    false,
    false,
  ]);
});

function holds(query: string, one: ListedProduct): boolean {
  return listHolds(readListState(new URLSearchParams(query), listSorts), one);
}
