/** The news of the session, with a way to log in again. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useSession } from '#features/session/ui/session.ts';
import { Toast } from '../../design/toast/toast.tsx';
import { useReturning } from '../here.ts';
import { notify } from './session-watch.ts';

interface Props {
  /** Null once it was announced. */
  news: 'loggedIn' | 'loginLost' | 'loggedOut' | null;
}

export default function SessionToast(props: Props) {
  return <SessionNotice {...props} />;
}

function SessionNotice({ news }: Props) {
  const t = useTranslations('shell/on-demand');
  const { customer } = useSession();
  const login = useReturning('/check-login');
  useOnceOnly(news);
  const name = customer?.firstName || customer?.lastName || '';
  return (
    <Toast
      icon={news === 'loginLost' ? 'lock' : 'check'}
      onClose={() => notify(keyOf(news), null)}
      heard={news && t(news, { name })}
      of={news}
    >
      {news && (
        <>
          <p>{t(news, { name })}</p>
          {news === 'loginLost' && <a href={login}>{t('login')}</a>}
        </>
      )}
    </Toast>
  );
}

const keyOf = (news: Props['news']) => (news === 'loggedOut' ? 'logout' : 'login');

/** A login is announced only on its first page; the notice of a logout stays until it has been seen. */
function useOnceOnly(news: Props['news']): void {
  const { key } = useLocation();
  const seenOn = useRef(key);
  useEffect(() => {
    if (news !== 'loggedIn' && news !== 'loggedOut') return;
    const reported = () => notify(keyOf(news), null);
    if (key !== seenOn.current) reported();
    seenOn.current = key;
    addEventListener('pagehide', reported);
    return () => removeEventListener('pagehide', reported);
  }, [key, news]);
}
