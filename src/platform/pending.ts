/** Stages of waiting for lazily loaded code or data. */
import { timings } from './timings.ts';

export type Stage = 'quiet' | 'shown' | 'given-up';

/** Calls `notify` with `shown` when the wait is long enough to show (R436), and with `given-up` when it has
 * failed (R438). Returns the function that cancels both. */
export function onPending(notify: (stage: Stage) => void): () => void {
  const timers = [
    setTimeout(notify, timings.lazyDelay, 'shown'),
    setTimeout(notify, timings.suspenseTimeout, 'given-up'),
  ];
  return () => timers.forEach(clearTimeout);
}
