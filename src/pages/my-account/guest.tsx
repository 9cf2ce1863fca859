/** The page when nobody is logged in: what an account is good for, and the ways to one. */
import { useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Icon } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import { Link } from '../../design/link.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import styles from './my-account.module.css';

const reasons = ['orders', 'favourites', 'bonus', 'addresses'] as const;

export function Guest() {
  const t = useTranslations('pages/my-account');
  const target = encodeURIComponent(useHref('/oma-tili'));
  return (
    <div className={`${layout.stack} ${styles.guest}`}>
      <PageTitle title={t('title')} />
      <h1>{t('guest')}</h1>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" size={20} /> {t(`reason.${reason}`)}
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <ButtonLink to={`/check-login?target=${target}`} reloadDocument>
          {t('login')}
        </ButtonLink>
        <ButtonLink to={`/check-login?action=register&target=${target}`} quiet reloadDocument>
          {t('register')}
        </ButtonLink>
      </p>
      <p className={layout.soft}>
        {t('guestOrders')} <Link to="/tilaukset">{t('orders')}</Link>
      </p>
    </div>
  );
}
