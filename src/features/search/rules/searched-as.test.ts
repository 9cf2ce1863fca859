import { expect, test } from 'vitest';
import { correctedTerm, searchedAs } from './searched-as.ts';

const correction = (pairs: string) =>
  pairs.split(', ').map((pair) => {
    const [typed = '', meant = ''] = pair.split(' ');
    return { typed, meant };
  });

test.each([
  ['vilapaita', 'vilapaita villapaita', 'villapaita'],
  ['musta  Vilapaita', 'vilapaita villapaita', 'musta villapaita'],
  [
    'kuullokkeet vilapaita',
    'kuullokkeet kuulokkeet, vilapaita villapaita',
    'kuulokkeet villapaita',
  ],
  ['sukka sukkas', 'sukkas sukat', 'sukka sukat'],
])('%j with %j is %j', (term, pairs, reported) => {
  expect(correctedTerm(term, correction(pairs))).toBe(reported);
});

test.each([
  ['villapaita', ''],
  ['Villapaita', 'villapaita villapaita'],
])('%j with %j was right as it was', (term, pairs) => {
  expect(correctedTerm(term, correction(pairs))).toBe(null);
});

test.each([
  ['kahvi sukka', '', ['kahvi'], 'sukka', false, ['kahvi']],
  ['Kahvi, vilapaita', 'vilapaita villapaita', ['kahvi'], 'villapaita', true, ['kahvi']],
  ['t-paita sukka', '', ['t', 'paita'], 'sukka', false, ['t', 'paita']],
  ['kahvisukka', '', ['kahvisukka'], 'kahvisukka', false, []],
  ['sukka', '', [], 'sukka', false, []],
  ['kattila 3 l', '', ['3 l'], 'kattila', false, ['3 l']],
])('%j with %j and without %j searches for %j', (term, pairs, left, meant, isCorrected, said) => {
  const corrected = pairs === '' ? [] : correction(pairs);
  expect(searchedAs(term, { corrected, left })).toEqual({ meant, isCorrected, left: said });
});
