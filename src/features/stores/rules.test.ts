import { expect, test } from 'vitest';
import { byTown, shelfState, weekOf } from './rules.ts';

test.each([
  [0, 'SOLD_OUT'],
  [1, 'FEW'],
  [3, 'FEW'],
  [4, 'IN_STOCK'],
])('a store with %i pieces has the state %s', (quantity, state) => {
  expect(shelfState(quantity)).toBe(state);
});

test('opening hours are read by weekday; days that are not named are closed', () => {
  const [monday, , , , friday, saturday, sunday] = weekOf('Mo-Fr 09:00-21:00, Sa 10:00-16:00');
  expect(monday).toEqual({ opens: '09:00', closes: '21:00' });
  expect(friday).toEqual(monday);
  expect(saturday).toEqual({ opens: '10:00', closes: '16:00' });
  expect(sunday).toBeNull();
});

test.each(['', 'arkisin 9-21', 'Fr-Mo 09:00-21:00', 'Mo 21:00-09:00', 'Mo 09:00-09:00'])(
  'hours written as "%s" are refused with what is expected',
  (hours) => {
    expect(() => weekOf(hours)).toThrow('is no opening hours such as');
  },
);

test('stores stand by town in Finnish order', () => {
  const rest = { streetAddress: '', postcode: '', openingHours: '' };
  const store = (town: string, name: string) => ({ ...rest, code: name, town, name });
  const stores = [
    store('Äänekoski', 'a'),
    store('Åbo', 'b'),
    store('Turku', 'd'),
    store('Turku', 'c'),
  ];
  expect(stores.toSorted(byTown).map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a']);
});
