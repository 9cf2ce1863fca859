import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import { listText } from '#platform/i18n/lists.ts';
import { Icon } from '../../design/icon.tsx';
import styles from './cart.module.css';
import type { Promised } from './promises.ts';

export function Arrives({ promises }: { promises: readonly Promised[] }) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  const days = [...new Set(promises.map((promise) => promisedDays(promise, language)))];
  return (
    days.length > 0 && (
      <p className={styles.promise}>
        <Icon name="truck" />
        {t('arrives', { days: listText(days, 'and', language) })}
      </p>
    )
  );
}
