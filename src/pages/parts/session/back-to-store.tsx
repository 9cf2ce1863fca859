/** Redirects to the last visited page of the store (R377, R378); without scripts, to the home page. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import { useLastStorePath } from '../../../shell/on-demand/last-path.ts';
import { PageTitle } from '../../../shell/page-title.tsx';

export function BackToStore() {
  const t = useTranslations('pages/parts/session');
  const navigate = useNavigate();
  const path = useLastStorePath();
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [navigate, path]);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('backTitle')} />
      <h1>{t('backTitle')}</h1>
      <p>
        <ButtonLink to={path ?? '/'}>{t('goBack')}</ButtonLink>
      </p>
    </div>
  );
}
