import { Fragment } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { tierOf } from '#features/loyalty/rules.ts';
import type { Customer } from '#features/session/contract.ts';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import { useProviderPage } from '../../shell/provider-pages.ts';
import styles from '../parts/account/account.module.css';

/** Name, e-mail and card; each is changed at the identity provider, which returns here. */
export function Details({ customer }: { customer: Customer }) {
  const t = useTranslations('pages/my-account');
  const profile = useProviderPage('profile');
  // The provider returns here with a card.
  const attach = useProviderPage('bonusCard', '/oma-tili?kortti=liitetty');
  const { firstName, lastName, email, bonusCard } = customer;
  // Some providers send no name or no e-mail.
  const facts = [
    ['name', `${firstName} ${lastName}`.trim()],
    ['email', email],
    ['card', t(`tier.${tierKey(customer)}`, { digits: bonusCard ?? '' })],
  ] as const;
  return (
    <section className={`${card.box} ${layout.tight}`} aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      <dl className={styles.facts}>
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
      <div className={styles.links}>
        {profile && (
          <p>
            <a href={profile}>{t('editProfile')}</a>
          </p>
        )}
        {attach && (
          <p>
            <a href={attach}>{t(bonusCard ? 'changeCard' : 'attach')}</a>
          </p>
        )}
      </div>
    </section>
  );
}

function tierKey(customer: Customer) {
  const tier = tierOf(customer);
  if (tier === 'co-op') return customer.bonusCard ? 'co_op_card' : 'co_op';
  return tier === 'bonus-card' ? 'bonus_card' : 'none';
}
