/** The visit in this document, for analytics: it waits in memory until that is allowed (R380), and only then is
 * the code loaded that makes events of it. */
import { isAllowed, whenAllowed } from '#features/cookie-consent/ui/allowed.ts';
import { mayBeAllowed } from '#features/cookie-consent/ui/start.ts';
import { makeQueue } from '#features/analytics/rules/queue.ts';
import { whenActive } from '#features/analytics/ui/activity.ts';
import { followVisit } from './follow-visit.ts';
import { documentRouter } from '../router.ts';
import type { Part, Seen, Sinks } from './seen.ts';

let sinks: Sinks | undefined;
let early: Seen[] = [];

const queue = makeQueue<Seen>((seen) => {
  if (sinks) sinks.take(seen);
  else early.push(...seen);
});

/** Notes nothing of a visitor who does not allow it. */
export function note(part: Part): void {
  if (mayBeAllowed('analytics')) queue.add({ ...part, at: performance.now() });
  else queue.clear();
}

/** @returns ends it */
export function watchVisit(): () => void {
  const router = documentRouter();
  if (!router) return () => {};
  const stops = [
    followVisit(router, {
      page: (page) => note({ page }),
      form: (form) => note({ form }),
      left: queue.clear,
    }),
    whenAllowed('analytics', start, stop),
    queue.clear,
  ];
  return () => stops.forEach((end) => end());
}

/** What happens on the page goes first. */
async function start(): Promise<void> {
  queue.allow();
  await new Promise<void>((resolve) => void whenActive(resolve));
  if (!isAllowed('analytics')) return;
  const loaded = await import('./analytics.ts').catch(() => null);
  // Without its code nothing of this document is measured (R381).
  if (!loaded) return forget();
  sinks = loaded.openSinks(note);
  sinks.take(early.splice(0));
}

function forget(): void {
  queue.forbid();
  early = [];
}

function stop(): void {
  forget();
  sinks?.stop(!isAllowed('analytics'));
  sinks = undefined;
}
