import { Fragment } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Customer } from '#features/session/contract.ts';
import card from '../../design/card/card.module.css';
import layout from '../../design/layout.module.css';
import { useProviderPage } from '../../shell/provider-pages.ts';
import account from '../parts/account/account.module.css';
import styles from './my-account.module.css';

/** Name and e-mail; both are changed at the identity provider, which returns here. */
export function Details({ customer }: { customer: Customer }) {
  const t = useTranslations('pages/my-account');
  const profile = useProviderPage('profile');
  const { firstName, lastName, email } = customer;
  // Some providers send no name or no e-mail.
  const facts = [
    ['name', `${firstName} ${lastName}`.trim()],
    ['email', email],
  ] as const;
  return (
    <section className={`${card.box} ${styles.card}`} aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      <dl className={account.facts}>
        {facts.map(
          ([key, value]) =>
            value && (
              <Fragment key={key}>
                <dt className={layout.soft}>{t(key)}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {profile && (
        <p className={styles.links}>
          <a href={profile}>{t('editProfile')}</a>
        </p>
      )}
    </section>
  );
}
