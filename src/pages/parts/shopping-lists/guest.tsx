import { useTranslations } from '#platform/i18n/use-translations.ts';
import { NeedsLogin } from '../needs-login/needs-login.tsx';

export function Guest() {
  const t = useTranslations('pages/parts/shopping-lists');
  return <NeedsLogin icon="list" title={t('title')} heading={t('guest')} text={t('guestText')} />;
}
