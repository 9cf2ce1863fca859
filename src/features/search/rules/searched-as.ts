/** What is searched for in place of a term: its words corrected, and without those that were left out. */
import type { SearchNotes } from '../../catalogue/contract/search-notes.ts';

type Corrected = SearchNotes['corrected'][number];

/** The term with the meant words in place of the typed ones; null when nothing changes. */
export function correctedTerm(term: string, corrected: readonly Corrected[]): string | null {
  const meant = new Map(corrected.map((one) => [one.typed, one.meant]));
  const words = term.trim().split(/\s+/);
  const result = words.map((word) => meant.get(word.toLowerCase()) ?? word).join(' ');
  return result.toLowerCase() === words.join(' ').toLowerCase() ? null : result;
}

export interface SearchedAs {
  /** The term that the products found fit. */
  meant: string;
  isCorrected: boolean;
  /** Words that were left out of it. */
  left: string[];
}

export function searchedAs(term: string, notes: SearchNotes): SearchedAs {
  const all = [...new Set(notes.left)];
  const lower = all.map((word) => word.toLowerCase());
  const isLeft = (word: string) =>
    word
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((part) => part === '' || lower.includes(part));
  const words = withoutPhrases(term, all).trim().split(/\s+/);
  const kept = words.filter((word) => !isLeft(word)).join(' ');
  // A compound that was divided may have one part left out: the word itself was searched for.
  const left = kept === '' ? [] : all;
  const asked = kept === '' ? term.trim().replaceAll(/\s+/g, ' ') : kept;
  const corrected = correctedTerm(asked, notes.corrected);
  return { meant: corrected ?? asked, isCorrected: corrected !== null, left };
}

/** Amounts that were left out are of two words: '0,5 kg'. */
const withoutPhrases = (term: string, left: readonly string[]): string =>
  left.filter((one) => one.includes(' ')).reduce((text, phrase) => text.replace(phrase, ' '), term);
