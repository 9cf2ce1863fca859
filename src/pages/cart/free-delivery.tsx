import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import styles from './cart.module.css';
import type { FreeFrom } from './promises.ts';

interface FreeDeliveryProps {
  /** Cents. */
  itemsTotal: number;
  from: number | null;
  to: FreeFrom['to'] | undefined;
}

const words = {
  pickup: { missing: 'toFree', free: 'isFree' },
  home: { missing: 'toFreeHome', free: 'isFreeHome' },
} as const;

/** How much is missing from the products for a free delivery. */
export function FreeDelivery({ itemsTotal, from, to = 'pickup' }: FreeDeliveryProps) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  if (from === null) return null;
  const missing = from - itemsTotal;
  return (
    <div className={styles.free}>
      <p>
        {missing > 0
          ? t(words[to].missing, { price: euros(missing, language) })
          : t(words[to].free)}
      </p>
      {from > 0 && <progress max={from} value={Math.min(itemsTotal, from)} aria-hidden="true" />}
    </div>
  );
}
