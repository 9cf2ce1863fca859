/** The session as the browser knows it; server and first render know nobody. */
import { useMemo, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import type { Customer } from '../contract.ts';
import { isCurrent, keptCustomer } from '../rules/kept-customer.ts';

/** `unknown` until the browser has looked; then a guest, or a customer whose record may still be on its way. */
export type Session =
  | { status: 'unknown' | 'guest'; customer: null }
  | { status: 'customer'; customer: Customer | null };

/** What the shop answers when it is asked who shops. */
export interface SessionAnswer {
  customer: Customer | null;
  /** There was a session, and it is no more. */
  lost: boolean;
}

/** Whether the browser has an auth token, which scripts cannot read themselves. */
export const hasToken = (): boolean => /(?:^|; )aitta_in=/.test(document.cookie);

const readBrowser = (): string => (hasToken() ? `in ${storedText('customer')}` : 'out');

/** The answer to what was asked last; one for all parts of a page. */
export const useSessionFetcher = () => useFetcher<SessionAnswer | null>({ key: 'session' });

/** Who shops; `unknown` on the server, while hydrating, and while a record of another version is kept. */
export function useSession(): Session {
  const known = useSyncExternalStore(subscribeToStore, readBrowser, () => null);
  const { data } = useSessionFetcher();
  return useMemo(() => sessionOf(known, data?.customer ?? null), [known, data]);
}

/** @param answered the record, where the browser keeps none */
function sessionOf(known: string | null, answered: Customer | null): Session {
  if (known === null) return { status: 'unknown', customer: null };
  if (known === 'out') return { status: 'guest', customer: null };
  const customer = keptCustomer(valueOf(known.slice('in '.length))) ?? answered;
  if (customer && !isCurrent(customer)) return { status: 'unknown', customer: null };
  return { status: 'customer', customer };
}
