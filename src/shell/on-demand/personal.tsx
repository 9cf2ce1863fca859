/** What is loaded on every page after it is shown: the customer, the cart, and news of the session and of
 * the network. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Consent } from '#features/cookie-consent/ui/consent.tsx';
import { watchPanels } from '../../design/collapsible/watch-panels.ts';
import { AskedConsents } from './asked-consents.tsx';
import { useCartWatch } from './cart-watch.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { rememberPath } from './last-path.ts';
import { NetworkNotice } from './network-notice.tsx';
import { runServices } from './services.ts';
import { SessionNews } from './session-news.tsx';
import { useSessionWatch } from './session-watch.ts';
import { useTypedAgain } from './typed-again.ts';
import { watchScroll } from './watch-scroll.ts';

export default function Personal() {
  useSessionWatch();
  useCartWatch();
  useTypedAgain();
  const { pathname, search } = useLocation();
  useEffect(watchPanels, []);
  useEffect(watchScroll, []);
  useEffect(runServices, []);
  useEffect(() => rememberPath(pathname + search), [pathname, search]);
  useEffect(() => {
    // For programs that use the shop: everything that listens does so now.
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <>
      <SessionNews />
      <NetworkNotice />
      <CookieNotice />
      <Consent />
      <AskedConsents />
    </>
  );
}
