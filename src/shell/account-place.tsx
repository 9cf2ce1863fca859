/** The account in the header: a login link, or the name of the customer (R230). */
import { Suspense } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useSession } from '#features/session/ui/session.ts';
import { useHydrated } from '../design/browser-state.ts';
import { Icon } from '../design/icon.tsx';
import styles from './header.module.css';
import { useHasEffects } from './effects.ts';
import { useReturning } from './here.ts';
import { onDemand } from '../design/on-demand.ts';

const AccountMenu = onDemand(() => import('./on-demand/account-menu.tsx'));
const Personal = onDemand(() => import('./on-demand/personal.tsx'));

export function AccountPlace() {
  const { status } = useSession();
  const link = <LoginLink />;
  if (status !== 'customer') return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu />
    </Suspense>
  );
}

/** What is loaded after the page: beside what stays on the screen, as it covers other parts of it. */
export function PersonalParts() {
  const isHydrated = useHydrated();
  const hasEffects = useHasEffects();
  return (
    isHydrated &&
    hasEffects && (
      <Suspense>
        <Personal />
      </Suspense>
    )
  );
}

/** Without scripts the page does not know who is logged in: with `menu`, a logged-in customer gets to their
 * account. */
function LoginLink() {
  const t = useTranslations('shell');
  return (
    <a className={`${styles.tool} ${styles.account}`} href={`${useReturning('/check-login')}&menu`}>
      <Icon name="person" size={26} />
      <span>{t('login')}</span>
    </a>
  );
}
