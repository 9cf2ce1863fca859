/** Asks the shop on each page who shops, and keeps what browsers keep of it (R206–R216, R233). */
import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { store, storedText, valueOf } from '#platform/browser-store.ts';
import type { Customer } from '#features/session/contract.ts';
import { keptCustomer } from '#features/session/rules/kept-customer.ts';
import { nextStep } from '#features/session/rules/next-step.ts';
import { readNotices, withNews, type NoticeKey } from '#features/session/rules/notices.ts';
import { hasToken, useSessionFetcher, type SessionAnswer } from '#features/session/ui/session.ts';
import { clearViewed } from '../viewed.ts';
import { patiently } from '../../design/on-demand.ts';

const address = '/_data/session';

const kept = (): Customer | null => keptCustomer(valueOf(storedText('customer')));

/** Notes that something is to be told; null when it has been. */
export function notify(key: NoticeKey, isSuccessful: boolean | null): void {
  store('notices', withNews(readNotices(valueOf(storedText('notices'))), key, isSuccessful));
}

/** Looks at the session on every route change; what one page has asked the next one does not hear (R214). */
export function useSessionWatch(): void {
  const { load, submit, reset, data } = useSessionFetcher();
  const { key } = useLocation();
  const path = useHref(useLocation().pathname);
  const isNew = useRef(false);
  useEffect(() => {
    // Each navigation has its own key.
    if (!key) return;
    const customer = kept();
    const step = nextStep({ hasToken: hasToken(), kept: customer, path });
    if (step === 'forget') void leave();
    if (step === 'end') {
      void submit(null, { method: 'post', action: address, defaultShouldRevalidate: false });
    }
    if (step !== 'ask') return;
    isNew.current = customer === null;
    void load(address);
    return () => reset();
  }, [key, path, load, submit, reset]);
  useEffect(() => {
    if (data) hear(data, isNew.current);
  }, [data]);
}

/** While the shop cannot say, what is known stays. */
function hear({ customer, lost }: SessionAnswer, isNew: boolean): void {
  if (lost) void lose();
  if (!customer) return;
  store('customer', customer);
  // Where nothing can be kept every page would be the first.
  if (!isNew || !kept()) return;
  notify('logout', null);
  notify('login', true);
}

/** A logout was done on purpose: news of the login are old. */
async function leave(): Promise<void> {
  notify('login', null);
  notify('logout', true);
  await forget();
}

/** The login was lost: it is told, and nothing of the customer stays (R209, R213). */
async function lose(): Promise<void> {
  notify('login', false);
  document.cookie = 'aitta_in=; Max-Age=0; Path=/';
  await forget();
}

/** What else was asked for the customer is forgotten where it was asked, as nobody is logged in. */
async function forget(): Promise<void> {
  store('customer', null);
  clearViewed();
  const { clearKeptOrder } = await patiently(() => import('#features/checkout/ui/kept-order.ts'));
  clearKeptOrder();
}
