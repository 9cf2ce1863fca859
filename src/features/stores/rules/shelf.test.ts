import { expect, test } from 'vitest';
import { byTown, shelfState } from './shelf.ts';

test.each([
  [0, 'SOLD_OUT'],
  [1, 'FEW'],
  [3, 'FEW'],
  [4, 'IN_STOCK'],
])('a store with %i pieces has the state %s', (quantity, state) => {
  expect(shelfState(quantity)).toBe(state);
});

test('stores stand by town in Finnish order', () => {
  const store = (town: string, name: string) => ({ town, name });
  const stores = [
    store('Äänekoski', 'a'),
    store('Åbo', 'b'),
    store('Turku', 'd'),
    store('Turku', 'c'),
  ];
  expect(stores.toSorted(byTown).map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a']);
});
