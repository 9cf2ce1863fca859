import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { areas } from './postcode-areas.ts';
import { areaOf, kilometresBetween, nearestFirst, placeOf } from './nearest.ts';

const { stores } = demoSpace();
const point = fc.record({
  latitude: fc.double({ min: 59.4, max: 70.2, noNaN: true }),
  longitude: fc.double({ min: 19, max: 31.7, noNaN: true }),
});

test.each([
  ['00100', '20100', 151],
  ['00100', '33100', 160],
  ['00100', '96100', 704],
])('from %s to %s it is about %i km (R035)', (from, to, kilometres) => {
  const [a, b] = [areaOf(from), areaOf(to)];
  expect(a && b && Math.abs(kilometresBetween(a, b) - kilometres)).toBeLessThan(5);
});

test('distances are the same both ways, and never longer over a third place (R035)', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6);
      expect(kilometresBetween(a, a)).toBe(0);
      expect(kilometresBetween(a, c)).toBeLessThanOrEqual(
        kilometresBetween(a, b) + kilometresBetween(b, c) + 1e-6,
      );
    }),
  );
});

test('every two digits that a postcode can begin with have a place in Finland (R035)', () => {
  const digits = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
  expect(digits.filter((two) => areaOf(`${two}999`) === null)).toEqual([]);
  for (const { latitude, longitude } of areas.values()) {
    expect(latitude > 59.7 && latitude < 70.1, `${latitude}`).toBe(true);
    expect(longitude > 19 && longitude < 31.6, `${longitude}`).toBe(true);
  }
});

test('three digits are more exact than two (R035)', () => {
  expect(areaOf('90100')?.name.fi).toBe('Oulu');
  expect(areaOf('00930')?.name.fi).toBe('Itäkeskus');
  expect(areaOf('10900')?.name.fi).toBe('Hanko');
});

test.each([
  ['33100', 'Tampere'],
  [' 33 100 ', 'Tampere'],
  ['tampere', 'Tampere'],
  ['Åbo', 'Turku'],
  ['HELSINGFORS', 'Helsinki'],
  ['rovan', 'Rovaniemi'],
  ['Nokia', 'Nokia'],
])('what is written as "%s" is %s (R035)', (typed, town) => {
  expect(placeOf(typed, stores).place?.name.fi).toBe(town);
});

test('a town of a store that no postcode area is named after is found (R035)', () => {
  const one = { ...(stores[0] as (typeof stores)[number]), town: 'Kilpisjärvi', latitude: 69.04 };
  expect(placeOf('kilpisjärvi', [one]).place?.latitude).toBe(69.04);
});

test.each([
  ['3310', 'postcode'],
  ['331000', 'postcode'],
  ['3310a', 'postcode'],
  ['ra', 'town'],
  ['Tukholma', 'town'],
])('"%s" is refused as no %s (R035)', (typed, fault) => {
  expect(placeOf(typed, stores)).toEqual({ place: null, fault });
});

test('stores are listed by distance, in whole kilometres; by town while there is no place (R035)', () => {
  fc.assert(
    fc.property(point, (place) => {
      const found = nearestFirst(stores, place);
      expect(found.map(({ store }) => store.code).toSorted()).toEqual(
        stores.map(({ code }) => code).toSorted(),
      );
      const kilometres = found.map((one) => one.kilometres ?? 0);
      expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
      expect(kilometres.every((one) => Number.isInteger(one) && one > 0)).toBe(true);
    }),
  );
  const towns = nearestFirst(stores, null).map(({ store }) => store.town);
  expect(towns).toEqual(towns.toSorted(new Intl.Collator('fi').compare));
});
