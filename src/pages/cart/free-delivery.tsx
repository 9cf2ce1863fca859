import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import styles from './cart.module.css';

/** How much is missing from `itemsTotal` for a free delivery; both in cents. */
export function FreeDelivery({ itemsTotal, from }: { itemsTotal: number; from: number | null }) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  if (from === null) return null;
  const missing = from - itemsTotal;
  return (
    <div className={styles.free}>
      <p>{missing > 0 ? t('toFree', { price: euros(missing, language) }) : t('isFree')}</p>
      {from > 0 && <progress max={from} value={Math.min(itemsTotal, from)} aria-hidden="true" />}
    </div>
  );
}
