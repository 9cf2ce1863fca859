/** Reads the session on each page, and updates what the browser stores of it (R206–R216, R233). */
import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { store, storedText, valueOf } from '#platform/browser-store.ts';
import { removeFromTab } from '#platform/browser-tab.ts';
import { clearKeptOrder } from '#features/checkout/ui/kept-order.ts';
import type { Customer } from '#features/session/contract.ts';
import { keptCustomer } from '#features/session/rules/kept-customer.ts';
import { nextStep } from '#features/session/rules/next-step.ts';
import { readNotices, withNews, type NoticeKey } from '#features/session/rules/notices.ts';
import { clearTyped } from '#features/session/ui/typed.ts';
import { hasToken, useSessionFetcher, type SessionAnswer } from '#features/session/ui/session.ts';
import { useAnswer } from '../../design/answer.ts';
import { clearViewed } from '../viewed.ts';

const address = '/_data/session';

const storedCustomer = (): Customer | null => keptCustomer(valueOf(storedText('customer')));

/** Records news to be announced; null once it has been announced. */
export function notify(key: NoticeKey, isSuccessful: boolean | null): void {
  store('notices', withNews(readNotices(valueOf(storedText('notices'))), key, isSuccessful));
}

/** Checks the session on every route change; a response to an earlier page's request is ignored (R214). */
export function useSessionWatch(): void {
  const fetcher = useSessionFetcher();
  const { load, submit, reset } = fetcher;
  const { key } = useLocation();
  const path = useHref(useLocation().pathname);
  const isNew = useRef(false);
  useEffect(() => {
    // Each navigation has its own key.
    if (!key) return;
    const customer = storedCustomer();
    const step = nextStep({ hasToken: hasToken(), kept: customer, path });
    if (step === 'forget') leave();
    if (step === 'end') {
      void submit(null, { method: 'post', action: address });
    }
    if (step !== 'ask') return;
    isNew.current = customer === null;
    void load(address);
    return () => reset();
  }, [key, path, load, submit, reset]);
  useAnswer(fetcher, (data) => {
    if (data) hear(data, isNew.current);
  });
}

/** While the shop cannot answer, the stored customer stays. */
function hear({ customer, lost }: SessionAnswer, isNew: boolean): void {
  if (lost) lose();
  if (!customer) return;
  store('customer', customer);
  // Without storage every page would look like the first one after login.
  if (!isNew || !storedCustomer()) return;
  notify('logout', null);
  notify('login', true);
}

/** The customer logged out on purpose, so news of the login are removed. */
function leave(): void {
  notify('login', null);
  notify('logout', true);
  clearTyped();
  forget();
}

/** The session was lost: this is announced, and the customer's data is removed (R209, R213). */
function lose(): void {
  notify('login', false);
  document.cookie = 'aitta_in=; Max-Age=0; Path=/';
  forget();
}

/** Removes the customer's data from this browser; each part that loaded more for the customer removes its
 * own when nobody is logged in. At once, as the page may be about to lead to the provider. */
function forget(): void {
  store('customer', null);
  // The next customer is asked (R355).
  removeFromTab('consents');
  clearViewed();
  clearKeptOrder();
}
