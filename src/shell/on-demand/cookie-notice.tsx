/** Says that nothing can be bought while the browser refuses cookies, which the cart and the log-in need. */
import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Toast } from '../../design/toast/toast.tsx';

export function CookieNotice() {
  const t = useTranslations('shell/on-demand');
  const [isOpen, setOpen] = useState(!navigator.cookieEnabled);
  return (
    <Toast
      icon="alert"
      onClose={() => setOpen(false)}
      heard={isOpen ? t('noCookies') : null}
      of={isOpen}
    >
      {isOpen && <p>{t('noCookies')}</p>}
    </Toast>
  );
}
