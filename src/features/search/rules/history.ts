/** The searches a browser remembers, the latest first (R125, R129). */
import { lookedFor } from './term.ts';

const mostSearches = 6;
const longestTerm = 200;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** With the term in front; the same words in other letters are one search, and the oldest goes. */
export function remembered(history: readonly string[], text: string): string[] {
  const term = lookedFor(text).replaceAll(/\s+/g, ' ').slice(0, longestTerm);
  if (term === '') return [...history];
  return [term, ...without(history, term)].slice(0, mostSearches);
}

export const without = (history: readonly string[], term: string): string[] =>
  history.filter((one) => !isSame(one, term));

/** What was stored, as far as it is a history: others may write to a browser's storage too. */
export function historyOf(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const terms = stored.filter((one): one is string => typeof one === 'string');
  return terms.toReversed().reduce<string[]>(remembered, []);
}
