/** Asks the shop on each page who shops, and keeps what browsers keep of it (R206–R216, R233). */
import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { store, storedText, valueOf, subscribeToStore } from '#platform/browser-store.ts';
import type { Customer } from '#features/session/contract.ts';
import { isCurrent, keptCustomer, nextStep } from '#features/session/rules/kept-customer.ts';
import { readNotices, withNews, type NoticeKey } from '#features/session/rules/notices.ts';
import { setSession } from '#features/session/ui/session.ts';
import { clearViewed } from '../viewed.ts';
import { patiently } from '../../design/on-demand.ts';

const address = '/_data/session';

const hasToken = (): boolean => /(?:^|; )aitta_in=/.test(document.cookie);
const kept = (): Customer | null => keptCustomer(valueOf(storedText('customer')));

/** Notes that something is to be told; null when it has been. */
export function tell(key: NoticeKey, isSuccessful: boolean | null): void {
  store('notices', withNews(readNotices(valueOf(storedText('notices'))), key, isSuccessful));
}

/** A logout was done on purpose: news of the login are old. */
async function leave(): Promise<void> {
  tell('login', null);
  tell('logout', true);
  await forget();
}

/** Looks at the session on every route change; what one page has asked the next one does not hear. */
export function useSessionWatch(): void {
  const { key } = useLocation();
  const path = useHref(useLocation().pathname);
  useEffect(() => {
    // Each navigation has its own key.
    if (!key) return;
    const leaving = new AbortController();
    look(path, leaving.signal).catch((error: unknown) => {
      // A request that was given up says nothing of the session (R214); nor does a lost network.
      if (!leaving.signal.aborted) console.warn(error);
    });
    return () => leaving.abort();
  }, [key, path]);
  // Another tab has logged in or out.
  useEffect(() => subscribeToStore(recall), []);
}

function recall(): void {
  const customer = kept();
  if (!hasToken()) setSession({ status: 'guest', customer: null });
  else if (customer && isCurrent(customer)) setSession({ status: 'customer', customer });
}

async function look(path: string, signal: AbortSignal): Promise<void> {
  const customer = kept();
  const step = nextStep({ hasToken: hasToken(), kept: customer, path });
  if (step === 'guest') setSession({ status: 'guest', customer: null });
  if (step === 'forget') await leave();
  if (step === 'end') {
    await fetch(address, { method: 'POST', signal });
    await lose();
  }
  if (step === 'ask') {
    setSession({ status: 'customer', customer: customer && isCurrent(customer) ? customer : null });
    await askShop(customer === null, signal);
  }
}

interface Answer {
  customer: Customer | null;
  lost: boolean;
}

async function askShop(isNew: boolean, signal: AbortSignal): Promise<void> {
  const answer = await inTurn(async () => {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Answer) : null;
  });
  // While the shop cannot say, what is known stays.
  if (!answer || signal.aborted) return;
  const { customer, lost } = answer;
  if (lost || !customer) {
    await lose();
    return;
  }
  store('customer', customer);
  setSession({ status: 'customer', customer });
  // Where nothing can be kept every page would be the first.
  if (isNew && kept()) {
    tell('logout', null);
    tell('login', true);
  }
}

/** One tab at a time, so that tokens renewed for one are there for the next. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('aitta:session', work) as Promise<T>) : work();

/** The login was lost: it is told, and nothing of the customer stays (R209, R213). */
async function lose(): Promise<void> {
  tell('login', false);
  document.cookie = 'aitta_in=; Max-Age=0; Path=/';
  await forget();
}

/** What was asked for the customer is forgotten too. */
async function forget(): Promise<void> {
  store('customer', null);
  clearViewed();
  setSession({ status: 'guest', customer: null });
  const [{ queries }, { clearKeptOrder }] = await patiently(() =>
    Promise.all([
      import('#platform/browser-queries.ts'),
      import('#features/checkout/ui/kept-order.ts'),
    ]),
  );
  queries.clear();
  clearKeptOrder();
}
