/** What an age limit in the cart means. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { listText } from '#platform/i18n/lists.ts';
import banner from '../../design/banner/banner.module.css';
import type { AgeLimited } from './age-limit.ts';

/** That the age is checked, and which deliveries do it. */
export function AgeNote({ age }: { age: AgeLimited | null }) {
  const t = useTranslations('pages/parts/age');
  const language = useLanguage();
  if (!age) return null;
  const { years, ways } = age;
  return (
    <p className={banner.info}>
      {t('checked', { years })}{' '}
      {ways.length > 0 ? t('ways', { names: listText(ways, 'or', language) }) : t('noWays')}
    </p>
  );
}
