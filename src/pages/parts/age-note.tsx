/** What an age limit in the cart means. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf } from '#platform/i18n/language.ts';
import banner from '../../design/banner/banner.module.css';
import type { AgeLimited } from './age-limit.ts';

/** That the age is checked, and which deliveries do it. */
export function AgeNote({ age }: { age: AgeLimited | null }) {
  const t = useTranslations('pages/parts/age');
  const list = new Intl.ListFormat(localeOf(useLanguage()), { type: 'disjunction' });
  if (!age) return null;
  const { years, ways } = age;
  return (
    <p className={banner.info}>
      {t('checked', { years })}{' '}
      {ways.length > 0 ? t('ways', { names: list.format(ways) }) : t('noWays')}
    </p>
  );
}
