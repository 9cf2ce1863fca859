/** Products of a category, or all products. */
import { Suspense } from 'react';
import { redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { AdSlot } from '#features/ads/ui/ad-slot.tsx';
import { CategoryPath } from '#features/catalogue/contract.ts';
import { labelled, namesShown } from '#features/catalogue/rules/category-names.ts';
import { pageIn } from '#features/content/rules/page.ts';
import { crumbsOf } from '#features/catalogue/rules/crumbs.ts';
import { campaignSorts, categorySorts } from '#features/catalogue/url-state/sorts.ts';
import { writeListState } from '#features/catalogue/url-state/write.ts';
import { usableTerm } from '#features/search/rules/term.ts';
import layout from '../design/layout.module.css';
import chip from '../design/chip/chip.module.css';
import { Link } from '../design/link.tsx';
import { MarkedText } from '../design/marked-text.tsx';
import { CrumbList } from '../shell/crumb-list.tsx';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/category';
import { Department } from './parts/department/department.tsx';
import { loadDepartment } from './parts/department/load.ts';
import { Content } from './parts/content/content.soon.ts';
import { loadContent } from './parts/content/load.ts';
// oxlint-disable-next-line import/no-unassigned-import
import './parts/content/styles.ts';
import { askedList } from './parts/canonical-list.ts';
import { ProductResults } from './parts/list.tsx';
import { KeptPlace } from './parts/list/kept-place.tsx';
import { ListTitle, useListDescription } from './parts/list-title.tsx';
import { loadList } from './parts/list-page.ts';
import styles from './parts/list.module.css';
import { findProducts } from './parts/search/find.ts';
import { SearchedHere } from './parts/search/notes.soon.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const category = params['*'] ?? '';
  const address = `/kategoria${category && `/${category}`}`;
  const isPath = category === '' || CategoryPath.safeParse(category).success;
  const searchTerm = await termIn(request, category, facts);
  const wanted = { address, sorts: categorySorts(searchTerm), category, searchTerm };
  const list = isPath ? await loadList(facts, request, wanted) : null;
  if (!list) throw new Response(null, { status: 404 });
  const { category: _, children: __, ...products } = list;
  const { steps, ...head } = headOf(list, facts);
  const { description, ...above } = await aboveOf(list, facts, address);
  const { publicUrl, language } = facts;
  describePage(context, { pictures: products.products.map(({ picture }) => picture) });
  return {
    ...products,
    ...head,
    crumbs: crumbsOf(steps),
    description,
    ...above,
    publicUrl,
    language,
  };
}

/** The words that are searched for within the category (R086).
 * @throws redirect: words among all products are a search */
async function termIn(request: Request, category: string, facts: RequestFacts): Promise<string> {
  const asked = askedList(new URL(request.url).searchParams, campaignSorts);
  const searchTerm = usableTerm(asked.searchTerm);
  if (searchTerm === '' || category !== '') return searchTerm;
  const { address } = await findProducts(facts.retailApi, asked);
  throw redirect(address);
}

type Found = NonNullable<Awaited<ReturnType<typeof loadList>>>;

/** What stands above the first page of a whole list: the merchant's page of it, and in a department what is
 * in it. */
async function aboveOf(list: Found, facts: RequestFacts, address: string) {
  const { category } = list;
  if (!category || list.state.page > 1 || !list.path) return { content: null, department: null };
  const page = pageIn(facts.space, address, facts.language);
  const content = page ? await loadContent(facts, page) : null;
  const description = page?.description;
  if (category.level > 1) return { content, department: null, description };
  const department = await loadDepartment(facts, { ...list, category }, content);
  return { content: null, department, description };
}

/** The heading of the page: names as the shop shows them. Links to subcategories keep the filters. */
function headOf({ category, children, state }: Found, facts: RequestFacts) {
  const sorts = categorySorts(state.searchTerm);
  const query = writeListState({ ...state, page: 1 }, sorts).toString();
  const names = namesShown(facts);
  const shown = (level: NonNullable<typeof category>) => labelled(level, names);
  return {
    title: category && shown(category).name,
    titleLanguage: category?.nameLanguage,
    steps: category?.breadcrumbs.map((step) => labelled(step, names)) ?? [],
    below: children.map(shown).map(({ name, nameLanguage, urlPath, count }) => ({
      name,
      nameLanguage,
      urlPath: query ? `${urlPath}?${query}` : urlPath,
      count,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

/** Id of the list's heading, which the head of a department leads to. */
const listId = 'tuotteet';

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('features/catalogue/ui');
  const { title, titleLanguage, crumbs, below, content, department, totalCount, facets, state } =
    loaderData;
  // Two departments may have categories of the same name.
  const way = crumbs.map(({ name }) => name).toReversed();
  const names = below.map(({ name }) => name);
  const description = useListDescription({ name: title, count: totalCount, below: names });
  const name = title ?? t('allProducts');
  return (
    <div className={layout.stack}>
      <ListTitle
        title={titleOf(way.length > 1 ? way.join(' – ') : name, state)}
        description={loaderData.description ?? description}
        {...{ state, facets }}
      />
      <CrumbList crumbs={crumbs} />
      {department ? (
        <>
          <Department
            {...{ name, department }}
            nameLanguage={titleLanguage}
            count={totalCount}
            list={listId}
          />
          <h2 id={listId} className={styles.heading} tabIndex={-1}>
            {t('allProducts')}
          </h2>
        </>
      ) : (
        <Heading name={name} titleLanguage={titleLanguage} below={below} />
      )}
      {content && (
        <Suspense>
          <Content {...content} isHead />
        </Suspense>
      )}
      {loaderData.searched && (
        <Suspense>
          <SearchedHere searched={loaderData.searched} {...{ state, totalCount }} />
        </Suspense>
      )}
      <KeptPlace path={params['*'] ?? ''} hasHead={department !== null || content !== null}>
        <List {...loaderData} category={params['*'] ?? ''} isBelow={department !== null} />
      </KeptPlace>
    </div>
  );
}

const titleOf = (name: string, { searchTerm }: Shown['state']): string =>
  searchTerm ? `${name}: ${searchTerm}` : name;

type Shown = Route.ComponentProps['loaderData'];

type HeadingProps = Pick<Shown, 'titleLanguage' | 'below'> & { name: string };

/** The categories below are in one row, so that the list is still seen. */
function Heading({ name, titleLanguage, below }: HeadingProps) {
  return (
    <div className={layout.tight}>
      <h1 lang={titleLanguage}>{name}</h1>
      {below.length > 0 && (
        <ul className={`${chip.row} ${styles.subcategories}`}>
          {below.map(({ name: of, nameLanguage, urlPath, count }) => (
            <li key={urlPath}>
              <Link className={chip.filled} to={urlPath} prefetch="intent">
                <MarkedText text={of} lang={nameLanguage} />{' '}
                {count !== undefined && <span className={layout.soft}>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ListShown = Pick<Shown, 'products' | 'totalCount' | 'facets' | 'state' | 'pages'>;

function List(props: ListShown & { category: string; isBelow: boolean }) {
  const { products, totalCount, facets, state, pages, category, isBelow } = props;
  const ads = category && `category=${category}`;
  return (
    <ProductResults
      sorts={categorySorts(state.searchTerm)}
      {...{ products, totalCount, facets, state, pages, isBelow }}
      row={ads && <AdSlot key={ads} page={ads} />}
    />
  );
}
