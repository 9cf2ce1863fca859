/** What the shop suggests, asked through the storefront. */
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
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
      ask: (asked, signal) => read(`${href}?${new URLSearchParams({ term: asked })}`, signal),
      tell: (asked, suggestions) => setAnswer({ term: asked, suggestions }),
    }),
  );
  useEffect(() => {
    suggester.ask(term);
    return () => suggester.ask('');
  }, [suggester, term]);
  return answer;
}

/** Read once, when the field is gone to for the first time. */
export function useTopTerms(): string[] {
  const href = useHref('/_data/top-terms');
  const [terms, setTerms] = useState<string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    read<string[]>(href, leaving.signal).then(setTerms, () => {});
    return () => leaving.abort();
  }, [href]);
  return terms;
}

/** @throws when there is no answer, or none to this */
async function read<Json>(url: string, signal: AbortSignal): Promise<Json> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return (await response.json()) as Json;
}
