import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { Chips, Filters, Paging } from '#features/catalogue/ui/filters.tsx';
import { ProductGrid } from '#features/catalogue/ui/product-card.tsx';
import { readListState, searchSorts } from '#features/catalogue/url-state.ts';
import { search } from '#features/search/client.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/search';
import { canonicalList } from './parts/canonical-list.ts';
import styles from './parts/list.module.css';

const pageSize = 48;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const canonical = canonicalList(searchParams, searchSorts);
  if (canonical !== null) throw redirect(`/haku${canonical}`);
  const state = readListState(searchParams, searchSorts);
  return { ...(await search(factsOf(context).retailApi, state)), state };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.state.searchTerm || 'Haku' });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages.search');
  const tCatalogue = useTranslations('catalogue');
  const { products, totalCount, facets, state } = loaderData;
  const term = state.searchTerm.trim();
  const list = { state, facets: { ...facets, campaigns: [], sizes: [] }, sorts: searchSorts };
  const nothing = term.length < 2 ? t('short') : t('none', { term });
  return (
    <div className={layout.stack}>
      <h1>{term ? t('results', { term }) : t('title')}</h1>
      <output className={layout.soft}>
        {totalCount > 0 ? tCatalogue('count', { count: totalCount }) : nothing}
      </output>
      {totalCount > 0 && (
        <div className={styles.list}>
          <aside aria-label={tCatalogue('filters')}>
            <Filters {...list} />
          </aside>
          <div className={layout.stack}>
            <Chips {...list} />
            <ProductGrid products={products} />
            <Paging state={state} sorts={searchSorts} pages={Math.ceil(totalCount / pageSize)} />
          </div>
        </div>
      )}
    </div>
  );
}
