/** What products are without, said in several words: 'ilman gluteenia', 'utan mjölk', 'dairy- and gluten free'. */
import type { Property, PropertyValue } from '../../catalogue/record/properties.ts';
import { valueId } from '../../catalogue/rules/properties.ts';
import type { WordForms } from './word-forms.ts';

/** An option, the index of its first word and their number. */
export interface FreeOf {
  id: string;
  at: number;
  length: number;
}

const before = new Set('ilman ei utan inga ingen inget without no non'.split(' '));
const beforeInTwo = new Set([
  'free from',
  'free of',
  'fri från',
  'fritt från',
  'fria från',
  'ei sisällä',
]);
const between = new Set('ja eikä tai och eller and or nor'.split(' '));
const free = String.raw`(?:free|vapaa\p{L}*|fria?|fritt)`;
const afterWord = new RegExp(`^${free}$`, 'u');
const joined = new RegExp(`^(?:non(?<last>\\p{L}{3,})|(?<first>\\p{L}{3,}?)${free})$`, 'u');

/** Finds what the words from `at` on say to be left out; none for other words. */
export function makeFreeOf(properties: readonly Property[], forms: WordForms) {
  const keys = properties.flatMap((property) =>
    property.values.flatMap((value) =>
      keysLeftOut(value, forms).map((key): [string, string] => [key, valueId(property, value)]),
    ),
  );
  // Of two options without the same thing the first counts.
  const optionOf = new Map(keys.toReversed());
  const plain = (word = '') => forms.wordsOf(word).join('');
  const named = (word = '') => {
    const form = plain(word);
    const own = [...forms.stemsIn(form).map(({ stem }) => stem), ...forms.firstsOf(form)];
    return own.map((key) => optionOf.get(key)).find((id) => id !== undefined);
  };
  /** 'ja maitoa' behind 'ilman gluteenia'. */
  const further = (words: readonly string[], at: number): FreeOf[] => {
    const id = between.has(plain(words[at])) ? named(words[at + 1]) : undefined;
    return id === undefined ? [] : [{ id, at, length: 2 }, ...further(words, at + 2)];
  };
  const behind = (words: readonly string[], at: number, length: number): FreeOf[] => {
    const id = named(words[at + length]);
    const end = length + 1;
    return id === undefined ? [] : [{ id, at, length: end }, ...further(words, at + end)];
  };
  /** 'gluten free', 'glutenfree', 'non-dairy', 'gluten and dairy free', 'gluteeni- ja maidoton'. */
  const ahead = (words: readonly string[], at: number): FreeOf[] => {
    const word = plain(words[at]);
    const { first, last } = joined.exec(word)?.groups ?? {};
    const whole = first ?? last;
    const inOne = whole === undefined ? undefined : named(whole);
    if (inOne !== undefined) return [{ id: inOne, at, length: 1 }];
    const id = named(word);
    if (id === undefined) return [];
    if (afterWord.test(plain(words[at + 1]))) return [{ id, at, length: 2 }];
    const isShared = /[-‐–]$/u.test(words[at] ?? '') || afterWord.test(plain(words[at + 3]));
    return isShared && between.has(plain(words[at + 1])) ? [{ id, at, length: 2 }] : [];
  };
  return (words: readonly string[], at: number): FreeOf[] => {
    const [word, next] = [plain(words[at]), plain(words[at + 1])];
    const inTwo = beforeInTwo.has(`${word} ${next}`) ? behind(words, at, 2) : [];
    if (inTwo.length > 0) return inTwo;
    const inOne = before.has(word) ? behind(words, at, 1) : [];
    return inOne.length > 0 ? inOne : ahead(words, at);
  };
}

/** Stems and Finnish genitives of what a product with the value is without, as its words say: 'gluteenin' of
 * 'gluteeniton'. */
function keysLeftOut({ words }: PropertyValue, forms: WordForms): string[] {
  // The ending -ton has the stem of the genitive: maidoton, maidon.
  const finnish = words.fi.flatMap((word) => {
    const [, stem] = /^(\p{L}+)t[oö]n$/u.exec(word.toLowerCase()) ?? [];
    return stem === undefined ? [] : [`${stem}n`];
  });
  const others = (['sv', 'en'] as const).flatMap((language) =>
    words[language].flatMap((word) => {
      const [, noun] = /^(\p{L}+?)[ -]?(?:fri|free)$/u.exec(word.toLowerCase()) ?? [];
      return noun === undefined ? [] : forms.stemsOf(noun, language);
    }),
  );
  return [...finnish, ...others];
}
