/** The list that a search was understood to mean. */
import { campaignSorts, listSorts, type SortOption } from '../../catalogue/url-state/sorts.ts';
import type { ListState, SortField } from '../../catalogue/url-state/state.ts';
import type { Meant } from '../contract/meant.ts';

const fields: Record<NonNullable<Meant['sortBy']>, SortField> = {
  CreatedAt: 'created_at',
  BestSeller: 'bestseller',
  Price: 'price',
};

/** What the address says already counts instead of what the words say. */
function meantState(asked: ListState, meant: Meant): ListState {
  const { filters, price, sort } = asked;
  const { sortBy, sortDirection, priceFrom, priceTo } = meant;
  const field = sortBy && fields[sortBy];
  const isPriced = price.from !== null || price.to !== null;
  return {
    ...asked,
    page: 1,
    searchTerm: meant.text,
    filters: {
      ...filters,
      sizes: filters.sizes.length > 0 ? filters.sizes : meant.sizes,
      colors: filters.colors.length > 0 ? filters.colors : meant.colors,
      properties: [...new Set([...filters.properties, ...meant.properties])],
    },
    price: isPriced ? price : { from: priceFrom ?? null, to: priceTo ?? null },
    sort:
      field && sort.field === 'relevance'
        ? { field, direction: sortDirection === 'Asc' ? 'ASC' : 'DESC' }
        : sort,
  };
}

interface MeantList {
  path: '/haku' | '/kategoria';
  state: ListState;
  sorts: readonly SortOption[];
}

/** Words that are searched for as they are. */
export const searchList = (state: ListState): MeantList => ({
  path: '/haku',
  state,
  sorts: campaignSorts,
});

/** Without words to search for it is the list of all products, where nothing is relevant. */
export function meantList(asked: ListState, meant: Meant): MeantList {
  const state = meantState(asked, meant);
  if (meant.text !== '') return searchList(state);
  const [standard] = listSorts;
  const isRelevance = state.sort.field === 'relevance';
  return {
    path: '/kategoria',
    state: isRelevance && standard ? { ...state, sort: standard } : state,
    sorts: listSorts,
  };
}
