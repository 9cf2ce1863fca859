import { expect, test } from 'vitest';
import { searchIn } from '../testing.ts';

const search = searchIn(['Räkkävimpula', 'Hame vaaleanpunainen', 'Hame punainen', 'Banaani']);
const found = (text: string): string[] => search(text).names;

test('a compound of words that nothing else has is found by every form of its end', () => {
  for (const form of ['vimpula', 'vimpulat', 'vimpuloita']) {
    expect(found(form)).toEqual(['Räkkävimpula']);
  }
});

test('what only ends like another word is not found by it', () => {
  expect(found('punaiset')).toEqual(['Hame punainen']);
  expect(found('naani')).toEqual([]);
});
