import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsIn, itemText, toListPath } from './choice.ts';

test.each([
  ['100-2', [['100', 2]]],
  ['100-999', [['100', 999]]],
  ['100-0', []],
  ['100-1000', []],
  ['100', []],
  ['-2', []],
  ['100--2', []],
  ['100-2x', []],
  ['1'.repeat(21) + '-1', []],
  [null, []],
])('the word %j is %j', (word, expected) => {
  expect(itemsIn([word]).map(({ sokId, quantity }) => [sokId, quantity])).toEqual(expected);
});

test('what is written is read again, up to a hundred products', () => {
  const item = fc.record({
    sokId: fc.integer({ min: 1, max: 99_999_999 }).map(String),
    quantity: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 120 }), (items) => {
      expect(itemsIn(items.map(itemText))).toEqual(items.slice(0, 100));
    }),
  );
});

test('an address names each product', () => {
  const items = [
    { sokId: '1', quantity: 2 },
    { sokId: '3', quantity: 1 },
  ];
  expect(toListPath(items)).toBe('/oma-tili/ostoslistat/lisaa?tuote=1-2&tuote=3-1');
});
