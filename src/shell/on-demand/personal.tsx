/** What comes to every page after it stands: who shops, and news of their session and of the network. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberPath } from './last-path.ts';
import { NetworkNotice } from './network-notice.tsx';
import { SessionNews } from './session-news.tsx';
import { useSessionWatch } from './session-watch.ts';

export default function Personal() {
  useSessionWatch();
  const { pathname, search } = useLocation();
  useEffect(() => rememberPath(pathname + search), [pathname, search]);
  return (
    <>
      <SessionNews />
      <NetworkNotice />
    </>
  );
}
