import { expect, test } from 'vitest';
import { pageSize } from '../contract.ts';
import { attributionsOf, perPage, placeOn, withFound, type Attributions } from './attribution.ts';

const found = { listId: '/kategoria/muoti', listName: 'Muoti', position: 3 };

test('a product is attributed to the list in which it was opened last (R165)', () => {
  const first = withFound({}, '1', found);
  const search = { listId: '/haku', listName: 'Haku: takki', position: 1 };
  expect(withFound(first, '1', search)).toEqual({ 1: search });
});

test('opened from the favourites it stays attributed to the list it was found in (R165)', () => {
  const wishlist = { listId: '/suosikit', listName: 'Suosikit', position: 1 };
  expect(withFound({ 1: found }, '1', wishlist)).toEqual({ 1: found });
  expect(withFound({ 1: found }, '2', wishlist)).toEqual({ 1: found, 2: wishlist });
});

test('the place counts through the pages of a list (R165)', () => {
  expect(perPage).toBe(pageSize);
  expect([placeOn(1, 0), placeOn(2, 0), placeOn(0, 4)]).toEqual([1, 49, 5]);
});

test('a hundred products are kept, with names of a limited length', () => {
  let kept: Attributions = {};
  for (let id = 1000; id < 1150; id += 1)
    kept = withFound(kept, String(id), { ...found, listName: 'x'.repeat(500) });
  expect(Object.keys(kept)).toHaveLength(100);
  expect(kept['1149']?.listName).toHaveLength(120);
  expect(kept['1000']).toBeUndefined();
});

test.each([
  [null],
  ['x'],
  [[found]],
  [{ x: found }],
  [{ 1: null }],
  [{ 1: { ...found, position: '3' } }],
  [{ 1: { listId: 1, listName: 'a', position: 2 } }],
])('what is no attribution, %j, is nothing', (stored) => {
  expect(Object.values(attributionsOf(stored)).filter((one) => one !== found)).toEqual([]);
});
