/** The overview of a customer. */
import { Suspense } from 'react';
import { useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ClosingBanner } from '../../design/banner/closing-banner.soon.ts';
import { Button } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { clearViewed } from '../../shell/viewed.ts';
import { Addresses } from './addresses.tsx';
import { Bonus } from './bonus.tsx';
import { OwnConsents } from './consents.tsx';
import { Details } from './details.tsx';
import { Favourites } from './favourites.tsx';
import { OwnLastOrder } from './last-order.tsx';
import { Shopping } from './shopping.tsx';
import styles from './my-account.module.css';
import type { Account } from './read.ts';

interface OverviewProps {
  account: Account;
  /** A card has just been attached. */
  isAttached: boolean;
  /** Id of an address that has just been removed. */
  removedAddress: string | undefined;
  /** Reviews are taken (R015). */
  canReview: boolean;
  /** The customer's data. */
  children: React.ReactNode;
}

export function Overview(props: OverviewProps) {
  const { account, isAttached, removedAddress, canReview, children } = props;
  const t = useTranslations('pages/my-account');
  const { customer, orders, favourites, addresses, consents } = account;
  const { firstName } = customer;
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <div className={styles.head}>
        <h1>{firstName ? t('greeting', { name: firstName }) : t('title')}</h1>
        <LogOut />
      </div>
      <Suspense>
        {isAttached && <ClosingBanner live="polite">{t('attached')}</ClosingBanner>}
      </Suspense>
      <div className={styles.cards}>
        <Bonus account={account} />
        <OwnLastOrder orders={orders} canReview={canReview} />
        {favourites !== undefined && <Favourites favourites={favourites} />}
        <Shopping />
        <Addresses addresses={addresses} removed={removedAddress} />
        <OwnConsents consents={consents} />
        <Details customer={customer} />
        {children}
      </div>
    </div>
  );
}

/** A form with a full page load, as the response redirects to the identity provider. */
function LogOut() {
  const t = useTranslations('pages/my-account');
  return (
    <form method="post" action={useHref('/check-logout')} onSubmit={clearViewed}>
      <input type="hidden" name="target" value={useHref('/')} />
      <Button quiet small>
        {t('logout')}
      </Button>
    </form>
  );
}
