import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import { savedOnAll } from '#features/cart/rules/saving.ts';
import styles from './cart.module.css';

/** What the shopper saves on the whole cart: on its products, and by a coupon. */
export function SavedInAll({ cart: { items, price } }: { cart: Cart }) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  const cents = savedOnAll(items) + price.discountsTotal;
  if (cents === 0) return null;
  return <p className={styles.allSaved}>{t('savedInAll', { sum: euros(cents, language) })}</p>;
}
