/** Starts consent management in a document. Until it has started, nothing is allowed. */
import { useSyncExternalStore } from 'react';
import { timings } from '#platform/timings.ts';
import type { OptionalCategory } from '../rules/categories.ts';
import { setAllowed } from './allowed.ts';
import type * as keptChoice from './kept-choice.ts';
import type { ConsentState } from './kept-choice.ts';

type KeptChoice = Pick<typeof keptChoice, 'readKept' | 'forget'>;

let kept: KeptChoice | undefined;
let state: ConsentState | null = null;
let starting: Promise<void> | undefined;
let hasFailed = false;
let others: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

/** When its code does not come in time, the visitor counts as not having consented for as long as the document
 * is open (R389).
 * @param load for tests */
export function startConsent(
  load: () => Promise<KeptChoice> = () => import('./kept-choice.ts'),
): Promise<void> {
  starting ??= start(load());
  return starting;
}

async function start(loading: Promise<KeptChoice>): Promise<void> {
  try {
    kept = await inTime(loading);
  } catch {
    hasFailed = true;
    return;
  }
  // Windows side by side are all in view: none of them is opened or shown again when the choice changes.
  if (typeof BroadcastChannel !== 'undefined') others = new BroadcastChannel('aitta-consent');
  others?.addEventListener('message', refreshConsent);
  refreshConsent();
}

/** @throws when it takes longer than consent management may take to start */
function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('too late')), timings.consentStart);
  return Promise.race([loading, limit.promise]).finally(() => clearTimeout(timer));
}

/** Call it when the choice may have changed, here or in another tab. */
export function refreshConsent(): void {
  if (!kept) return;
  const before = state;
  state = kept.readKept();
  const allowed = state.choice?.given ?? [];
  if (before && String(before.choice?.given) !== String(state.choice?.given))
    // Channels are of one origin, so messages have no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    others?.postMessage(null);
  setAllowed(allowed);
  kept.forget(allowed);
  for (const listener of listeners) listener();
}

/** Whether the visitor allows it, or has not been asked yet. */
export function mayBeAllowed(category: OptionalCategory): boolean {
  if (!state) return !hasFailed;
  const { choice, asked } = state;
  return (choice ? choice.given : (asked?.categories ?? [])).includes(category);
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null until consent management has started. */
export const useConsentState = (): ConsentState | null =>
  useSyncExternalStore(
    listen,
    () => state,
    () => null,
  );
