import { useTranslations } from '#platform/i18n/use-translations.ts';
import card from '../../design/card/card.module.css';
import { Link } from '../../design/link.tsx';
import styles from './my-account.module.css';
import type { Account } from './read.ts';

/** What the customer has agreed to, and the way to change it (L17). */
export function OwnConsents({ consents }: Pick<Account, 'consents'>) {
  const t = useTranslations('pages/my-account');
  return (
    <section className={`${card.box} ${styles.card}`} aria-labelledby="consents">
      <h2 id="consents">{t('marketing')}</h2>
      {consents === null && <p>{t('unread')}</p>}
      {consents?.given.length === 0 && <p>{t('noConsents')}</p>}
      {consents !== null && consents.given.length > 0 && (
        <p>{t('given', { titles: consents.given.join(', ') })}</p>
      )}
      <p className={styles.links}>
        <Link to="/oma-tili/suostumukset">{t('consents')}</Link>
      </p>
    </section>
  );
}
