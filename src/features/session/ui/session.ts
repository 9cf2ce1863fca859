/** The session as the browser knows it; server and first render know nobody. */
import { useSyncExternalStore } from 'react';
import type { Customer } from '../contract.ts';

/** `unknown` until the browser has looked; then a guest, or a customer whose record may still be on its way. */
export type Session =
  | { status: 'unknown' | 'guest'; customer: null }
  | { status: 'customer'; customer: Customer | null };

const nobody: Session = { status: 'unknown', customer: null };

let current: Session = nobody;
const listeners = new Set<() => void>();

export const currentSession = (): Session => current;

export function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who shops; `unknown` on the server and while hydrating. */
export const useSession = (): Session => useSyncExternalStore(listen, currentSession, () => nobody);
