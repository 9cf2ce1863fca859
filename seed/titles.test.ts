import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allProducts } from './products.ts';
import { readTable } from './tables.ts';
import { compound, filled } from './titles.ts';

const languages = ['fi', 'sv', 'en'] as const;
const products = allProducts();

describe('a product’s word', () => {
  it.each([
    ['fi', '{}kirja', 'lasku', 'Laskukirja'],
    ['fi', '{}kirja', 'Venla', 'Venla-kirja'],
    ['fi', '{}kirja', 'Suuri Retki', 'Suuri Retki -kirja'],
    ['fi', '{}arkku', 'pahka', 'Pahka-arkku'],
    ['fi', '{}T-kirja', 'lasku', 'Lasku-T-kirja'],
    ['fi', '{}kirja', 'C-vitamiini', 'C-vitamiinikirja'],
    ['fi', 'Lasten {}kirja', 'Venla', 'Lasten Venla-kirja'],
    ['fi', '{}kirja', 'punainen', 'Punainen kirja'],
    ['fi', 'Lasten {}kirja', 'herkälle iholle', 'Lasten kirja herkälle iholle'],
    ['fi', '{}kirja', '20 cm', 'Kirja 20 cm'],
    ['sv', '{}bok', 'jordgubb', 'Jordgubbsbok'],
    ['sv', '{}bok', 'grön', 'Grön bok'],
    ['sv', '{}bok', 'Venla', 'Bok Venla'],
    ['sv', '{}bok', 'för barn', 'Bok för barn'],
    ['sv', 'Bok {} för barn', 'Venla', 'Bok Venla för barn'],
    ['sv', '{}mössa', 'damm', 'Dammössa'],
    ['en', '{} book', 'Venla', 'Venla book'],
    ['en', 'Children’s {}book', 'Venla', 'Children’s Venla book'],
    ['en', '{}book', 'for adults', 'Book for adults'],
    ['en', 'Red notebook', 'red', 'Red notebook'],
  ] as const)('in %s: %s with %s is %s', (language, template, word, title) => {
    expect(filled(language, template, word)).toBe(title);
  });

  it('has a hyphen in a Finnish compound exactly after a name, a mark or the same vowel', () => {
    const part = fc.stringMatching(/^[a-zäö]{2,8}$/);
    fc.assert(
      fc.property(part, part, (word, noun) => {
        const hasSame = /(?:aa|ee|ii|oo|uu|yy|ää|öö)$/.test(`${word.slice(-1)}${noun.charAt(0)}`);
        expect(compound('fi', word, noun)).toBe(hasSame ? `${word}-${noun}` : `${word}${noun}`);
        const name = `N${word}`;
        expect(compound('fi', name, noun)).toBe(`${name}-${noun}`);
        expect(compound('fi', `${name} ${name}`, noun)).toBe(`${name} ${name} -${noun}`);
        expect(compound('fi', `${word}5`, noun)).toBe(`${word}5-${noun}`);
      }),
    );
  });
});

/** Most letters of the word by which a list is scanned. */
const mostLetters = 20;

/** Longer words that have no shorter name: substances, and plants of several words. */
const longWords = {
  fi: [
    'Auringonkukansiemenet',
    'B-vitamiiniyhdistelmä',
    'Kreatiinimonohydraatti',
    'Lehtisalaatinsiemenet',
    'Lehtisalaattisekoitus',
    'Magnesiumbisglysinaatti',
    'Magnesiumporetabletti',
  ],
  sv: [],
};

/** Departments whose products differ by flavour or scent. */
const ofTaste = new Set(['Ruoka', 'Kosmetiikka', 'Hyvinvointi']);

/** Everybody calls bread and flakes by what they are made of: `Kauraruisleipä`. */
const calledByGrain = new Set(['rye-bread', 'toast-bread', 'tin-loaf', 'crispbread', 'flakes']);

describe('the titles of the demo shop', () => {
  const departments = readTable<'key' | 'parent'>('categories.tsv')
    .filter(({ parent }) => parent === '')
    .map(({ key }) => `departments/${key}`);

  test.each(departments)('in %s, each line is for a product or a kind, once', (folder) => {
    const kinds = readTable<'key'>(`${folder}/kinds.tsv`).map(({ key }) => `${key}|`);
    const own = readTable<'kind' | 'fi'>(`${folder}/products.tsv`).map(
      ({ kind, fi }) => `${kind}|${fi}`,
    );
    const lines = readTable<'kind' | 'product'>(`${folder}/titles.tsv`).map(
      ({ kind, product }) => `${kind}|${product}`,
    );
    expect(lines.filter((line) => ![...kinds, ...own].includes(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test.each(departments)('in %s, each kind’s line has a place for the product', (folder) => {
    const lines = readTable<'product' | (typeof languages)[number]>(`${folder}/titles.tsv`);
    const templates = lines
      .filter(({ product }) => product === '')
      .flatMap(({ fi, sv, en }) => [fi, sv, en])
      .filter((template) => template !== '');
    expect(templates.filter((template) => template.split('{}').length !== 2)).toEqual([]);
  });

  it('have words that stand in one of three places', () => {
    const rows = readTable<'language' | 'word' | 'place'>('modifiers.tsv');
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(['before', 'after', 'joined']));
    expect(new Set(rows.map(({ language, word }) => `${language}|${word}`)).size).toBe(rows.length);
    const said = new Set(
      products.flatMap(({ variety }) => languages.map((one) => `${one}|${variety[one]}`)),
    );
    const strange = rows.filter(
      ({ language, word }) => !word.includes('*') && !said.has(`${language}|${word}`),
    );
    expect(strange.map(({ word }) => word)).toEqual([]);
  });

  test.each(languages)('are one product’s alone in %s, by brand and category', (language) => {
    const names = products.map(
      ({ title, brand, type }) => `${title[language]} | ${brand.name} | ${type.category}`,
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test.each(languages)('say no word twice in %s', (language) => {
    const wrong = products
      .map(({ variety }) => variety.title[language])
      .filter((title) => saysTwice(title.toLowerCase()));
    expect(wrong).toEqual([]);
  });

  test.each(['fi', 'sv'] as const)(
    'say the kind first where a compound would be long in %s',
    (language) => {
      const first = (text: string) => text.split(/[ ,]/)[0] ?? '';
      const long = products
        .filter(({ type }) => first(type.name[language]).length <= mostLetters)
        .filter(({ variety }) => !/^\p{Lu}/u.test(variety.fi))
        .map(({ title }) => first(title[language]))
        .filter((word) => word.length > mostLetters);
      expect([...new Set(long)].toSorted()).toEqual(longWords[language]);
    },
  );

  it('join no flavour or scent with a noun that is long itself', () => {
    const tastes = products.filter(({ categories }) => ofTaste.has(categories[0]?.fi ?? ''));
    const behind = tastes.filter(
      ({ type, variety }) => variety.title.fi === `${type.name.fi} ${variety.fi}`,
    );
    const words = new Set(behind.map(({ variety }) => variety.fi.toLowerCase()));
    const glued = tastes.filter(({ type, variety: { fi: word, title } }) => {
      const noun = type.name.fi.toLowerCase();
      return noun.length > 8 && words.has(word) && title.fi.toLowerCase().endsWith(word + noun);
    });
    const kinds = new Set(glued.map(({ type }) => type.key));
    expect([...kinds].filter((key) => !calledByGrain.has(key))).toEqual([]);
  });

  test.each(languages)('begin with a capital and have at most 60 letters in %s', (language) => {
    const titles = products.map(({ title }) => title[language]);
    expect(titles.filter((title) => !/^[\p{Lu}\d]/u.test(title) || title.length > 60)).toEqual([]);
  });
});

/** A word within another, not counting what follows a comma or says for whom it is. */
function saysTwice(title: string): boolean {
  const [name = ''] = title.split(/,| for /);
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length >= 4);
  return words.some((word) => name.split(word.slice(0, Math.max(5, word.length - 2))).length > 2);
}
