import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { Loyalty } from '#features/loyalty/record.ts';
import { depositOf } from '#features/cart/rules/counted.ts';
import { bonusEstimate } from '#features/loyalty/rules.ts';
import { earningSum } from '#features/loyalty/rules/earning.ts';
import { BonusSteps } from './bonus-steps.tsx';
import layout from '../../../design/layout.module.css';
import collapsible from '../../../design/collapsible/collapsible.module.css';
import { useReturning } from '../../../shell/here.ts';
import { useProviderPage } from '../../../shell/provider-pages.ts';
import type { Member } from '../own-customer.ts';
import styles from './account.module.css';

interface BonusProps {
  cart: Pick<Cart, 'items' | 'price'>;
  member: Member;
  loyalty: Loyalty;
}

/** The bonus a purchase earns, or would earn, and its terms. */
export function Bonus({ cart, member, loyalty }: BonusProps) {
  const t = useTranslations('pages/parts/account');
  const language = useLanguage();
  const attach = useProviderPage('bonusCard');
  const logIn = useReturning('/check-login');
  const lines = cart.items.map((item) => ({ ...item, depositEuroCents: depositOf(item) }));
  const estimate = bonusEstimate(loyalty, earningSum(lines, cart.price.discountsTotal));
  if (!estimate) return null;
  const { percent } = estimate;
  const bonus = euros(estimate.cents, language);
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
      <details className={collapsible.quiet}>
        <summary>{t('bonusHow')}</summary>
        <BonusSteps steps={loyalty.bonusSteps} />
        <p className={layout.soft}>{t('bonusTerms')}</p>
      </details>
    </div>
  );
}
