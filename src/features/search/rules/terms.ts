/** Searches that are suggested for a term: what it begins, or what finds more than it. */
import type { SearchDocument } from '../record.ts';
import { lookupOf, namesBeginning, type Lookup, type Named } from './names.ts';
import { offeredTerms } from './offered.ts';

const mostTerms = 3;
/** Most names of each source that are looked up while somebody types. */
const mostTried = 5;

export interface TermSources {
  /** What visitors searched for, most searched first. */
  searched: readonly string[];
  neverOffered: SearchDocument['neverOffered'];
  /** Whether the catalogue has products for the term as it is written. */
  isFound(term: string): boolean;
}

const lookups = new WeakMap<readonly string[], Lookup<Named>[]>();

/** Words of the terms, read once for each list of them. */
function searchedLookup(searched: readonly string[]): Lookup<Named>[] {
  const known = lookups.get(searched);
  if (known) return known;
  // The number of products is unknown; what is searched for more comes first.
  const lookup = lookupOf(searched.map((name, at) => ({ name, count: -at })));
  lookups.set(searched, lookup);
  return lookup;
}

/** Searches of others and names of categories in which each word of the term is the start of a word. */
export function termsBeginning(
  term: string,
  categories: readonly Lookup<Named>[],
  { searched, neverOffered, isFound }: TermSources,
): string[] {
  const fitting = (lookup: readonly Lookup<Named>[]) =>
    namesBeginning(lookup, term, mostTried)
      .map(({ name }) => name)
      .filter((name) => name.toLowerCase() !== term.toLowerCase());
  return offeredTerms({
    searched: fitting(searchedLookup(searched)),
    listed: fitting(categories).map((name) => name.toLowerCase()),
    neverOffered,
    isFound,
    most: mostTerms,
  });
}

/** Terms of more words have no shorter ones worth a look. */
const mostWords = 6;
/** Letters of the head of a compound: 'lahja' of 'isänpäivälahja'. */
const head = { least: 5, most: 8, before: 3 };

/** For a term that finds nothing: the term without one of its words, or the head of its last word. */
export function shorterTerms(term: string, isFound: (shorter: string) => boolean): string[] {
  const words = term.split(/\s+/).slice(0, mostWords);
  const without = words.length < 2 ? [] : words.map((_, at) => words.toSpliced(at, 1).join(' '));
  const found = without.filter(isFound).slice(0, mostTerms);
  if (found.length > 0) return found;
  const last = words.at(-1) ?? '';
  const longest = Math.min(head.most, last.length - head.before);
  const heads = Array.from({ length: Math.max(0, longest - head.least + 1) }, (_, i) =>
    last.slice(-(longest - i)),
  );
  return heads.filter(isFound).slice(0, 1);
}
