import { expect, test } from 'vitest';
import { correctedTerm, usableTerm } from './term.ts';

test.each([
  ['', ''],
  [' a ', ''],
  ['å', ''],
  [' å1 ', 'å1'],
  ['  ruis leipä ', 'ruis leipä'],
])('of %j, what is looked for is %j (R113)', (text, term) => {
  expect(usableTerm(text)).toBe(term);
});

test.each([
  ['vilapaita', ['villapaita'], 'villapaita'],
  ['musta  vilapaita', ['villapaita'], 'musta villapaita'],
  ['kuullokkeet mustat', ['kuulokkeet'], 'kuulokkeet mustat'],
  ['kuullokkeet vilapaita', ['kuulokkeet', 'villapaita'], 'kuulokkeet villapaita'],
  ['kuullokkeet musta vilapaita', ['kuulokkeet', 'villapaita'], 'kuulokkeet musta villapaita'],
  ['vilapaita', ['villapaita', 'paita'], 'villapaita'],
  ['kaapaita paidat', ['paita'], 'kaapaita paita'],
  ['sukka sukkas', ['sukat'], 'sukat sukkas'],
  ['kenga kengatt', ['kengat'], 'kengat kengatt'],
  ['maitto maiti', ['maito'], 'maito maiti'],
])('%j with %j is %j', (term, corrected, reported) => {
  expect(correctedTerm(term, corrected)).toBe(reported);
});

test.each([
  ['villapaita', []],
  ['Villapaita', ['villapaita']],
])('%j with %j was right as it was', (term, corrected) => {
  expect(correctedTerm(term, corrected)).toBe(null);
});
