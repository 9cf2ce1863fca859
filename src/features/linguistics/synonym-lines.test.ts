import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSynonymLine } from './record/synonym-line.ts';
import { readSynonyms } from './synonym-lines.ts';

const long = 'a'.repeat(61);

describe('a line of synonyms', () => {
  test.each([
    ['a, b', ['a', 'b'], null],
    ['a,b,c', ['a', 'b', 'c'], null],
    [
      'Läppäri,  Sylimikro => Kannettava\u00A0 tietokone',
      ['läppäri', 'sylimikro'],
      ['kannettava tietokone'],
    ],
    ['a\u0308rter => herne', ['ärter'], ['herne']],
    ['7-up, 7up', ['7-up', '7up'], null],
    ['a => a, b', ['a'], ['a', 'b']],
    [`${'å'.repeat(60)}, b`, ['å'.repeat(60), 'b'], null],
    ['a b c d, e', ['a b c d', 'e'], null],
  ])('%s', (line, left, right) => expect(readSynonymLine(line)).toEqual({ left, right }));

  test.each([
    ['', 'is empty'],
    [' , ', 'is empty'],
    ['=> a', 'has no term before =>'],
    ['a =>', 'has no term after =>'],
    ['a => b => c', 'has => more than once'],
    ['a', 'must have two different terms'],
    ['a, A', 'must have two different terms'],
    ['a => a', 'must have two different terms'],
    ['a,, b', 'has an empty term: two commas in a row, or one at an end'],
    ['a, b,', 'has an empty term: two commas in a row, or one at an end'],
    ['a, -', 'has a term without letters: -'],
    [`a, ${long}`, 'has a term of 61 characters, more than 60'],
    ['a, b c d e f', 'has a term of 5 words, more than 4: b c d e f'],
    [Array.from({ length: 21 }, (_, n) => `t${n}`).join(), 'has 21 terms; at most 20 are allowed'],
  ])('%j has a fault', (line, fault) => expect(readSynonymLine(line)).toEqual({ fault }));
});

describe('synonyms', () => {
  test.each([
    [['a, b, c'], { a: ['b', 'c'], b: ['a', 'c'], c: ['a', 'b'] }],
    [['a, b => c'], { a: ['c'], b: ['c'] }],
    [['a => a, b'], { a: ['b'] }],
    [['a, b', 'A => c', 'b, a'], { a: ['b', 'c'], b: ['a'] }],
    [['a', 'b =>'], {}],
  ])('of %j', (lines, expected) => {
    const read = readSynonyms(lines).map(({ from, to }) => [from, to] as const);
    expect(Object.fromEntries(read)).toEqual(expected);
    expect(read).toHaveLength(Object.keys(expected).length);
  });

  const term = fc.constantFrom('kuppi', 'muki', 'iso muki', 'Åbo', 'öl', 'x-y');
  const side = fc.array(term, { minLength: 1, maxLength: 5 }).map((terms) => terms.join(', '));
  const line = fc.oneof(
    side,
    fc.tuple(side, side).map(([left, right]) => `${left} => ${right}`),
    fc.string(),
  );

  test('no term means itself, and each means others once, whatever the lines are', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const read = readSynonyms(lines);
        expect(new Set(read.map(({ from }) => from)).size).toBe(read.length);
        for (const { from, to } of read) {
          expect(to).not.toContain(from);
          expect(new Set(to).size).toBe(to.length);
          expect(to.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('terms of lines without an arrow mean each other', () => {
    fc.assert(
      fc.property(fc.array(side), (lines) => {
        const meant = new Map(readSynonyms(lines).map(({ from, to }) => [from, to]));
        for (const [from, to] of meant)
          for (const other of to) expect(meant.get(other)).toContain(from);
      }),
    );
  });
});
