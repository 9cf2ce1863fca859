/** Words and phrases of searches that mean an option of a property. */
import { languages } from '#platform/i18n/language.ts';
import type { Property, PropertyValue } from '../../catalogue/record/properties.ts';
import { valueId } from '../../catalogue/rules/properties.ts';
import { makeFreeOf } from './free-of.ts';
import type { WordForms } from './word-forms.ts';

interface FoundOption {
  id: string;
  /** Nothing is shown without it. */
  isStrict: boolean;
  /** Index of its first word, and their number. */
  at: number;
  length: number;
}

/** The options that words mean, in the order of the words; the longest phrase counts. */
export type PropertyWords = (words: readonly string[]) => FoundOption[];

export function makePropertyWords(
  properties: readonly Property[],
  forms: WordForms,
): PropertyWords {
  const phrases = properties.flatMap((property) =>
    property.values.flatMap((value) =>
      keysOf(value, forms).map(({ key, length, letters }) => ({
        key,
        length,
        option: { id: valueId(property, value), isStrict: property.strict },
        // 'Vega' is no form of 'vegan': dictionary forms are the shortest.
        shortest: property.strict ? letters : 0,
      })),
    ),
  );
  // Of two options with the same word the first counts.
  const meant = new Map(phrases.toReversed().map((phrase) => [phrase.key, phrase]));
  const longest = Math.max(0, ...phrases.map(({ length }) => length));
  const optionOf = (words: readonly string[]) => {
    const parts = forms.wordsOf(words.join(' '));
    const before = parts.slice(0, -1);
    const last = parts.at(-1) ?? '';
    const keys = forms.stemsIn(last).map(({ stem }) => [...before, stem].join(' '));
    const found = keys.map((key) => meant.get(key));
    return found.find((one) => one !== undefined && last.length >= one.shortest)?.option;
  };
  const freeOf = makeFreeOf(properties, forms);
  const strict = new Set(
    phrases.filter(({ option }) => option.isStrict).map((one) => one.option.id),
  );
  const optionsAt = (words: readonly string[], at: number): FoundOption[] => {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const option = optionOf(words.slice(at, at + length));
      if (option) return [{ ...option, at, length }];
    }
    return freeOf(words, at).map((one) => ({ ...one, isStrict: strict.has(one.id) }));
  };
  return (words) => {
    const found: FoundOption[] = [];
    for (let at = 0; at < words.length;) {
      const options = optionsAt(words, at);
      found.push(...options);
      at += options.reduce((sum, { length }) => sum + length, 0) || 1;
    }
    return found;
  };
}

/** The words and phrases of a value, the last word of each as every stem of its forms. */
function keysOf({ words }: PropertyValue, forms: WordForms) {
  return languages.flatMap((language) =>
    words[language].flatMap((phrase) => {
      const parts = forms.wordsOf(phrase);
      const before = parts.slice(0, -1);
      const last = parts.at(-1) ?? '';
      return forms.stemsOf(last, language).map((stem) => ({
        key: [...before, stem].join(' '),
        length: parts.length,
        letters: last.length,
      }));
    }),
  );
}
