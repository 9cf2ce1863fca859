import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, typoCost } from './typo-model.ts';
import { finnish } from './finnish.ts';
import { buildSpelling } from './spelling.ts';

const words =
  'villapaita mustikka huulipuna kengät maito kurkku kahvinkeitin rannekello raitio vetoketju kastelukannu mekko pyyhe'.split(
    ' ',
  );
const near = (typed: string, vocabulary = words) =>
  buildSpelling(vocabulary)(typed, finnish).map(({ place }) => vocabulary[place]);
const nearest = (typed: string) => near(typed)[0];

describe('a mistyped word', () => {
  test.each([
    ['a letter too few', 'villapata', 'villapaita'],
    ['a letter too many', 'huuulipuna', 'huulipuna'],
    ['a wrong letter', 'mustokka', 'mustikka'],
    ['two letters swapped', 'kahivnkeitin', 'kahvinkeitin'],
    ['the first letter wrong', 'nustikka', 'mustikka'],
    ['the second letter lost', 'mstikka', 'mustikka'],
    ['a doubled letter lost', 'rannekelo', 'rannekello'],
    ['the marks lost', 'kengat', 'kengät'],
    ['two mistakes when it is long', 'kahvimkeittin', 'kahvinkeitin'],
    ['a doubled letter lost from a short word', 'meko', 'mekko'],
  ])('is known by its neighbours: %s', (_, typed, meant) => expect(nearest(typed)).toBe(meant));

  test.each([
    ['vetoketruja', 'vetoketju'],
    ['vetokejut', 'vetoketju'],
    ['kaselukannuja', 'kastelukannu'],
    ['pyyheket', 'pyyhe'],
    ['villapsidan', 'villapaita'],
  ])('may be inflected: %s', (typed, meant) => expect(nearest(typed)).toBe(meant));

  test('has few mistakes, fewer when it is short', () => {
    expect(near('maiot')).toEqual(['maito']);
    expect(near('moitu')).toEqual([]);
    expect(near('mai')).toEqual([]);
    expect(near('kylmälaukku')).toEqual([]);
    expect(near('x'.repeat(500))).toEqual([]);
  });

  test.each([
    ['olut', 'out'],
    ['lego', 'leg'],
    ['gift', 'lift'],
    ['candy', 'handy'],
  ])('of four or five letters is left alone without a certain neighbour: %s', (typed, other) =>
    expect(near(typed, [other])).toEqual([]),
  );

  test('is nearer to what slips of the finger make of it', () => {
    expect(near('sujattaa', ['sulattaa', 'sukattaa'])).toEqual(['sukattaa', 'sulattaa']);
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
