import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesByNumber } from './radix-sort.ts';

const any = fc.oneof(
  fc.double({ noNaN: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(-Infinity, Infinity, -0, 0, 2 ** 53, 6_410_405_082_657),
);

test('numbers of every kind come in their order, alike ones in the order they were', () => {
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (numbers) => {
      const places = [...numbers.keys()];
      const expected = places.toSorted((a, b) => {
        const [one, other] = [numbers[a] as number, numbers[b] as number];
        return one < other ? -1 : one > other ? 1 : a - b;
      });
      expect([...placesByNumber(Float64Array.from(numbers))]).toEqual(expected);
    }),
  );
});

test('what is in one order already is put in another within it', () => {
  const sales = Float64Array.of(5, 9, 5, 9);
  const byId = placesByNumber(Uint32Array.of(40, 30, 20, 10));
  expect([
    ...placesByNumber(
      sales.map((sold) => -sold),
      byId,
    ),
  ]).toEqual([3, 1, 2, 0]);
});

test('some of the places are put in order without the others', () => {
  expect([...placesByNumber(Uint32Array.of(3, 1, 2), Uint32Array.of(0, 2))]).toEqual([2, 0]);
});
