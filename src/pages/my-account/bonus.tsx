/** The bonus of the month with its level, and the card that it is paid to. */
import { localeOf } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { MonthBonus } from '#features/loyalty/rules/month.ts';
import { tierOf } from '#features/loyalty/rules.ts';
import type { Customer } from '#features/session/contract.ts';
import { buttonClass } from '../../design/button/button.tsx';
import card from '../../design/card/card.module.css';
import collapsible from '../../design/collapsible/collapsible.module.css';
import layout from '../../design/layout.module.css';
import { useProviderPage } from '../../shell/provider-pages.ts';
import { BonusSteps } from '../parts/account/bonus-steps.tsx';
import styles from './my-account.module.css';
import type { Account } from './read.ts';

export function Bonus({ account: { customer, bonus, hasBonus } }: { account: Account }) {
  const t = useTranslations('pages/my-account');
  const tShared = useTranslations('pages/parts/account');
  const isMember = tierOf(customer) !== 'none';
  return (
    <section className={`${card.box} ${styles.card}`} aria-labelledby="bonus">
      <h2 id="bonus">{bonus && isMember ? <Month of={bonus} /> : t('card')}</h2>
      {bonus && isMember && <Level bonus={bonus} />}
      {!bonus && hasBonus && isMember && <p>{t('unread')}</p>}
      <CardState customer={customer} />
      {bonus && (
        <details className={collapsible.quiet}>
          <summary>{tShared('bonusHow')}</summary>
          <BonusSteps steps={bonus.steps} />
          <p className={layout.soft}>{tShared('bonusTerms')}</p>
        </details>
      )}
    </section>
  );
}

function Month({ of: { month } }: { of: MonthBonus }) {
  const t = useTranslations('pages/my-account');
  const language = useLanguage();
  const name = new Date(`${month}T12:00:00Z`).toLocaleDateString(localeOf(language), {
    month: 'long',
    timeZone: 'UTC',
  });
  return t('month', { month: name });
}

/** The steps as a bar: those that the largest purchase has reached are filled. */
function Level({ bonus }: { bonus: MonthBonus }) {
  const t = useTranslations('pages/my-account');
  const language = useLanguage();
  const { steps, level, purchases, boughtCents, bonusCents } = bonus;
  const next = steps.slice(level + 1).find(({ fromCents }) => fromCents > 0);
  return (
    <>
      <p className={styles.sum}>{euros(bonusCents, language)}</p>
      <p>{t('bought', { count: purchases, sum: euros(boughtCents, language) })}</p>
      <ol className={styles.steps} aria-label={t('levels')}>
        {steps.map(({ fromCents, percent }, at) => (
          <li
            key={fromCents}
            className={at <= level ? styles.reached : undefined}
            aria-current={at === level ? 'step' : undefined}
          >
            {t('percent', { percent })}
          </li>
        ))}
      </ol>
      <p className={layout.soft}>
        {next
          ? t('nextLevel', { from: euros(next.fromCents, language), percent: next.percent })
          : t('topLevel')}
      </p>
    </>
  );
}

/** The card is attached and changed at the identity provider, which returns here. */
function CardState({ customer }: { customer: Customer }) {
  const t = useTranslations('pages/my-account');
  const attach = useProviderPage('bonusCard', '/oma-tili?kortti=liitetty');
  const { bonusCard } = customer;
  const isMember = tierOf(customer) !== 'none';
  return (
    <>
      <p>{isMember ? t(`tier.${tierKey(customer)}`, { digits: bonusCard ?? '' }) : t('noCard')}</p>
      {attach && (
        <p className={styles.links}>
          <a href={attach} className={bonusCard ? undefined : buttonClass({ small: true })}>
            {t(bonusCard ? 'changeCard' : 'attach')}
          </a>
        </p>
      )}
    </>
  );
}

function tierKey(customer: Customer) {
  if (tierOf(customer) !== 'co-op') return 'bonus_card';
  return customer.bonusCard ? 'co_op_card' : 'co_op';
}
