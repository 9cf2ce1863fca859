import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOptions, normalised } from './option-search.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const found = (query: string, ...names: string[]) =>
  findOptions(named(...names), query).map(({ name }) => name);

test.each([
  ['Mäntylä', 'mantyla'],
  ['Åhléns', 'ahlens'],
  ['Crème Brûlée', 'creme brulee'],
  ['SØREN', 'soren'],
  ['a\u030anga', 'anga'],
])('accents do not count: %s is searched as %s (R134)', (name, plain) => {
  expect(normalised(name)).toBe(plain);
});

test.each([
  ['L’Étoile', 'letoile'],
  ["Peter's", 'peters'],
  ['Dr. Kaarna', 'dr kaarna'],
  ['A&B', 'ab'],
  ['  (uusi)  koko! ', 'uusi koko'],
])('punctuation does not count: %s is searched as %s (R135)', (name, plain) => {
  expect(normalised(name)).toBe(plain);
});

test.each(['Anna-Liisa', 'Anna–Liisa', 'Anna‑Liisa', 'anna liisa'])(
  'a hyphen is a space: liisa starts a word of %s (R136)',
  (name) => {
    expect(normalised(name)).toBe('anna liisa');
    expect(found('liisa', name)).toEqual([name]);
    expect(found('anna-liisa', name)).toEqual([name]);
  },
);

test('one word finds options that have a word starting with it, and no others (R137)', () => {
  expect(found('sini', 'Sininen', 'Tummansininen', 'Tumma sininen')).toEqual([
    'Sininen',
    'Tumma sininen',
  ]);
});

test('options stand by the place of the word that was found (R138)', () => {
  const names = ['Aa bb kuu', 'Bb kuu', 'Kuura', 'Aa kuu'];
  expect(found('kuu', ...names)).toEqual(['Kuura', 'Aa kuu', 'Bb kuu', 'Aa bb kuu']);
});

test('several words are found anywhere in an option, also from the middle of a word (R139)', () => {
  const names = ['Pohjan Villa Oy', 'Villa Oyster', 'Oy Villa'];
  expect(found('villa oy', ...names)).toEqual(['Pohjan Villa Oy', 'Villa Oyster']);
  expect(found('ohjan vil', ...names)).toEqual(['Pohjan Villa Oy']);
});

test('options found alike stand in Finnish order: å, ä, ö last (R140)', () => {
  const names = ['Kori ö', 'Kori z', 'Kori å', 'Kori a', 'Kori ä', 'Kori 10', 'Kori 9'];
  expect(found('kori', ...names)).toEqual([
    'Kori 9',
    'Kori 10',
    'Kori a',
    'Kori z',
    'Kori å',
    'Kori ä',
    'Kori ö',
  ]);
});

test.each(['', '  ', '-', '!'])('%j asks for nothing and leaves all as they are', (query) => {
  expect(found(query, 'XL', 'S', 'M')).toEqual(['XL', 'S', 'M']);
});

test('every option is found by each of its words and by its whole name (R137, R139)', () => {
  const letter = fc.constantFrom(...'aäåöéABCXYZ09');
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 6 });
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('-'));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), name, (others, wanted) => {
      for (const query of [wanted, ...wanted.split('-')]) {
        expect(found(query, ...others, wanted)).toContain(wanted);
      }
    }),
  );
});
