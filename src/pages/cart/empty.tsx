import { useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import styles from './cart.module.css';

export function EmptyCart({ refusesCookies }: { refusesCookies: boolean }) {
  const t = useTranslations('pages/cart');
  return (
    <div className={styles.empty}>
      <PageTitle title={t('title')} />
      <Icon name="cart" size={64} />
      <h1 tabIndex={-1}>{t('empty')}</h1>
      <p>{t(refusesCookies ? 'why.noCookies' : 'emptyText')}</p>
      <p className={styles.ways}>
        <ButtonLink to="/kategoria">{t('browse')}</ButtonLink>
        <ButtonLink to="/" quiet>
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** In place of a cart that is there again after the login: nothing says that it is empty (R413). */
export function WaitingCart() {
  const t = useTranslations('pages/cart');
  return (
    <div className={styles.empty}>
      <PageTitle title={t('title')} />
      <Icon name="cart" size={64} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('why.loggedOut')}</p>
      <p className={styles.ways}>
        <ButtonLink to={`/check-login?target=${useHref('/ostoskori')}`} reloadDocument>
          {t('why.login')}
        </ButtonLink>
        <ButtonLink to="/kategoria" quiet>
          {t('browse')}
        </ButtonLink>
      </p>
    </div>
  );
}
