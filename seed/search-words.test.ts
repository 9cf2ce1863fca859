/** What a new shop's search understands beside the words of its products. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#platform/i18n/language.ts';
import { readSynonyms } from '#features/linguistics/synonym-lines.ts';
import { newSpace } from '../src/services/new-space.ts';
import { allProducts } from './products.ts';

const { synonyms, surplusWords } = newSpace().searchWords;
const meanings = Object.fromEntries(
  languages.map((language) => [language, readSynonyms(synonyms[language])]),
) as Record<Language, ReturnType<typeof readSynonyms>>;

const names = Object.fromEntries(
  languages.map((language) => [
    language,
    allProducts().map(
      ({ title }) => `${title[language].toLowerCase().replaceAll(/[^\p{L}-]+/gu, ' ')} `,
    ),
  ]),
) as Record<Language, string[]>;

/** Products whose names have the words in a row, the first perhaps at the end of a compound. */
const named = (language: Language, words: string) =>
  names[language].filter((name) => name.includes(`${words} `)).length;

test.each([
  ['fi', 330],
  ['sv', 200],
  ['en', 200],
] as const)('a new shop has synonyms in %s: at least %i lines, each once', (language, fewest) => {
  expect(synonyms[language].length).toBeGreaterThanOrEqual(fewest);
  expect(new Set(synonyms[language]).size).toBe(synonyms[language].length);
});

describe('what shoppers call goods of the demo shop leads to them', () => {
  const words: Record<Language, string> = {
    fi: 'kännykkä, tiskiaine, hajuvesi, kosteusvoide, aurinkorasva, sipsit, talvitakki, karkki, läppäri, telkkari, töllö, vessapaperi, limu, kokis, lenkkarit, farmarit, rintsikat, hanskat, fillari, fööni, jauhis, kuravaatteet, konetiskiaine, pyykkiaine',
    sv: 'mobil, parfym, solskydd, godis, laptop, wc-papper, handdiskmedel, länkskor, hoj, köttfärs, chips',
    en: 'diapers, perfume, sunscreen, toilet paper, dish soap, cell phone, sneakers, flashlight, candy, tv, soda, pajamas',
  };
  test.each(
    languages.flatMap((language) =>
      words[language].split(', ').map((word) => [language, word] as const),
    ),
  )('%s: %s', (language, word) => {
    const to = meanings[language].find(({ from }) => from === word)?.to ?? [];
    expect(to.some((other) => named(language, other) > 0)).toBe(true);
  });
});

test.each(languages)(
  'surplus words of %s stand once, in lower case, and are no goods',
  (language) => {
    const words = surplusWords[language];
    expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))]);
    const terms = new Set(meanings[language].flatMap(({ from, to }) => [from, ...to]));
    expect(words.filter((word) => terms.has(word))).toEqual([]);
  },
);

test('words that searches read otherwise are no surplus words', () => {
  const read =
    'halvin uusin naisten miesten lasten alle yli koko ilman billigast under över utan storlek dam herr cheapest newest under over without size men women sale';
  const surplus = new Set(languages.flatMap((language) => surplusWords[language]));
  expect(read.split(' ').filter((word) => surplus.has(word))).toEqual([]);
});

test('no brand of the demo shop is a synonym', () => {
  const brands = readFileSync(new URL('data/brands.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => (line.split('\t')[1] ?? '').toLowerCase());
  const terms = new Set(
    languages.flatMap((language) => meanings[language].map(({ from }) => from)),
  );
  expect(brands.filter((brand) => terms.has(brand))).toEqual([]);
});
