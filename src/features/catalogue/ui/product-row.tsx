/** A row of products that scrolls sideways: by swiping, by tabbing through links, or by two buttons. */
import { Suspense, useRef } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../../design/link.tsx';
import layout from '../../../design/layout.module.css';
import { useHydrated } from '../../../design/browser-state.ts';
import { Icon } from '../../../design/icon.tsx';
import type { ShownCard } from '../rules/shown-card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-row.module.css';

interface RowProps {
  title: string;
  products: ShownCard[];
  /** Path of the list with all of them. */
  all?: string;
}

export function ProductRow({ title, products, all }: RowProps) {
  const t = useTranslations('features/catalogue');
  const list = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {all && (
          <Link className={styles.all} to={all} aria-label={`${t('showAll')}: ${title}`}>
            {t('showAll')}
          </Link>
        )}
        <Arrows list={list} />
      </div>
      {/* Hydrated in a step of its own. */}
      <Suspense>
        <ul className={`${layout.sideways} ${styles.row}`} ref={list}>
          {products.map((product) => (
            <li key={product.sokId}>
              <ProductCard product={product} heading="h3" />
            </li>
          ))}
        </ul>
      </Suspense>
    </section>
  );
}

/** For pointers only, so hidden from assistive technology: focused links scroll into view by themselves. */
function Arrows({ list }: { list: React.RefObject<HTMLUListElement | null> }) {
  const isHydrated = useHydrated();
  const scroll = (direction: number) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth * 0.8 });
  };
  return (
    <div className={styles.arrows} aria-hidden="true">
      {isHydrated && (
        <>
          <button type="button" tabIndex={-1} onClick={() => scroll(-1)}>
            <Icon name="back" size={20} />
          </button>
          <button type="button" tabIndex={-1} onClick={() => scroll(1)}>
            <Icon name="forward" size={20} />
          </button>
        </>
      )}
    </div>
  );
}
