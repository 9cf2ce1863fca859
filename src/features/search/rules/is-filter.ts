/** Whether a word is a filter of the products that its term finds, or a part of their names. */
import type { ProductList } from '../../catalogue/contract.ts';
import type { Candidate, OptionWords } from './option-words.ts';
import type { WordForms } from './word-forms.ts';

export interface Words {
  options: OptionWords;
  forms: Pick<WordForms, 'wordsOf'>;
}

export type Cards = ProductList['products'];

/** Products whose names are looked at, as far as they are among the first of the other words. */
export const looked = 48;

interface FoundBeside {
  /** Products that have the option. */
  sold: number;
  /** Products that it finds as a word. */
  products(): Cards;
  /** Those of them that have the option. */
  having(): Cards;
}

export function isFilter(
  { kind, id, at, length }: Candidate,
  { sold, products, having }: FoundBeside,
  { options, forms, typed }: Words & { typed: readonly string[] },
): boolean {
  const nameWords = products().map((product) => ({ product, words: forms.wordsOf(product.name) }));
  if (kind === 'sizes') {
    const phrase = forms.wordsOf(typed.slice(at, at + length).join(' '));
    const named = nameWords.filter(({ words }) => hasPhrase(words, phrase)).length;
    return named < Math.min(sold, looked);
  }
  if (kind === 'colors') {
    return nameWords.every(
      ({ product, words }) =>
        product.colors.some((one) => one.id === id) ||
        !words.some((word) => options.colourIn(word) === id),
    );
  }
  const named = nameWords.filter(({ words }) => options.propertiesIn(words).includes(id));
  if (named.length === 0) return true;
  const ids = new Set(having().map(({ sokId }) => sokId));
  return named.every(({ product }) => ids.has(product.sokId));
}

/** Whether the words stand one after the other among the others. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `);
}
