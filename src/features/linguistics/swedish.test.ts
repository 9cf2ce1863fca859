import { expect, test } from 'vitest';
import { swedish } from './swedish.ts';

const finds = (form: string, word: string): boolean => {
  const stems = new Set(swedish.stemsOf(word));
  return swedish.stemsIn(form).some(({ stem }) => stems.has(stem));
};

test.each([
  ['akvarium', 'akvariet akvarier akvarierna'],
  ['tröja', 'tröjan tröjor tröjorna tröjornas tröjans'],
  ['kjol', 'kjolen kjolar kjolarna kjols'],
  ['glas', 'glaset glasen'],
  ['sko', 'skon skor skorna'],
  ['plånbok', 'plånboken plånböcker'],
  ['spegel', 'spegeln speglar speglarna'],
  ['morot', 'morötter morötterna'],
  ['dator', 'datorn datorer datorerna'],
  ['bälte', 'bältet bälten bältena'],
  ['röd', 'röda rött'],
  ['svart', 'svarta'],
  ['mörkblå', 'mörkblått mörkblåa'],
  ['grön', 'grönt gröna'],
  ['handduk', 'handduken handdukar handdukarna'],
])('Swedish %s is found by %s', (word, forms) => {
  const all = forms.split(' ');
  expect(all.filter((form) => !finds(form, word))).toEqual([]);
  expect(all.filter((form) => !finds(word, form))).toEqual([]);
});

test.each([
  ['glass', 'glas'],
  ['mat', 'matta'],
  ['skinn', 'skin'],
  ['papper', 'peppar'],
  ['kaka', 'kakao'],
])('Swedish %s is another word than %s', (form, word) => expect(finds(form, word)).toBe(false));
