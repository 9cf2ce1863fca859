import { Link, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { categoryPage } from '#features/catalogue/client.ts';
import { pageSize } from '#features/catalogue/contract.ts';
import { Chips } from '#features/catalogue/ui/chips.tsx';
import { FilterColumn, ListTools } from '#features/catalogue/ui/list-tools.tsx';
import { Results } from '#features/catalogue/ui/results.tsx';
import { listSorts, readListState } from '#features/catalogue/url-state.ts';
import layout from '../design/layout.module.css';
import { Breadcrumbs } from '../shell/frame.tsx';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/category';
import { canonicalList } from './parts/canonical-list.ts';
import styles from './parts/list.module.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { retailApi, publicUrl, language } = factsOf(context);
  const path = params['*'] ?? '';
  const url = new URL(request.url);
  const canonical = canonicalList(url.searchParams, listSorts);
  if (canonical !== null) throw redirect(`/kategoria${path && `/${path}`}${canonical}`);
  const state = readListState(url.searchParams, listSorts);
  const isPath = path === '' || /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path);
  const page = isPath ? await categoryPage(retailApi, path, state) : null;
  if (!page) throw new Response(null, { status: 404 });
  const isPlain = url.search === '';
  return {
    ...page,
    pages: Math.ceil(page.totalCount / pageSize),
    state,
    publicUrl,
    language,
    path: isPlain ? `/kategoria${path && `/${path}`}` : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.category?.name ?? 'Aitta', ...loaderData });

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('catalogue');
  const { category, children, products, totalCount, facets, state, pages } = loaderData;
  const list = { state, facets, sorts: listSorts };
  return (
    <div className={layout.stack}>
      <Breadcrumbs steps={category?.breadcrumbs ?? []} />
      <div className={layout.tight}>
        <h1>{category?.name ?? t('allGoods')}</h1>
        {children.length > 0 && (
          <ul className={styles.subcategories}>
            {children.map(({ name, urlPath, count }) => (
              <li key={urlPath}>
                <Link to={urlPath} prefetch="intent">
                  {name} <span className={layout.soft}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.list}>
        <FilterColumn {...list} />
        <div className={layout.stack}>
          <ListTools {...list} count={totalCount} />
          <Chips {...list} />
          <Results {...list} products={products} pages={pages} />
        </div>
      </div>
    </div>
  );
}
