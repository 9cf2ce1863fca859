/** Earlier searches in this browser (R125, R129): stored with consent to functional storage only. */
import { useMemo, useSyncExternalStore } from 'react';
import { store, storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import { isAllowed } from '../../cookie-consent/ui/allowed.ts';
import { startConsent } from '../../cookie-consent/ui/start.ts';
import { historyOf, remembered, without } from '../rules/history.ts';

const key = 'search-history';
const readText = () => storedText(key);

/** Call it for terms that found something. */
export async function remember(term: string): Promise<void> {
  await startConsent();
  if (!isAllowed('functional')) return;
  store(key, remembered(historyOf(valueOf(readText())), term));
}

export function useHistory() {
  const text = useSyncExternalStore(subscribeToStore, readText, () => null);
  const terms = useMemo(() => historyOf(valueOf(text)), [text]);
  return {
    terms,
    remove: (term: string) => store(key, without(terms, term)),
    clear: () => store(key, []),
  };
}
