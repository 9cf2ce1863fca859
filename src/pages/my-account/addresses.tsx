import { useTranslations } from '#platform/i18n/use-translations.ts';
import card from '../../design/card/card.module.css';
import { useProviderPage } from '../../shell/provider-pages.ts';
import styles from './my-account.module.css';
import type { Account } from './read.ts';

/** Saved addresses: those of the profile are changed there, and the checkout saves others. */
export function Addresses({ addresses }: Pick<Account, 'addresses'>) {
  const t = useTranslations('pages/my-account');
  const profile = useProviderPage('profile');
  return (
    <section className={`${card.box} ${styles.card}`} aria-labelledby="addresses">
      <h2 id="addresses">{t('addresses')}</h2>
      {addresses === null && <p>{t('unread')}</p>}
      {addresses?.length === 0 && <p>{t('noAddresses')}</p>}
      <ul className={styles.addresses}>
        {addresses?.map(({ firstName, lastName, streetAddress, postcode, city }) => (
          <li key={`${firstName} ${lastName} ${streetAddress} ${postcode}`}>
            <address>
              {firstName} {lastName}
              <br />
              {streetAddress}
              <br />
              {postcode} {city}
            </address>
          </li>
        ))}
      </ul>
      {profile && (
        <p className={styles.links}>
          <a href={profile}>{t('editAddresses')}</a>
        </p>
      )}
    </section>
  );
}
