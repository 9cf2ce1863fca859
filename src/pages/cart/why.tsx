/** Explains to a redirected shopper why the cart is shown. */
import { useSearchParams } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../design/layout.module.css';
import { useReturning } from '../../shell/here.ts';

export function Why() {
  const t = useTranslations('pages/cart.why');
  const reason = useSearchParams()[0].get('virhe');
  const login = useReturning('/check-login', '/ostoskori');
  if (reason === 'cart-changed') {
    return (
      <p className={`${layout.notice} ${layout.warning}`} role="alert">
        {t('changed')}
      </p>
    );
  }
  if (reason !== 'login-required') return null;
  return (
    <p className={`${layout.notice} ${layout.warning}`}>
      {t('loggedOut')} <a href={login}>{t('login')}</a>
    </p>
  );
}
