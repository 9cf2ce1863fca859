import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFinnishOrder, nameRanks } from './collation-ranks.ts';

test('å, ä and ö come after z, in that order (R099)', () => {
  const ranks = nameRanks(['Öljy', 'Zumba', 'Ääni', 'Åke', 'alfa', 'Alfa 2']);
  expect([...ranks]).toEqual([5, 2, 4, 3, 0, 1]);
});

test('names that are alike share a place', () => {
  expect([...nameRanks(['b', 'a', 'b', 'a'])]).toEqual([2, 0, 2, 0]);
});

test('places are those of Finnish collation', () => {
  const end = fc.string({ unit: fc.constantFrom(...'aAbvwVyüzåäöÖ1 9-') });
  // Names of one series that are equal for longer than their heads.
  const name = fc.tuple(fc.constantFrom('', 'Äyvä villa-1 '.repeat(6)), end).map((s) => s.join(''));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const ranks = nameRanks(names);
      for (const [a, nameA] of names.entries()) {
        for (const [b, nameB] of names.entries()) {
          const reported = Math.sign((ranks[a] as number) - (ranks[b] as number));
          expect(reported).toBe(Math.sign(inFinnishOrder(nameA, nameB)));
        }
      }
    }),
  );
});
