/** Words and phrases of searches that mean an option of a property. */
import { languages } from '#platform/i18n/language.ts';
import type { Property, PropertyValue } from '../../catalogue/record/properties.ts';
import { valueId } from '../../catalogue/rules/properties.ts';
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
      keysOf(value, forms).map(({ key, length }) => ({
        key,
        length,
        option: { id: valueId(property, value), isStrict: property.strict },
      })),
    ),
  );
  // Of two options with the same word the first counts.
  const options = new Map(phrases.toReversed().map(({ key, option }) => [key, option]));
  const longest = Math.max(0, ...phrases.map(({ length }) => length));
  const optionOf = (words: readonly string[]) => {
    const parts = forms.wordsOf(words.join(' '));
    const before = parts.slice(0, -1);
    const keys = forms.stemsIn(parts.at(-1) ?? '').map(({ stem }) => [...before, stem].join(' '));
    return keys.map((key) => options.get(key)).find((option) => option !== undefined);
  };
  const optionAt = (words: readonly string[], at: number): FoundOption | undefined => {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const option = optionOf(words.slice(at, at + length));
      if (option) return { ...option, at, length };
    }
    return undefined;
  };
  return (words) => {
    const found: FoundOption[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const option = optionAt(words, at);
      if (!option) continue;
      found.push(option);
      at += option.length - 1;
    }
    return found;
  };
}

/** The words and phrases of a value, the last word of each as every stem of its forms. */
function keysOf({ words }: PropertyValue, forms: WordForms): { key: string; length: number }[] {
  return languages.flatMap((language) =>
    words[language].flatMap((phrase) => {
      const parts = forms.wordsOf(phrase);
      const before = parts.slice(0, -1);
      return forms
        .stemsOf(parts.at(-1) ?? '', language)
        .map((stem) => ({ key: [...before, stem].join(' '), length: parts.length }));
    }),
  );
}
