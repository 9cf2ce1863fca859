import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import { useProviderPage } from '../../shell/provider-pages.ts';
import styles from '../parts/account/account.module.css';
import type { Prefill } from './prefill.ts';

/** The customer's addresses to pick from; links, so that they work without scripts. */
export function OwnAddresses({ addresses, chosen }: Pick<Prefill, 'addresses' | 'chosen'>) {
  const t = useTranslations('pages/checkout');
  if (addresses.length < 2) return null;
  return (
    <nav className={layout.tight} aria-label={t('addresses')}>
      <p>{t('addresses')}</p>
      <div className={styles.addresses}>
        {addresses.map(({ firstName, streetAddress, postcode, city }, at) => (
          <Link
            key={`${firstName} ${streetAddress} ${postcode}`}
            to={`/kassa?vaihe=osoite&osoite=${at}`}
            aria-current={at === chosen ? 'true' : undefined}
            preventScrollReset
          >
            {firstName}, {streetAddress}, {postcode} {city}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** The address is saved only with the customer's consent. */
export function KeepAddress() {
  const t = useTranslations('pages/checkout');
  const profile = useProviderPage('profile');
  return (
    <div>
      <label className={styles.agree}>
        <input type="checkbox" name="keepAddress" />
        {t('keepAddress')}
      </label>
      {profile && <a href={profile}>{t('editAddresses')}</a>}
    </div>
  );
}
