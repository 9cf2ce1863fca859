/** Loading a list of goods for a page. */
import { redirect } from 'react-router';
import { categoryPage } from '#features/catalogue/client.ts';
import { pageSize } from '#features/catalogue/contract.ts';
import type { SortOption } from '#features/catalogue/url-state/sorts.ts';
import type { ListState } from '#features/catalogue/url-state/state.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { canonicalList } from './canonical-list.ts';

interface ListWanted {
  /** The page's own, without language prefix. */
  address: string;
  sorts: readonly SortOption[];
  /** Category whose goods they are; '' for all. */
  category?: string;
  /** Filters the page itself sets: they are neither shown nor part of the query string. */
  fixed?: Partial<ListState['filters']>;
}

/** One page of the list the request's query string asks for; null when there is no such category.
 * @throws redirect to the short address that says what a form has sent */
export async function loadList({ retailApi }: RequestFacts, request: Request, wanted: ListWanted) {
  const { address, sorts, category = '', fixed = {} } = wanted;
  const { searchParams } = new URL(request.url);
  const canonical = canonicalList(searchParams, sorts);
  if (canonical !== null) throw redirect(`${address}${canonical}`);
  const asked = readListState(searchParams, sorts);
  const list = await categoryPage(retailApi, category, {
    ...asked,
    filters: { ...asked.filters, ...fixed },
  });
  if (!list) return null;
  const none = Object.fromEntries(Object.keys(fixed).map((name) => [name, []]));
  return {
    ...list,
    facets: { ...list.facets, ...none },
    state: { ...asked, filters: { ...asked.filters, ...none } },
    pages: Math.ceil(list.totalCount / pageSize),
    /** What search engines may list: filtered lists are none of theirs. */
    path: searchParams.size === 0 ? address : undefined,
  };
}
