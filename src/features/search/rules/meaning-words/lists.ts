/** The shape of the words that say which price, order or size is meant. */

export type OrderWords = Record<'cheapest' | 'dearest' | 'newest' | 'bestSold', string>;

/** Words and phrases of one language in lower case, separated by commas. */
export interface MeaningWords {
  /** Before the highest price: 'under 20 €'. */
  atMost: string;
  /** Before the lowest price. */
  atLeast: string;
  /** Forms of the currency behind an amount. */
  euros: string;
  /** What a number counts when it is no price: 'max 120 cm'. */
  units: string;
  /** Before a size. */
  size: string;
  order: OrderWords;
}

export const phrasesOf = (line: string): string[] => line.split(',').map((phrase) => phrase.trim());
