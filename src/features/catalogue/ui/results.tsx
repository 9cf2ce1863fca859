/** One page of a list: its products and links to the other pages. */
import { useEffect, useRef } from 'react';
import { PrefetchPageLinks, useHref, useLocation, useNavigationType } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import { usePendingHere } from '../../../design/pending-here.ts';
import { Pagination } from '../../../design/pagination/pagination.tsx';
import type { ShownCard } from '../rules/shown-card.ts';
import type { ListChange } from '../url-state/changes.ts';
import { writeListState } from '../url-state/write.ts';
import type { ListProps } from './filters.tsx';
import { ProductGrid } from './product-card.tsx';
import styles from './results.module.css';
import { useWantedList } from './wanted-list.ts';

type ResultsProps = Pick<ListProps, 'state' | 'sorts'> & {
  products: ShownCard[];
  pages: number;
  /** A row among the cards of the first page. */
  row?: React.ReactNode;
  isBelow?: boolean | undefined;
};

export function Results({ products, pages, row, isBelow, ...list }: ResultsProps) {
  const t = useTranslations('features/catalogue/ui');
  const isBusy = usePendingHere() !== undefined;
  const results = useFollowedPage(list);
  return (
    <div ref={results} tabIndex={-1} className={styles.results} aria-busy={isBusy || undefined}>
      {products.length > 0 ? (
        <ProductGrid products={products} row={list.state.page === 1 && row} isBelow={isBelow} />
      ) : (
        <p>{t('empty')}</p>
      )}
      <Paging {...list} pages={pages} />
    </div>
  );
}

/** Another page of the same list starts at the top: scroll and focus move there (R081). Filters change
 * neither (R080), and Back and Forward are left to the browser. */
function useFollowedPage({ state, sorts }: Pick<ListProps, 'state' | 'sorts'>) {
  const results = useRef<HTMLDivElement>(null);
  const isReturn = useNavigationType() === 'POP';
  const { page } = state;
  const list = writeListState({ ...state, page: 1 }, sorts).toString();
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    if (isReturn || before.page === page || before.list !== list) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  }, [page, list, isReturn]);
  return results;
}

function Paging({ state, sorts, pages }: Pick<ListProps, 'state' | 'sorts'> & { pages: number }) {
  const t = useTranslations('features/catalogue/ui');
  const here = useHref(useLocation().pathname);
  const isHydrated = useHydrated();
  const list = useWantedList({ state, sorts });
  if (pages <= 1) return null;
  const next = `?${writeListState({ ...state, page: state.page + 1 }, sorts)}`;
  const turn = (page: number) => {
    const change: ListChange = { kind: 'page', page, of: state };
    return { to: list.to(change), onPlainClick: () => list.send([change]) };
  };
  return (
    <>
      <Pagination
        label={t('paging')}
        previous={t('previous')}
        next={t('next')}
        page={state.page}
        pages={pages}
        linkTo={turn}
      />
      {/* Browsers prefetch the next page when idle. */}
      {isHydrated && state.page < pages && <PrefetchPageLinks page={here + next} />}
    </>
  );
}
