/** The wishes of this browser, with its storage, its network and its other tabs. */
import { useSyncExternalStore } from 'react';
import { ask, CancelledError, queries } from '#platform/browser-queries.ts';
import { store, storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import { isWished, warnings, type Change, type Wishes } from '../rules/wishes.ts';
import { showHearts } from './hearts.ts';
import { Keeper, type Answer } from './keeper.ts';

const url = '/_data/wishlist';
const question = { key: ['wishlist'], url };
const storeKey = 'wishlist';
const pendingKey = 'aitta:wish';
/** A guest who has not logged in by then has gone. */
const pendingMs = 30 * 60_000;

const listeners = new Set<() => void>();

export const keeper = new Keeper({ list, change, kept: kept(), pending: pending(), tell });

async function list(): Promise<readonly unknown[]> {
  // An answer that is on its way may be older than what was changed since.
  await queries.cancelQueries({ queryKey: question.key });
  const answer = await ask<{ entries: unknown[] }>(question).catch((error: unknown) => {
    // Nothing is wrong when it is asked anew.
    if (!(error instanceof CancelledError)) console.warn(warnings.list);
    throw error;
  });
  return answer.entries;
}

async function change({ sokId, isWanted }: Change): Promise<Answer> {
  const body = new URLSearchParams({ sokId, intent: isWanted ? 'add' : 'remove' });
  try {
    // The page may be left before the answer comes.
    const response = await fetch(url, { method: 'post', body, keepalive: true });
    return (await response.json()) as Answer;
  } catch (error) {
    console.warn(isWanted ? warnings.add : warnings.remove);
    throw error;
  }
}

function kept() {
  let text = storedText(storeKey);
  subscribeToStore(() => {
    const now = storedText(storeKey);
    if (now === text) return;
    text = now;
    keeper.keptChanged();
  });
  return {
    read: () => valueOf(storedText(storeKey)),
    write: (entries: readonly unknown[]) => store(storeKey, entries),
  };
}

function pending() {
  return {
    put(sokId: string): void {
      try {
        sessionStorage.setItem(pendingKey, `${sokId} ${Date.now() + pendingMs}`);
      } catch {
        // Refused: the shopper wishes again after the login.
      }
    },
    take(): string | null {
      try {
        const [sokId = '', until] = (sessionStorage.getItem(pendingKey) ?? '').split(' ');
        sessionStorage.removeItem(pendingKey);
        return /^\d+$/.test(sokId) && Date.now() < Number(until) ? sokId : null;
      } catch {
        return null;
      }
    },
  };
}

function tell(wishes: Wishes): void {
  showHearts((sokId) => isWished(wishes, sokId));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWishes = (): Wishes => useSyncExternalStore(listen, () => keeper.current());
