/** Typing errors, missing diacritics, and beginnings of words. */
import type { Language } from '#platform/i18n/language.ts';
import type { Random } from '../../../../seed/random.ts';
import { isOneErrorApart, nameForms, namesIn, type Asked, type Asking } from '../asking.ts';
import { allForms } from '../nouns.ts';

const rows = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

const neighbour = (letter: string, random: Random): string => {
  const row = rows.find((keys) => keys.includes(letter)) ?? 'ae';
  const at = row.indexOf(letter);
  const beside = [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
  return beside[random.between(0, beside.length - 1)] ?? 'e';
};

/** Wrong word with one error at a place. */
const errors: ((word: string, at: number, random: Random) => string)[] = [
  (word, at, random) => word.slice(0, at) + neighbour(word[at] ?? '', random) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at + 1) + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at, random) =>
    word.slice(0, at + 1) + neighbour(word[at] ?? '', random) + word.slice(at + 1),
];

/** Not a word, and next to no other word than the one meant. */
export const isMistakeOf = (asking: Asking, language: Language, wrong: string, base: string) => {
  const words = asking.words[language];
  if (words.has(wrong)) return false;
  return [...words].every(([form, bases]) => {
    const isOther = ![...bases].every((one) => one === base || base.endsWith(one));
    return !isOther || !isOneErrorApart(form, wrong);
  });
};

const shortestMistaken = 4;

/** The longest word of a name, where errors are made, with what is around it. */
function longestIn(name: string): [before: string, word: string, after: string] {
  const word = name.split(' ').toSorted((x, y) => y.length - x.length)[0] ?? '';
  const at = name.indexOf(word);
  return [name.slice(0, at), word, name.slice(at + word.length)];
}

/** One error of each kind, each at a random place of the longest word. */
export function mistakesOf(asking: Asking, language: Language, name: string, base: string) {
  const [before, word, after] = longestIn(name);
  if (word.length < shortestMistaken) return [];
  return errors
    .map((error) => error(word, asking.random.between(0, word.length - 2), asking.random))
    .filter((wrong) => wrong !== word && wrong.length >= shortestMistaken)
    .filter((wrong) => language !== 'en' || /^[a-z]+$/.test(wrong))
    .map((wrong) => before + wrong + after)
    .filter((wrong) => isMistakeOf(asking, language, wrong, base));
}

const plain = (word: string): string => word.normalize('NFD').replace(/\p{Mark}/gu, '');

/** Words with the products they mean: kinds, and heads of compounds. */
function meanings(asking: Asking, language: Language) {
  const kinds = namesIn(asking, language).map(({ kind, name, meant }) => ({
    base: name.text,
    forms: nameForms(asking, kind, language),
    meant,
    isHead: false,
  }));
  const bases = new Map(
    asking.catalogue.nouns.map((noun) => {
      const forms = allForms(noun, language);
      return [forms[0] ?? '', forms];
    }),
  );
  const heads = [...bases].flatMap(([base, forms]) => {
    const meant = asking.productsOf(({ names }) => names[language].head === base);
    const isKind = kinds.some((kind) => kind.base === base);
    return meant.size > 0 && !isKind ? [{ base, forms, meant, isHead: true }] : [];
  });
  return [...kinds, ...heads];
}

export function mistakes(asking: Asking, language: Language): Asked[] {
  return meanings(asking, language).flatMap(({ base, forms, meant, isHead }) => {
    const ask = (of: string, texts: string[]) =>
      texts.map((text) => ({
        of: `${language} ${isHead ? 'head, ' : ''}${of}`,
        language,
        text,
        meant,
      }));
    const length = base.length >= 6 ? 'typo, 6 letters or more' : 'typo, up to 5 letters';
    const inflected = forms[asking.random.between(1, forms.length - 1)] ?? base;
    return [
      ...ask(length, mistakesOf(asking, language, base, base)),
      ...ask('typo, inflected', mistakesOf(asking, language, inflected, base).slice(0, 3)),
      ...ask('two letters missing', isHead ? [] : twoMissing(asking, language, base)),
      ...ask(
        'plain letters',
        [plain(base)].filter((text) => text !== base),
      ),
      ...ask(
        'plain letters, inflected',
        [plain(inflected)].filter((text) => text !== inflected),
      ),
    ];
  });
}

function twoMissing(asking: Asking, language: Language, name: string): string[] {
  const [before, word, after] = longestIn(name);
  if (word.length < 8) return [];
  const { random } = asking;
  const first = random.between(1, Math.floor(word.length / 2) - 1);
  const second = random.between(Math.floor(word.length / 2), word.length - 2);
  const wrong = [...word].filter((_, i) => i !== first && i !== second).join('');
  return isMistakeOf(asking, language, before + wrong + after, name)
    ? [before + wrong + after]
    : [];
}

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^\p{Letter}\p{Number}]+/u);

/** Beginnings of kinds' names; any product with a word that begins so is meant. */
export function beginnings(asking: Asking, language: Language): Asked[] {
  const begins = namesIn(asking, language).flatMap(({ name }) =>
    [3, 4, 5, 6]
      .filter((length) => name.text.length > length)
      .map((length) => name.text.slice(0, length)),
  );
  return [...new Set(begins)]
    .filter((text) => /^\p{Letter}+$/u.test(text) && !asking.words[language].has(text))
    .map((text) => {
      const isBegun = (words: string) => wordsIn(words).some((word) => word.startsWith(text));
      const meant = asking.productsOf((_, { title, brand }) =>
        isBegun(`${title[language]} ${brand.name}`),
      );
      const fine = asking.productsOf(
        ({ names }, { categories, items }) =>
          names[language].parts.some(({ surface }) => surface.startsWith(text)) ||
          isBegun(categories.map((one) => one[language]).join(' ')) ||
          isBegun(items[0]?.colour?.name[language] ?? ''),
      );
      return { of: `${language} beginning of ${text.length}`, language, text, meant, fine };
    });
}
