import { useHref } from 'react-router';
import { useTranslations } from 'use-intl';
import { tierOf } from '#features/loyalty/rules.ts';
import type { Customer } from '#features/session/contract.ts';
import layout from '../../design/layout.module.css';
import { useReturning } from '../../shell/here.ts';
import styles from '../parts/account/account.module.css';

/** Name, e-mail and card; each is changed at the identity provider, which leads back here. */
export function Details({ customer }: { customer: Customer }) {
  const t = useTranslations('account');
  // Where one comes back to with a card.
  const attached = useHref('/oma-tili?kortti=liitetty');
  const { firstName, lastName, email, bonusCard } = customer;
  return (
    <section className={`${layout.card} ${layout.tight}`} aria-labelledby="details">
      <h2 id="details">{t('details')}</h2>
      <dl className={styles.facts}>
        <dt className={layout.soft}>{t('name')}</dt>
        <dd>
          {firstName} {lastName}
        </dd>
        <dt className={layout.soft}>{t('email')}</dt>
        <dd>{email}</dd>
        <dt className={layout.soft}>{t('card')}</dt>
        <dd>{t(`tier.${tierKey(customer)}`, { digits: bonusCard ?? '' })}</dd>
      </dl>
      <div className={styles.links}>
        <p>
          <a href={useReturning('/check-profile')}>{t('editProfile')}</a>
        </p>
        <p>
          <a href={`${useHref('/check-bonus-card')}?target=${encodeURIComponent(attached)}`}>
            {t(bonusCard ? 'changeCard' : 'attach')}
          </a>
        </p>
      </div>
    </section>
  );
}

function tierKey(customer: Customer) {
  const tier = tierOf(customer);
  if (tier === 'co-op') return customer.bonusCard ? 'co_op_card' : 'co_op';
  return tier === 'bonus-card' ? 'bonus_card' : 'none';
}
