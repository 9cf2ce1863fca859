import { expect, test } from 'vitest';
import { grammar } from '../../linguistics/all-languages.ts';
import { addName } from './names.ts';
import { everyLanguage } from './word-bits.ts';

/** The weight of each part of a name, by how it is written there. */
function weightsOf(name: string, language: 'fi' | 'sv' | 'en' = 'fi') {
  const weights: Record<string, number> = {};
  const words = {
    add: (text: string, weight: number) => (weights[text] = weight),
    endRow: () => {},
  };
  addName(words as never, grammar, name, { language, shown: everyLanguage }, '');
  return weights;
}

test('what stands before the last hyphen of a compound says less than its head', () => {
  const { 'Lohi-peruna': modifier = 0, ateria = 0, ...others } = weightsOf('Lohi-peruna-ateria');
  expect(modifier).toBeGreaterThan(0);
  expect(modifier).toBeLessThan(ateria / 2);
  expect(others).toEqual({});
  expect(Object.keys(weightsOf('Aino-mekko'))).toEqual(['Aino', 'mekko']);
});

test('a letter before a hyphen belongs to the word, also after a name', () => {
  expect(Object.keys(weightsOf('T-paita'))).toEqual(['T-paita', 'Tpaita']);
  expect(Object.keys(weightsOf('Pouta-T-paita'))).toEqual(['Pouta', 'T-paita', 'Tpaita']);
});

test('a model is one word, and a hyphen before a blank divides nothing', () => {
  expect(Object.keys(weightsOf('TV-897'))).toEqual(['TV897']);
  expect(Object.keys(weightsOf('Royal Gala -omena'))).toEqual(['Royal', 'Gala', '-omena']);
});
