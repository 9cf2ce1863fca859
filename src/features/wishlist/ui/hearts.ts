/** Which hearts are full. Nobody's are before what keeps the wishes has come. */
import { useSyncExternalStore } from 'react';

type IsFull = (sokId: string) => boolean;

const nobodys: IsFull = () => false;
let isFull = nobodys;
const listeners = new Set<() => void>();

export function showHearts(next: IsFull): void {
  isFull = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHeart = (sokId: string): boolean =>
  useSyncExternalStore(
    listen,
    () => isFull(sokId),
    () => false,
  );
