/** Announces that somebody is logged in, or no longer (R209, R218). */
import { Suspense, useState, useSyncExternalStore } from 'react';
import { storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import { newsOf, readNotices } from '#features/session/rules/notices.ts';
import { onDemand } from '../../design/on-demand.ts';

const SessionToast = onDemand(() => import('./session-toast.tsx'));

/** Its code and messages load with the first news; then it stays mounted, so that later news are read
 * aloud. */
export function SessionNews() {
  const stored = useSyncExternalStore(
    subscribeToStore,
    () => storedText('notices'),
    () => null,
  );
  const news = newsOf(readNotices(valueOf(stored)));
  const [isNeeded, setNeeded] = useState(news !== null);
  if (news && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <SessionToast news={news} />}</Suspense>;
}
