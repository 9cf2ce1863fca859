/** What comes to every page after it stands: who shops, and news of their session. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberPath } from './last-path.ts';
import { SessionNews } from './session-news.tsx';
import { useSessionWatch } from './session-watch.ts';

export default function Personal() {
  useSessionWatch();
  const { pathname, search } = useLocation();
  useEffect(() => rememberPath(pathname + search), [pathname, search]);
  return <SessionNews />;
}
