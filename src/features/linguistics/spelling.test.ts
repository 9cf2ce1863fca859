import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, typoCost } from './typo-model.ts';
import { buildSpelling } from './spelling.ts';

const words = 'villapaita kahvinkeitin rannekello kastelukannu mekko vihkosi'.split(' ');
const near = (typed: string, vocabulary = words) =>
  buildSpelling(vocabulary)(typed).map(({ place }) => vocabulary[place]);

describe('a word with two errors', () => {
  test.each([
    ['two letters wrong', 'kahvimkeutin', 'kahvinkeitin'],
    ['two letters lost', 'ranekelo', 'rannekello'],
    ['a letter wrong and another lost', 'kastelikanu', 'kastelukannu'],
    ['the first letter lost and another wrong', 'illapaira', 'villapaita'],
  ])('is known when it is long: %s', (_, typed, meant) => expect(near(typed)).toEqual([meant]));

  test('is not known when it or what is meant is short', () => {
    expect(near('mko')).toEqual([]);
    expect(near('vhksi')).toEqual([]);
    expect(near('ksteukano')).toEqual([]);
    expect(near('kylmälaukku')).toEqual([]);
    expect(near('x'.repeat(500))).toEqual([]);
  });

  test('is nearer to what slips of the finger make of it', () => {
    expect(near('sujattavs', ['sulattava', 'sukattava'])).toEqual(['sukattava', 'sulattava']);
    expect(typoCost('aamutaki', 'aamutakki')).toBeLessThan(typoCost('aamutaki', 'aamutauki'));
    expect(typoCost('kengat', 'kengät')).toBeLessThan(typoCost('kengit', 'kengät'));
  });
});

/** Edit distance, computed in the plain and slow way. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  const of = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      const row = rows[i] ?? [];
      if (i === 0 || j === 0) row[j] = i + j;
      else {
        row[j] = Math.min(
          of(i - 1, j) + 1,
          of(i, j - 1) + 1,
          of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
            ? of(i - 2, j - 2) + 1
            : Infinity,
        );
      }
    }
  }
  return of(a.length, b.length);
}

test('two words are within a limit exactly when the distance between them is', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
      fc.pre(Math.abs(a.length - b.length) <= limit);
      expect(isWithin(a, b, limit)).toBe(distance(a, b) <= limit);
    }),
    { numRuns: 3000 },
  );
});
