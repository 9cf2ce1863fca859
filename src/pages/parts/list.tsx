/** A list of products with filters, tools, chosen filters and page links. */
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { Chips } from '#features/catalogue/ui/chips.tsx';
import type { ListProps } from '#features/catalogue/ui/filters.tsx';
import { FilterColumn, ListTools } from '#features/catalogue/ui/list-tools.tsx';
import { Results } from '#features/catalogue/ui/results.tsx';
import layout from '../../design/layout.module.css';
import styles from './list.module.css';

interface ProductResultsProps extends ListProps {
  products: ShownCard[];
  totalCount: number;
  pages: number;
  /** A row among the cards of the first page. */
  row?: React.ReactNode;
  /** Whether pictures come before it. */
  isBelow?: boolean;
}

export function ProductResults(props: ProductResultsProps) {
  const { products, totalCount, pages, row, isBelow, ...list } = props;
  return (
    <div className={styles.list} data-list>
      <FilterColumn {...list} />
      <div className={layout.stack}>
        <ListTools {...list} count={totalCount} />
        <Chips {...list} />
        <Results {...list} products={products} pages={pages} row={row} isBelow={isBelow} />
      </div>
    </div>
  );
}
