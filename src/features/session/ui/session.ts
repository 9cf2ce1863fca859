/** The session as the browser knows it; on the server and in the first render it is unknown. */
import { useMemo, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import type { Customer } from '../contract.ts';
import { isCurrent, keptCustomer } from '../rules/kept-customer.ts';

/** `unknown` until the browser has read its storage; then a guest, or a customer whose record may still be
 * loading. */
export type Session =
  | { status: 'unknown' | 'guest'; customer: null }
  | { status: 'customer'; customer: Customer | null };

/** The shop's response about the session. */
export interface SessionAnswer {
  customer: Customer | null;
  /** There was a session, but it has ended. */
  lost: boolean;
}

/** Whether the browser has an auth token; scripts cannot read the token itself. */
export const hasToken = (): boolean => /(?:^|; )aitta_in=/.test(document.cookie);

const readBrowser = (): string => (hasToken() ? `in ${storedText('customer')}` : 'out');

/** The fetcher of the session, shared by all components of a page. */
export const useSessionFetcher = () => useFetcher<SessionAnswer | null>({ key: 'session' });

/** The shopper's session; `unknown` on the server, while hydrating, and while the stored record has another
 * version. */
export function useSession(): Session {
  const known = useSyncExternalStore(subscribeToStore, readBrowser, () => null);
  const { data } = useSessionFetcher();
  return useMemo(() => sessionOf(known, data?.customer ?? null), [known, data]);
}

/** @param fetched the record from the shop, for when the browser stores none */
function sessionOf(known: string | null, fetched: Customer | null): Session {
  if (known === null) return { status: 'unknown', customer: null };
  if (known === 'out') return { status: 'guest', customer: null };
  const customer = keptCustomer(valueOf(known.slice('in '.length))) ?? fetched;
  if (customer && !isCurrent(customer)) return { status: 'unknown', customer: null };
  return { status: 'customer', customer };
}
