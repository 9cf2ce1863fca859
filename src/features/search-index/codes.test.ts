import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '../catalogue/record.ts';
import { product, snapshot, variant } from '../catalogue/testing.ts';
import { buildIndex } from './build.ts';
import { decidedWith, firstPage, searchIn } from './testing.ts';

const now = Date.parse('2026-11-20T12:00:00+02:00');

function openShop(products: ProductRecord[]) {
  const index = buildIndex(snapshot(products), decidedWith(), now);
  return (text: string) =>
    index
      .list(
        { ...firstPage, text, sortBy: 'relevance', sortDirection: 'DESC' },
        { language: 'fi', now },
      )
      .products.map(({ sokId }) => sokId);
}

describe('a number of the merchant or the manufacturer finds its product', () => {
  const search = openShop([
    product('901', { sku: 'SKU-1001', mpn: 'WX 77-B', name: { fi: 'Ruuvi' } }),
    product('902', { sku: 'SKU-1002', name: { fi: 'Mutteri' }, mpn: '500123' }),
    product('903', {
      sku: 'RYHMÄ 7',
      name: { fi: 'Pultti 1001' },
      variants: [
        variant('9031', { sku: 'T30720', mpn: 'HX-450/2' }),
        variant('9032', { sku: 'T30721', mpn: 'HX-450/3' }),
      ],
    }),
    product('904', { sku: 'LAMPPU', name: { fi: 'Valaisin' } }),
    product('905', { sku: '0012', name: { fi: 'Lamppu' } }),
  ]);

  test.each([
    ['SKU-1001', '901'],
    ['sku 1001', '901'],
    ['sku1002', '902'],
    [' T30720 ', '903'],
    ['t30721', '903'],
    ['ryhmä 7', '903'],
    ['WX 77-B', '901'],
    ['wx77b', '901'],
    ['500123', '902'],
    ['HX-450/2', '903'],
    ['hx4503', '903'],
    ['0012', '905'],
    // An id without a digit may be any word.
    ['lamppu', '905'],
  ])('%s finds %s', (text, id) => {
    expect(search(text)[0]).toBe(id);
  });

  test('alone, where it is the merchant’s', () => {
    expect(search('SKU-1001')).toEqual(['901']);
  });
});

test.each([
  ['Porakone KX 450', ['KX450', 'kx 450', 'kx-450', 'porakone kx450']],
  ['Porakone KX450', ['KX450', 'kx 450', 'KX-450']],
  ['Pultti M8 × 40', ['M8x40', 'm8 x 40', 'M8×40', 'm8 × 40 pultti']],
  ['Pultti M8x40', ['M8x40', 'm8 x 40', 'M8 × 40']],
  ['Moottoriöljy 0W-20', ['0w20', '0W-20', '0w 20']],
  ['Moottoriöljy 75W90', ['75w90', '75W-90', 'öljy 75w90']],
  ['Jarruneste DOT 4', ['dot4', 'DOT 4', 'jarruneste dot4']],
  ['Pyyhe 70 × 140 cm', ['70x140', '70 x 140', 'pyyhe 70×140']],
])('%s is found, written together and apart', (name, queries) => {
  const search = searchIn(['Sakset 451', name, 'Lapio 450 g', 'Öljy 20 w', 'Saha KB 2']);
  for (const query of queries) expect([query, search(query).names[0]]).toEqual([query, name]);
});
