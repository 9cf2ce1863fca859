import { waitingPage } from '#features/session/ui/typed.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../design/browser-state.ts';
import { buttonClass, ButtonLink } from '../../design/button/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { useReturning } from '../../shell/here.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import styles from './cart.module.css';

/** In place of a cart that is there again after the login: nothing says that it is empty (R413). The login leads back to
 * the form of the checkout that was sent without it. */
export function WaitingCart() {
  const t = useTranslations('pages/cart');
  const form = useHydrated() ? waitingPage() : null;
  const login = useReturning('/check-login', form ?? '/ostoskori');
  return (
    <div className={styles.empty}>
      <PageTitle title={t('title')} />
      <Icon name="cart" size={64} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('why.loggedOut')}</p>
      {form !== null && <p>{t('why.typed')}</p>}
      <p className={styles.ways}>
        <a href={login} className={buttonClass({})}>
          {t('why.login')}
        </a>
        <ButtonLink to="/kategoria" quiet>
          {t('browse')}
        </ButtonLink>
      </p>
    </div>
  );
}
