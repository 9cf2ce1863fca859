/** What the shop suggests, asked through the storefront. */
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { ask, askWhile } from '#platform/browser-queries.ts';
import { timings } from '#platform/timings.ts';
import type { Suggestions } from '../contract.ts';
import { makeSuggester, type Suggester } from './suggester.ts';

interface Answer {
  term: string;
  suggestions: Suggestions;
}

/** The last answer, until the next one comes; null before the first. '' asks nothing. */
export function useSuggestions(term: string): Answer | null {
  const href = useHref('/_data/suggestions');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [suggester] = useState<Suggester>(() =>
    makeSuggester<Suggestions>({
      request: (asked, signal) => askWhile(signal, suggestionsOf(href, asked)),
      onResult: (asked, suggestions) => setAnswer({ term: asked, suggestions }),
    }),
  );
  useEffect(() => {
    suggester.request(term);
    return () => suggester.request('');
  }, [suggester, term]);
  return answer;
}

/** Read once, when the field is gone to for the first time. */
export function useTopTerms(): string[] {
  const href = useHref('/_data/top-terms');
  const [terms, setTerms] = useState<string[]>([]);
  useEffect(() => {
    ask<string[]>({ key: ['top-terms', href], url: href, ...timings.brands }).then(
      setTerms,
      () => {},
    );
  }, [href]);
  return terms;
}

/** Kept as long as the brands that are among them (R439). */
const suggestionsOf = (href: string, term: string) => ({
  key: ['suggestions', href, term],
  url: `${href}?${new URLSearchParams({ term })}`,
  ...timings.brands,
});
