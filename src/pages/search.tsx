/** Results of a search term, or suggestions where there are none. */
import { Suspense, useEffect } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { AdSlot } from '#features/ads/ui/ad-slot.tsx';
import type { ProductList } from '#features/catalogue/contract.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { Chips } from '#features/catalogue/ui/chips.tsx';
import { helpPagesFor } from '#features/content/rules/help-pages.ts';
import {
  campaignSorts,
  searchSorts,
  searchSortsIn,
  type SortOption,
} from '#features/catalogue/url-state/sorts.ts';
import { chosenCount } from '#features/catalogue/url-state/changes.ts';
import type { ListState, Sort } from '#features/catalogue/url-state/state.ts';
import { searchedAs } from '#features/search/rules/searched-as.ts';
import { resultsPath, usableTerm } from '#features/search/rules/term.ts';
import { patiently } from '../design/on-demand.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/search';
import { askedList, keepCanonical, pagesOf } from './parts/canonical-list.ts';
import { ListTitle } from './parts/list-title.tsx';
import { ProductResults } from './parts/list.tsx';
import { findProducts } from './parts/search/find.ts';
import { Correction } from './parts/search/notes.soon.ts';
import { Help, HelpPages } from './search/further/help.soon.ts';
import { loadHelp } from './search/load-help.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = new URL(request.url);
  const asked = askedList(searchParams, campaignSorts);
  const { address, state, corrected, left, noneOf, ...found } = await findProducts(
    facts.retailApi,
    asked,
  );
  keepCanonical('/haku', searchParams, address);
  const term = usableTerm(state.searchTerm);
  const really = searchedAs(term, { corrected, left });
  return {
    ...found,
    products: shownCards(found.products, facts),
    state,
    ...sortsBeside(state.sort),
    term,
    corrected: really.isCorrected ? really.meant : null,
    left: really.left,
    noneOf: noneOf === undefined ? null : { term: noneOf, filters: namesOfChosen(state, found) },
    pages: pagesOf(found.totalCount),
    helpPages: helpPagesFor(facts.space, term, facts.language),
    help: found.totalCount === 0 ? await loadHelp(facts, term) : null,
  };
}

/** The sort options when searches do not offer the order of this one. */
function sortsBeside(sort: Sort): { sorts?: readonly SortOption[] } {
  const sorts = searchSortsIn(sort);
  return sorts.length > searchSorts.length ? { sorts } : {};
}

/** Names of the properties that the list is filtered by. */
const namesOfChosen = ({ filters }: ListState, { facets }: Pick<ProductList, 'facets'>): string[] =>
  facets.properties
    .flatMap(({ options }) => options)
    .filter(({ id }) => filters.properties.includes(id))
    .map(({ name }) => name);

/** Its code comes after the page. */
async function noteSearch(term: string): Promise<void> {
  const { remember } = await patiently(() => import('#features/search/ui/history.ts'));
  await remember(term);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages/search');
  const { products, totalCount, facets, pages, state, term, corrected, left, help, helpPages } =
    loaderData;
  const { noneOf } = loaderData;
  const list = { facets, state, sorts: loaderData.sorts ?? searchSorts };
  useEffect(() => {
    if (totalCount > 0) void noteSearch(corrected ?? term);
  }, [totalCount, corrected, term]);
  const ads = `words=${encodeURIComponent(corrected ?? term)}`;
  const title = term ? t('results', { term }) : t('title');
  return (
    <div className={layout.stack}>
      <ListTitle title={title} {...{ state, facets }} />
      <h1>{title}</h1>
      <Suspense>
        <Correction
          {...{ term, corrected, left, noneOf }}
          isFound={totalCount > 0}
          pathOf={resultsPath}
        />
      </Suspense>
      {helpPages.length > 0 && (
        <Suspense>
          <HelpPages pages={helpPages} />
        </Suspense>
      )}
      {help ? (
        <>
          <output>
            {term
              ? t(chosenCount(state) > 0 ? 'noneFiltered' : 'none', {
                  term: state.searchTerm.trim(),
                })
              : t('short')}
          </output>
          <Chips {...list} />
          <Suspense>
            <Help {...help} />
          </Suspense>
        </>
      ) : (
        <ProductResults
          {...list}
          products={products}
          totalCount={totalCount}
          pages={pages}
          row={<AdSlot key={ads} page={ads} />}
        />
      )}
    </div>
  );
}
