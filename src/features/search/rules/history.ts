/** Search history of a browser, latest first (R125, R129). */
import { usableTerm } from './term.ts';

const mostSearches = 6;
const longestTerm = 200;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Adds the term in front. Terms that differ only in case count as the same; the oldest is dropped. */
export function remembered(history: readonly string[], text: string): string[] {
  const term = usableTerm(text).replaceAll(/\s+/g, ' ').slice(0, longestTerm);
  if (term === '') return [...history];
  return [term, ...without(history, term)].slice(0, mostSearches);
}

export const without = (history: readonly string[], term: string): string[] =>
  history.filter((other) => !isSame(other, term));

/** The valid terms of a stored history: other code can write to the browser's storage too. */
export function historyOf(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const terms = stored.filter((one): one is string => typeof one === 'string');
  return terms.toReversed().reduce<string[]>(remembered, []);
}
