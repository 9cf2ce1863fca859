/** Sends the visitor's choice. It is sent where the settings page sends it without scripts too: one way of
 * writing it. */
import { useFetcher } from 'react-router';
import { useAnswer } from '../../../design/answer.ts';
import { refreshConsent } from './start.ts';

interface Saved {
  fault: 'unreadable' | 'changed' | null;
}

/** Null when the shop did not answer. */
type Answer = Saved | null;

export const choosingAddress = '/_data/cookie-consent';

/** A sender with what came of it; its key is shared by all parts that need it. */
export function useChoosing(key = 'cookie-consent') {
  const fetcher = useFetcher<Answer>({ key });
  const { Form, submit, state, data } = fetcher;
  const isSaved = data?.fault === null;
  const isPending = state !== 'idle';
  useAnswer(fetcher, (answer) => {
    if (answer?.fault === null) refreshConsent();
  });
  const fault = data === null ? ('unsent' as const) : (data?.fault ?? null);
  return { Form, submit, isPending, isSaved, fault: isPending ? null : fault, data };
}

export type Choosing = ReturnType<typeof useChoosing>;
