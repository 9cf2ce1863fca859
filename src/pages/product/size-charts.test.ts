import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { demoSpace } from '#features/content/testing.ts';
import { chartOf } from './size-charts.ts';

const { sizeCharts } = demoSpace();
const products = (path: string, brandId: string | null, sizes: string[]) =>
  ({
    brandId,
    categories: [{ path, name: path, level: 1 }],
    variants: sizes.map((size) => ({ size })),
  }) as unknown as Product;

test.each([
  ['muoti/naisten-vaatteet/mekot', 'saaramo', ['S', 'M'], 'general', ['chest', 'waist', 'hips']],
  ['muoti/naisten-vaatteet/mekot', 'lyydika', ['S', 'M'], 'specific', ['chest', 'waist', 'hips']],
  ['muoti/naisten-kengat/sandaalit', 'askelto', ['37', '38'], 'general', ['foot']],
  ['miehet/miesten-vaatteet/puvut', null, ['XL'], 'general', ['chest', 'waist', 'hips']],
])('products of %s by %s have a chart: %s (R101)', (path, brand, sizes, kind, measures) => {
  expect(chartOf(products(path, brand, sizes), sizeCharts)).toMatchObject({ kind, measures });
});

test.each([
  ['koti/kodintekstiilit', ['150 × 200 cm'], 'none of their department'],
  ['muoti/korut-ja-kellot/sormukset', ['16', '17'], 'one that has other sizes'],
  ['muoti/naisten-vaatteet/mekot', [], 'nothing to choose'],
])('products of %s in %j have no chart: %s (R101)', (path, sizes) => {
  expect(chartOf(products(path, null, sizes), sizeCharts)).toBeNull();
});

test('every row of a chart has a value for each measure (R101)', () => {
  for (const [path, size] of [
    ['muoti', 'S'],
    ['muoti/naisten-kengat', '38'],
    ['miehet', 'M'],
    ['miehet/miesten-kengat', '42'],
    ['lapset/lastenvaatteet-92-140', '110'],
    ['lapset/lasten-kengat', '28'],
  ] as const) {
    const chart = chartOf(products(path, null, [size]), sizeCharts);
    const widths = new Set(chart?.rows.map((row) => row.length));
    expect([...widths]).toEqual([(chart?.measures.length ?? 0) + 1]);
  }
});
