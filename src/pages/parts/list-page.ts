/** Loads a list of products for a page. */
import { categoryPage } from '#features/catalogue/client.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import type { SortOption } from '#features/catalogue/url-state/sorts.ts';
import type { ListState } from '#features/catalogue/url-state/state.ts';
import { pageKey, writeListState } from '#features/catalogue/url-state/write.ts';
import { searchedAs } from '#features/search/rules/searched-as.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { addressOf, askedList, keepCanonical, pagesOf, shownList } from './canonical-list.ts';

interface ListWanted {
  /** The page's own path, without language prefix. */
  address: string;
  sorts: readonly SortOption[];
  /** Category of the products; '' for all. */
  category?: string;
  /** Usable words that the products match; '' for all. */
  searchTerm?: string;
  /** The filter that defines the list: it is neither shown nor part of the query string. */
  fixed?: { name: 'campaigns' | 'brands'; ids: string[] } | undefined;
}

const parameters = { campaigns: 'campaignId', brands: 'mainBrandId' } as const;

/** One page of the list that the request's query string describes; null when there is no such category.
 * @throws redirect to the canonical address of the list */
export async function loadList(facts: RequestFacts, request: Request, wanted: ListWanted) {
  const { address, sorts, category = '', searchTerm = '', fixed } = wanted;
  const { searchParams } = new URL(request.url);
  const asked = { ...askedList(searchParams, sorts), searchTerm };
  const made = fixed ? { [fixed.name]: fixed.ids } : {};
  const list = await categoryPage(
    facts.retailApi,
    category,
    { ...asked, filters: { ...asked.filters, ...made } },
    fixed && parameters[fixed.name],
  );
  if (!list) return null;
  const facets = fixed ? { ...list.facets, [fixed.name]: [] } : list.facets;
  const state = shownList(asked, { ...list, facets });
  keepCanonical(address, searchParams, addressOf(address, state, sorts));
  const { corrected, left, products, ...found } = list;
  return {
    ...found,
    ...(searchTerm && { searched: searchedAs(searchTerm, { corrected, left }) }),
    products: shownCards(products, facts),
    facets,
    state,
    pages: pagesOf(list.totalCount),
    path: pathOf(address, state, sorts),
  };
}

/** The path search engines may list, page by page; none for filtered and sorted lists. */
function pathOf(
  address: string,
  state: ListState,
  sorts: readonly SortOption[],
): string | undefined {
  const isWhole = [...writeListState(state, sorts).keys()].every((key) => key === pageKey);
  return isWhole ? addressOf(address, state, sorts) : undefined;
}
