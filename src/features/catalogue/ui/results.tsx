/** One page of a list: its products and links to the other pages. */
import { useEffect, useRef } from 'react';
import {
  PrefetchPageLinks,
  useHref,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import { ButtonLink } from '../../../design/button/button.tsx';
import pagination from '../../../design/pagination/pagination.module.css';
import type { ShownCard } from '../rules/shown-card.ts';
import { writeListState } from '../url-state/write.ts';
import type { ListProps } from './filters.tsx';
import { ProductGrid } from './product-card.tsx';
import styles from './results.module.css';

type ResultsProps = Pick<ListProps, 'state' | 'sorts'> & {
  products: ShownCard[];
  pages: number;
  /** A row among the cards of the first page. */
  row?: React.ReactNode;
  isBelow?: boolean | undefined;
};

export function Results({ products, pages, row, isBelow, ...list }: ResultsProps) {
  const t = useTranslations('features/catalogue/ui');
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isBusy = location?.pathname === pathname;
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
  if (pages <= 1) return null;
  const to = (page: number) => `?${writeListState({ ...state, page }, sorts)}`;
  return (
    <>
      <nav className={pagination.pages} aria-label={t('paging')}>
        {state.page > 1 && (
          <ButtonLink quiet rel="prev" to={to(state.page - 1)} preventScrollReset>
            {t('previous')}
          </ButtonLink>
        )}
        <span>{t('pageOf', { page: state.page, pages })}</span>
        {state.page < pages && (
          <ButtonLink quiet rel="next" to={to(state.page + 1)} preventScrollReset>
            {t('next')}
          </ButtonLink>
        )}
      </nav>
      {/* Browsers prefetch the next page when idle. */}
      {isHydrated && state.page < pages && <PrefetchPageLinks page={here + to(state.page + 1)} />}
    </>
  );
}
