/** Results of a search term, or suggestions where there are none. */
import { useEffect } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { AdSlot } from '#features/ads/ui/ad-slot.tsx';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { Chips } from '#features/catalogue/ui/chips.tsx';
import { helpPagesFor } from '#features/content/rules/help-pages.ts';
import { searchSorts } from '#features/catalogue/url-state/sorts.ts';
import { search, topTerms } from '#features/search/client.ts';
import { correctedTerm, usableTerm } from '#features/search/rules/term.ts';
import { patiently } from '../design/on-demand.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/search';
import { askedList, keepCanonical, pagesOf, shownList } from './parts/canonical-list.ts';
import { ListTitle } from './parts/list-title.tsx';
import { ProductResults } from './parts/list.tsx';
import { suggestedFor } from './parts/suggested.ts';
import { Correction } from './search/correction.tsx';
import { Help, HelpPages } from './search/help.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = new URL(request.url);
  const asked = askedList(searchParams, searchSorts);
  const { corrected, ...found } = await search(facts.retailApi, asked);
  const state = shownList(asked, found);
  keepCanonical('/haku', searchParams, state, searchSorts);
  const term = usableTerm(state.searchTerm);
  return {
    ...found,
    products: shownCards(found.products, facts),
    state,
    term,
    corrected: correctedTerm(term, corrected),
    pages: pagesOf(found.totalCount),
    helpPages: helpPagesFor(facts.space, term, facts.language),
    help: found.totalCount === 0 ? await helpFor(facts, term) : null,
  };
}

/** Suggestions: categories with similar names, and what others search for. */
async function helpFor(facts: RequestFacts, term: string) {
  const [near, terms] = await Promise.all([
    term === '' ? null : suggestedFor(facts, term),
    topTerms(facts.retailApi),
  ]);
  return { categories: near?.categories ?? [], terms };
}

/** Its code comes after the page. */
async function noteSearch(term: string): Promise<void> {
  const { remember } = await patiently(() => import('#features/search/ui/history.ts'));
  await remember(term);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages/search');
  const { products, totalCount, facets, pages, state, term, corrected, help, helpPages } =
    loaderData;
  const list = { facets, state, sorts: searchSorts };
  useEffect(() => {
    if (totalCount > 0) void noteSearch(corrected ?? term);
  }, [totalCount, corrected, term]);
  const ads = `words=${encodeURIComponent(corrected ?? term)}`;
  const title = term ? t('results', { term }) : t('title');
  return (
    <div className={layout.stack}>
      <ListTitle title={title} {...{ state, facets }} />
      <h1>{title}</h1>
      {corrected && <Correction term={term} corrected={corrected} isFound={totalCount > 0} />}
      <HelpPages pages={helpPages} />
      {help ? (
        <>
          <output>{term ? t('none', { term: state.searchTerm.trim() }) : t('short')}</output>
          <Chips {...list} />
          <Help {...help} />
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
