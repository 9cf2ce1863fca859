/** Suggestions of the shop, requested through the storefront. */
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Suggestions } from '../contract.ts';

export interface SuggestionsResponse {
  term: string;
  suggestions: Suggestions;
}

/** Debounce in milliseconds, shorter than the pause most people make when they stop typing to look. */
const pause = 120;

/** The latest response, which stays until that for the term arrives; null before the first. '' sends nothing. */
export function useSuggestions(term: string): SuggestionsResponse | null {
  const { load, data } = useFetcher<SuggestionsResponse | null>();
  const [result, setResult] = useState<SuggestionsResponse | null>(null);
  // Ignore responses for terms that are no longer in the field.
  if (data && data !== result && data.term === term) setResult(data);
  useEffect(() => {
    if (term === '') return;
    const address = `/_data/suggestions?${new URLSearchParams({ term })}`;
    const timer = setTimeout(() => void load(address), pause);
    return () => clearTimeout(timer);
  }, [load, term]);
  return result;
}

/** Loaded once, when the field first gets the focus. */
export function useTopTerms(): string[] {
  const { load, data } = useFetcher<string[] | null>();
  useEffect(() => void load('/_data/top-terms'), [load]);
  return data ?? [];
}
