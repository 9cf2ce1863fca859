/** Top terms: what the search box offers before anything is typed (R281). */
import { countedTerm } from '../../analytics/rules/kept.ts';
import type { SearchDocument } from '../record.ts';
import { spaced } from './phrase.ts';

/** As many as the panel shows without scrolling. */
export const mostOffered = 8;
/** Terms of visitors that top terms are chosen from. */
export const mostLookedUp = 40;
/** Longer terms would be cut off on phones. */
const longest = 40;

interface Sources {
  /** What visitors searched for, most searched first. */
  searched: readonly string[];
  /** The merchant's own terms. */
  listed: readonly string[];
  neverOffered: SearchDocument['neverOffered'];
  /** Whether the catalogue has products for the term as it is written. */
  isFound(term: string): boolean;
  most?: number;
}

/** Terms of visitors, then those of the merchant; each once, and only what finds something today. */
export function offeredTerms(sources: Sources): string[] {
  const { searched, listed, neverOffered, isFound, most = mostOffered } = sources;
  const offered = new Map<string, string>();
  for (const term of [...searched.filter(({ length }) => length <= longest), ...listed]) {
    if (offered.size === most) break;
    const counted = countedTerm(term);
    const isNew = counted !== null && !offered.has(counted);
    if (isNew && !isNever(term, neverOffered) && isFound(term)) offered.set(counted, term);
  }
  return [...offered.values()];
}

/** Whether the term has all words of a phrase in a row. A `*` stands for any ending of the last word. */
export const isNever = (term: string, neverOffered: readonly string[]): boolean =>
  neverOffered.some((phrase) => {
    const words = spaced(phrase);
    return spaced(term).includes(phrase.endsWith('*') ? words.trimEnd() : words);
  });
