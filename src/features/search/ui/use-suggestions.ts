/** What the shop suggests, asked through the storefront. */
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Suggestions } from '../contract.ts';

export interface SuggestionsAnswer {
  term: string;
  suggestions: Suggestions;
}

/** Milliseconds: shorter than the pauses of most people who stop to look. */
const pause = 120;

/** The last answer, until that to the term comes; null before the first. '' asks nothing. */
export function useSuggestions(term: string): SuggestionsAnswer | null {
  const { load, data } = useFetcher<SuggestionsAnswer | null>();
  const [result, setAnswer] = useState<SuggestionsAnswer | null>(null);
  // What comes for a term that is no longer in the field is too late.
  if (data && data !== result && data.term === term) setAnswer(data);
  useEffect(() => {
    if (term === '') return;
    const address = `/_data/suggestions?${new URLSearchParams({ term })}`;
    const timer = setTimeout(() => void load(address), pause);
    return () => clearTimeout(timer);
  }, [load, term]);
  return result;
}

/** Read once, when the field is gone to for the first time. */
export function useTopTerms(): string[] {
  const { load, data } = useFetcher<string[] | null>();
  useEffect(() => void load('/_data/top-terms'), [load]);
  return data ?? [];
}
