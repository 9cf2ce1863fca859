import { expect, test } from 'vitest';
import { productOf, variantOf } from '../cart/testing.ts';
import { itemsFrom, nameOf, picturesOf, shownItems } from './rules.ts';

const blue = { id: 'sininen', name: 'Sininen', hex: '#0000aa' };
const picture = { id: 'p', width: 4, height: 5 } as never;
const milk = productOf('100', { name: 'Maito', picture });
const shirt = productOf('200', {
  name: 'Paita',
  variants: [variantOf('201', { color: blue, size: 'M', availability: 'SOLD_OUT' })],
});
const products = [milk, shirt];

test('an item has the name of its product, with the options of a variant', () => {
  expect(nameOf({ product: milk, variant: null })).toBe('Maito');
  expect(nameOf({ product: shirt, variant: shirt.variants[0] ?? null })).toBe('Paita, Sininen, M');
});

test.each([
  [
    'what is named twice is one item',
    [
      ['100', 2],
      ['100', 3],
    ],
    [['100', 5, 'Maito']],
  ],
  [
    'no item has more than the most',
    [
      ['100', 6],
      ['100', 5],
    ],
    [['100', 9, 'Maito']],
  ],
  ['a variant is an item', [['201', 1]], [['201', 1, 'Paita, Sininen, M']]],
  ['a product whose option is not chosen is none', [['200', 1]], null],
  [
    'what is not known spoils all',
    [
      ['100', 1],
      ['999', 1],
    ],
    null,
  ],
] as [string, [string, number][], [string, number, string][] | null][])(
  'of wanted products, %s',
  (_, wanted, expected) => {
    const items = itemsFrom(
      products,
      wanted.map(([sokId, quantity]) => ({ sokId, quantity })),
      9,
    );
    expect(items?.map(({ sokId, quantity, name }) => [sokId, quantity, name]) ?? null).toEqual(
      expected,
    );
  },
);

test('an item is shown with its current product, or with its former name when there is none', () => {
  const stored = [
    { sokId: '100', quantity: 2, name: 'Mjölk' },
    { sokId: '201', quantity: 1, name: 'Skjorta' },
    { sokId: '999', quantity: 1, name: 'Piimä' },
  ];
  expect(shownItems(stored, products)).toMatchObject([
    { name: 'Maito', quantity: 2, product: { sokId: '100' }, availability: 'AVAILABLE' },
    { name: 'Paita, Sininen, M', variant: { sokId: '201' }, availability: 'SOLD_OUT' },
    { name: 'Piimä', product: null, variant: null, availability: 'SOLD_OUT', buyableFrom: null },
  ]);
});

test('a list among others shows its first pictures', () => {
  expect(picturesOf(['999', '201', '100'], products, 4)).toEqual([picture]);
  expect(picturesOf(['100', '100'], products, 1)).toEqual([picture]);
});
