/** The stages of waiting for a part whose code or data comes later. */
import { timings } from './timings.ts';

export type Stage = 'quiet' | 'shown' | 'given-up';

/** Tells `shown` when waiting has become long enough to be worth a word (R436), and `given-up` when it
 * is no use any more (R438). Answers how to stop. */
export function onPending(notify: (stage: Stage) => void): () => void {
  const timers = [
    setTimeout(notify, timings.lazyDelay, 'shown'),
    setTimeout(notify, timings.suspenseTimeout, 'given-up'),
  ];
  return () => timers.forEach(clearTimeout);
}
