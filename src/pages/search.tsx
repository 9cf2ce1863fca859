/** What a term finds, or ways on where it finds nothing. */
import { useEffect } from 'react';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageSize } from '#features/catalogue/contract.ts';
import { Chips } from '#features/catalogue/ui/chips.tsx';
import { searchSorts } from '#features/catalogue/url-state/sorts.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import { search, suggestions, topTerms } from '#features/search/client.ts';
import { correctedTerm, lookedFor } from '#features/search/rules/term.ts';
import { remember } from '#features/search/ui/history.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/search';
import { canonicalList } from './parts/canonical-list.ts';
import { ListTitle } from './parts/list-title.tsx';
import { GoodsList } from './parts/list.tsx';
import { Correction } from './search/correction.tsx';
import { Help } from './search/help.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const { searchParams } = new URL(request.url);
  const canonical = canonicalList(searchParams, searchSorts);
  if (canonical !== null) throw redirect(`/haku${canonical}`);
  const state = readListState(searchParams, searchSorts);
  const { corrected, ...found } = await search(retailApi, state);
  const term = lookedFor(state.searchTerm);
  return {
    ...found,
    state,
    term,
    corrected: correctedTerm(term, corrected),
    pages: Math.ceil(found.totalCount / pageSize),
    help: found.totalCount === 0 ? await helpFor(retailApi, term) : null,
  };
}

/** Where else to look: categories named alike, and what others look for. */
async function helpFor(retailApi: RequestFacts['retailApi'], term: string) {
  const [near, terms] = await Promise.all([
    term === '' ? null : suggestions(retailApi, term),
    topTerms(retailApi),
  ]);
  return { categories: near?.categories ?? [], terms };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages.search');
  const { products, totalCount, facets, pages, state, term, corrected, help } = loaderData;
  const list = { facets, state, sorts: searchSorts };
  useEffect(() => {
    if (totalCount > 0) remember(corrected ?? term);
  }, [totalCount, corrected, term]);
  const title = term ? t('results', { term }) : t('title');
  return (
    <div className={layout.stack}>
      <ListTitle title={title} {...{ state, facets }} />
      <h1>{title}</h1>
      {corrected && <Correction term={term} corrected={corrected} isFound={totalCount > 0} />}
      {help ? (
        <>
          <output>{term ? t('none', { term: state.searchTerm.trim() }) : t('short')}</output>
          <Chips {...list} />
          <Help {...help} />
        </>
      ) : (
        <GoodsList {...list} products={products} totalCount={totalCount} pages={pages} />
      )}
    </div>
  );
}
