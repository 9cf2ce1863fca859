/** What is under the cart: products saved for later, and a row of products that go with it. */
import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import styles from './below-cart.module.css';
import { KeptList, type KeptListProps } from './kept-list.tsx';

interface BelowCartProps extends KeptListProps {
  /** Products that go with the cart. */
  beside: ShownCard[];
}

export function BelowCart({ beside, ...kept }: BelowCartProps) {
  const t = useTranslations('pages/cart/below');
  return (
    <div className={styles.below}>
      <KeptList {...kept} />
      <ProductRow title={t('goesWith')} products={useFirstRow(beside)} />
    </div>
  );
}

/** The first row of the visit: it stays while the shopper buys from it. */
function useFirstRow(products: ShownCard[]): ShownCard[] {
  const [first, setFirst] = useState(products);
  if (first.length > 0 || products.length === 0) return first;
  setFirst(products);
  return products;
}
