import { describe, expect, test } from 'vitest';
import { isNever, mostOffered, offeredTerms } from './offered.ts';

const offered = (more: Partial<Parameters<typeof offeredTerms>[0]>) =>
  offeredTerms({ searched: [], listed: [], neverOffered: [], isFound: () => true, ...more });
const numbered = (word: string) => Array.from({ length: 10 }, (_, i) => `${word} ${i}`);

describe('top terms (R281)', () => {
  test.each([
    ['those of visitors first, then the merchant’s', ['b', 'a'], ['c'], ['b', 'a', 'c']],
    ['each once, however it is written', ['ruis leipä'], ['Ruis  Leipä', 'C'], ['ruis leipä', 'C']],
    ['without visitors the merchant’s', [], ['a', 'b'], ['a', 'b']],
    ['none that is too long for the box', ['x'.repeat(41), 'x'.repeat(40)], [], ['x'.repeat(40)]],
    ['none that may name somebody', ['aino@example.fi'], ['040 123 4567'], []],
    ['without any there are none', [], [], []],
  ])('%s', (_, searched, listed, expected) => {
    expect(offered({ searched, listed })).toEqual(expected);
  });

  test('at most as many as the box shows, and no more are looked up', () => {
    let asked = 0;
    const isFound = () => (asked += 1) > 0;
    const terms = offered({ searched: numbered('a'), listed: numbered('b'), isFound });
    expect([terms, asked]).toEqual([numbered('a').slice(0, mostOffered), mostOffered]);
  });

  test('what finds nothing today, or is never offered, gives its place to the next', () => {
    const terms = offered({
      searched: ['hattu', 'huono hattu', 'takki'],
      listed: ['huono', 'kenkä'],
      neverOffered: ['huono'],
      isFound: (term) => term !== 'hattu',
    });
    expect(terms).toEqual(['takki', 'kenkä']);
  });
});

test.each([
  ['huono takki', 'Huono', true],
  ['HUONO!', 'huono', true],
  ['huonot takit', 'huono', false],
  ['huonot takit', 'huono*', true],
  ['ihuono', 'huono*', false],
  ['erittäin huono takki', 'huono takki', true],
  ['huono musta takki', 'huono takki', false],
  ['huonot takit', 'huonot tak*', true],
  ['huono', 'huonot takit', false],
])('“%s” holds “%s”, which is never offered: %s', (term, phrase, expected) => {
  expect(isNever(term, [phrase])).toBe(expected);
});
