import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageSize } from '#features/catalogue/contract.ts';
import { Chips } from '#features/catalogue/ui/chips.tsx';
import { FilterColumn, ListTools } from '#features/catalogue/ui/list-tools.tsx';
import { Results } from '#features/catalogue/ui/results.tsx';
import { searchSorts } from '#features/catalogue/url-state/sorts.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import { search } from '#features/search/client.ts';
import { ButtonLink } from '../design/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/search';
import { canonicalList } from './parts/canonical-list.ts';
import styles from './parts/list.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const canonical = canonicalList(searchParams, searchSorts);
  if (canonical !== null) throw redirect(`/haku${canonical}`);
  const state = readListState(searchParams, searchSorts);
  const found = await search(factsOf(context).retailApi, state);
  return { ...found, pages: Math.ceil(found.totalCount / pageSize), state };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.state.searchTerm || 'Haku' });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages.search');
  const { products, totalCount, facets, state, pages } = loaderData;
  const term = state.searchTerm.trim();
  const list = { state, facets: { ...facets, campaigns: [], sizes: [] }, sorts: searchSorts };
  return (
    <div className={layout.stack}>
      <h1>{term ? t('results', { term }) : t('title')}</h1>
      {totalCount > 0 ? (
        <div className={styles.list}>
          <FilterColumn {...list} />
          <div className={layout.stack}>
            <ListTools {...list} count={totalCount} />
            <Chips {...list} />
            <Results {...list} products={products} pages={pages} />
          </div>
        </div>
      ) : (
        <>
          <output>{term.length < 2 ? t('short') : t('none', { term })}</output>
          <Chips {...list} />
          <p>
            <ButtonLink to="/kategoria" quiet>
              {t('browse')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
