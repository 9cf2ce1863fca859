import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import styles from '../parts/account/account.module.css';

/** Links to the customer's own pages. */
export function OwnPages({ canReview }: { canReview: boolean }) {
  const t = useTranslations('pages/my-account');
  return (
    <nav className={`${card.box} ${layout.tight}`} aria-labelledby="own-pages">
      <h2 id="own-pages">{t('links')}</h2>
      <ul className={styles.links}>
        <li>
          <Link to="/tilaukset">{t('orders')}</Link>
        </li>
        <li>
          <Link to="/suosikit">{t('wishlist')}</Link>
        </li>
        <li>
          <Link to="/oma-tili/suostumukset">{t('consents')}</Link>
        </li>
        {canReview && (
          <li>
            <Link to="/arvio">{t('reviews')}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
