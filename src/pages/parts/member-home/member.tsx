/** What the front page has for the customer: bonus, last order, and products. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import card from '../../../design/card/card.module.css';
import layout from '../../../design/layout.module.css';
import { Link } from '../../../design/link.tsx';
import { useReturning } from '../../../shell/here.ts';
import { OrderWord } from '../last-order/order-word.tsx';
import { orderHref } from '../of-order.ts';
import type { MemberHome } from './read.ts';
import { Groups } from './member-groups.tsx';
import styles from './member.module.css';

/** `home` is null when it could not be loaded. */
export default function Member({ home }: { home: MemberHome | null }) {
  return home ? <Parts home={home} /> : <Away />;
}

function Parts({ home }: { home: MemberHome }) {
  const t = useTranslations('pages/parts/member-home');
  const { firstName, groups } = home;
  return (
    <>
      <div className={styles.head}>
        <h2>{firstName ? t('greeting', { name: firstName }) : t('forYou')}</h2>
        <Link to="/oma-tili">{t('account')}</Link>
      </div>
      <div className={styles.facts}>
        <Bonus home={home} />
        <LastOrder home={home} />
      </div>
      <Groups groups={groups} />
    </>
  );
}

function Bonus({ home: { isMember, hasBonus, bonus } }: { home: MemberHome }) {
  const t = useTranslations('pages/parts/member-home');
  const language = useLanguage();
  if (!hasBonus) return null;
  if (!bonus) {
    return (
      <Fact title={t('bonus')} to="/oma-tili">
        {t(isMember ? 'unread' : 'noCard')}
      </Fact>
    );
  }
  const { month, bonusCents, boughtCents, purchases } = bonus;
  const name = new Date(`${month}T12:00:00Z`).toLocaleDateString(localeOf(language), {
    month: 'long',
    timeZone: 'UTC',
  });
  const sum = euros(boughtCents, language);
  return (
    <Fact
      title={t('month', { month: name })}
      to="/oma-tili"
      more={t('bought', { count: purchases, sum })}
    >
      {euros(bonusCents, language)}
    </Fact>
  );
}

function LastOrder({ home: { last } }: { home: MemberHome }) {
  const t = useTranslations('pages/parts/member-home');
  if (!last) {
    return (
      <Fact title={t('lastOrder')} to="/tilaukset">
        {t('noOrders')}
      </Fact>
    );
  }
  return (
    <Fact
      title={t('lastOrder')}
      to={orderHref(last.number, null)}
      more={t('placed', { day: last.placedOn })}
    >
      <OrderWord word={last.word} />
    </Fact>
  );
}

interface FactProps {
  title: string;
  to: string;
  more?: string;
  children: React.ReactNode;
}

function Fact({ title, to, more, children }: FactProps) {
  return (
    <div className={`${styles.fact} ${card.pressable}`}>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p className={styles.value}>{children}</p>
      {more && <p className={`${layout.soft} ${styles.more}`}>{more}</p>}
    </div>
  );
}

/** The session has ended, or nothing could be loaded. */
function Away() {
  const t = useTranslations('pages/parts/member-home');
  const logIn = useReturning('/check-login');
  return (
    <p className={styles.away}>
      {t('away')} <a href={logIn}>{t('login')}</a>
    </p>
  );
}
