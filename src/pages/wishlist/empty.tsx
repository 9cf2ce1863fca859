/** The page when there is nothing to show: no favourites yet, or nobody logged in. */
import { useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import styles from './wishlist.module.css';

export function Empty() {
  const t = useTranslations('pages/wishlist');
  return (
    <div className={styles.empty}>
      <Icon name="heart" size={64} />
      <h2>{t('empty')}</h2>
      <p>{t('emptyText')}</p>
      <ButtonLink to="/kategoria">{t('browse')}</ButtonLink>
    </div>
  );
}

/** `isKept`: a favourite is stored until the login. */
export function Guest({ isKept }: { isKept: boolean }) {
  const t = useTranslations('pages/wishlist');
  const target = useHref('/suosikit');
  const login = (more = {}) => `/check-login?${new URLSearchParams({ target, ...more })}`;
  return (
    <div className={styles.empty}>
      <Icon name="heart" size={64} />
      <PageTitle title={t('title')} />
      <h1>{t('guest')}</h1>
      <p>{t(isKept ? 'kept' : 'guestText')}</p>
      <p className={styles.ways}>
        <ButtonLink to={login()} reloadDocument>
          {t('login')}
        </ButtonLink>
        <ButtonLink to={login({ action: 'register' })} quiet reloadDocument>
          {t('register')}
        </ButtonLink>
      </p>
    </div>
  );
}
