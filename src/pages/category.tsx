/** Products of a category, or all products. */
import { Suspense } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { AdSlot } from '#features/ads/ui/ad-slot.tsx';
import { CategoryPath } from '#features/catalogue/contract.ts';
import { labelled, namesShown } from '#features/catalogue/rules/category-names.ts';
import { pageIn } from '#features/content/rules/page.ts';
import { crumbsOf } from '#features/catalogue/rules/crumbs.ts';
import { listSorts } from '#features/catalogue/url-state/sorts.ts';
import { writeListState } from '#features/catalogue/url-state/write.ts';
import layout from '../design/layout.module.css';
import chip from '../design/chip/chip.module.css';
import { Link } from '../design/link.tsx';
import { CrumbList } from '../shell/crumb-list.tsx';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/category';
import { Content } from './parts/content/content.soon.ts';
import { loadContent } from './parts/content/load.ts';
// oxlint-disable-next-line import/no-unassigned-import
import './parts/content/styles.ts';
import { ProductResults } from './parts/list.tsx';
import { ListTitle, useListDescription } from './parts/list-title.tsx';
import { loadList } from './parts/list-page.ts';
import styles from './parts/list.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const category = params['*'] ?? '';
  const address = `/kategoria${category && `/${category}`}`;
  const isPath = category === '' || CategoryPath.safeParse(category).success;
  const list = isPath
    ? await loadList(facts, request, { address, sorts: listSorts, category })
    : null;
  if (!list) throw new Response(null, { status: 404 });
  const { category: _, children: __, ...products } = list;
  const { title, steps, below } = headOf(list, facts);
  const page = category === '' ? undefined : pageIn(facts.space, address, facts.language);
  const content = page && list.state.page === 1 ? await loadContent(facts, page) : null;
  const { publicUrl, language } = facts;
  describePage(context, { pictures: products.products.map(({ picture }) => picture) });
  return { ...products, title, crumbs: crumbsOf(steps), below, content, publicUrl, language };
}

type List = NonNullable<Awaited<ReturnType<typeof loadList>>>;

/** The part of the page above the list: names as the shop shows them. Links to subcategories keep the
 * filters. */
function headOf({ category, children, state }: List, facts: RequestFacts) {
  const query = writeListState({ ...state, page: 1 }, listSorts).toString();
  const names = namesShown(facts);
  const shown = (level: NonNullable<typeof category>) => labelled(level, names);
  return {
    title: category && shown(category).name,
    steps: category?.breadcrumbs.map((step) => labelled(step, names)) ?? [],
    below: children.map(shown).map(({ name, urlPath, count }) => ({
      name,
      urlPath: query ? `${urlPath}?${query}` : urlPath,
      count,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('features/catalogue/ui');
  const { title, crumbs, below, content, products, totalCount, facets, state, pages } = loaderData;
  // Two departments may have categories of the same name.
  const way = crumbs.map(({ name }) => name).toReversed();
  const names = below.map(({ name }) => name);
  const description = useListDescription({ name: title, count: totalCount, below: names });
  const ads = params['*'] && `category=${params['*']}`;
  return (
    <div className={layout.stack}>
      <ListTitle
        title={way.length > 1 ? way.join(' – ') : (title ?? t('allProducts'))}
        description={content?.description ?? description}
        {...{ state, facets }}
      />
      <CrumbList crumbs={crumbs} />
      <div className={layout.tight}>
        <h1>{title ?? t('allProducts')}</h1>
        {below.length > 0 && (
          <ul className={`${chip.row} ${styles.subcategories}`}>
            {below.map(({ name, urlPath, count }) => (
              <li key={urlPath}>
                <Link className={chip.filled} to={urlPath} prefetch="intent">
                  {name} {count !== undefined && <span className={layout.soft}>{count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {content && (
        <Suspense>
          <Content nodes={content.nodes} isHead />
        </Suspense>
      )}
      <ProductResults
        sorts={listSorts}
        {...{ products, totalCount, facets, state, pages }}
        row={ads && <AdSlot key={ads} page={ads} />}
      />
    </div>
  );
}
