/** Explains to a redirected shopper why the cart is shown. */
import { useSearchParams } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ClosingBanner } from '../../design/banner/closing-banner.soon.ts';
import { useReturning } from '../../shell/here.ts';

export function Why({ isLoggedIn }: { isLoggedIn: boolean }) {
  const t = useTranslations('pages/cart.why');
  const reason = useSearchParams()[0].get('virhe');
  const login = useReturning('/check-login', '/ostoskori');
  if (reason === 'cart-changed') {
    return (
      <ClosingBanner tone="warning" live="assertive">
        {t('changed')}
      </ClosingBanner>
    );
  }
  if (reason !== 'login-required' || isLoggedIn) return null;
  return (
    <ClosingBanner tone="warning">
      {t('loggedOut')} <a href={login}>{t('login')}</a>
    </ClosingBanner>
  );
}
