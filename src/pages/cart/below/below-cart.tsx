/** What is under the cart: products saved for later, and a row of products that go with it. */
import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import { Link } from '../../../design/link.tsx';
import styles from './below-cart.module.css';
import { KeptList, type KeptListProps } from './kept-list.tsx';

interface BelowCartProps extends KeptListProps {
  /** There is something in the cart. */
  hasLines: boolean;
  /** Products that go with the cart. */
  beside: ShownCard[];
}

export function BelowCart({ hasLines, beside, ...kept }: BelowCartProps) {
  const t = useTranslations('pages/cart/below');
  return (
    <div className={styles.below}>
      {hasLines && (
        <p>
          <Link to="/oma-tili/ostoslistat/lisaa?ostoskori">{t('saveAsList')}</Link>
        </p>
      )}
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
