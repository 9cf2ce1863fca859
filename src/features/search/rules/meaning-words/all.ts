/** The words of all languages: Finnish pages are searched in Swedish and English too. */
import { englishWords } from './english.ts';
import { finnishWords } from './finnish.ts';
import { phrasesOf, type MeaningWords, type OrderWords } from './lists.ts';
import { swedishWords } from './swedish.ts';

const languages = [finnishWords, swedishWords, englishWords];

const together = (line: (words: MeaningWords) => string): string[] => [
  ...new Set(languages.flatMap((words) => phrasesOf(line(words)))),
];

/** Signs of measures are the same in all languages. */
const signs = 'kg g mg l dl cl ml km m cm mm w kw v mah ah h gb tb mb hz mp % " x kk db rpm'.split(
  ' ',
);

export const atMost = together((words) => words.atMost);
export const atLeast = together((words) => words.atLeast);
export const euros = ['€', ...together((words) => words.euros)];
export const units = new Set([...signs, ...together((words) => words.units)]);
export const sizeWords = new Set(together((words) => words.size));

const order = (of: keyof OrderWords) =>
  together((words) => words.order[of]).map((phrase) => [phrase, of] as const);

export const orders: ReadonlyMap<string, keyof OrderWords> = new Map([
  ...order('cheapest'),
  ...order('dearest'),
  ...order('newest'),
  ...order('bestSold'),
]);
