import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import { bonusEstimate, bonusTable } from '#features/loyalty/rules.ts';
import layout from '../../../design/layout.module.css';
import { useReturning } from '../../../shell/here.ts';
import { useProviderPage } from '../../../shell/provider-pages.ts';
import type { Member } from '../own-customer.ts';
import styles from './account.module.css';

interface BonusProps {
  price: Cart['price'];
  member: Member;
}

/** The bonus a purchase earns, or would earn, and its terms. */
export function Bonus({ price, member }: BonusProps) {
  const t = useTranslations('pages/parts/account');
  const language = useLanguage();
  const { cents, percent } = bonusEstimate(price.subTotal - price.discountsTotal);
  const bonus = euros(cents, language);
  const attach = useProviderPage('bonusCard');
  const logIn = useReturning('/check-login');
  return (
    <div className={styles.bonus}>
      {member.tier === 'none' ? (
        <p>
          {t('bonusGuest', { bonus })}{' '}
          {member.isLoggedIn ? (
            attach && <a href={attach}>{t('attachForBonus')}</a>
          ) : (
            <a href={logIn}>{t('logIn')}</a>
          )}
        </p>
      ) : (
        <p>{t('bonus', { bonus, percent })}</p>
      )}
      <details>
        <summary>{t('bonusHow')}</summary>
        <ul>
          {bonusTable.map(({ fromCents, percent: share }, index) => (
            <li key={fromCents}>
              {t('bonusRow', {
                row: index === 0 ? 'first' : 'other',
                from: euros(fromCents, language),
                below: euros(bonusTable[1].fromCents, language),
                percent: share,
              })}
            </li>
          ))}
        </ul>
        <p className={layout.soft}>{t('bonusTerms')}</p>
      </details>
    </div>
  );
}
