/** The address of the list that a search was understood to mean. */
import { campaignSorts, listSorts } from '../../catalogue/url-state/sorts.ts';
import type { ListState, SortField } from '../../catalogue/url-state/state.ts';
import { writeListState } from '../../catalogue/url-state/write.ts';
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

/** Path and query; without words to search for it is the list of all products. */
export function meantAddress(asked: ListState, meant: Meant): string {
  const state = meantState(asked, meant);
  const isSearch = meant.text !== '';
  const query = isSearch ? writeListState(state, campaignSorts) : allProducts(state);
  return `${isSearch ? '/haku' : '/kategoria'}${query.size > 0 ? `?${query}` : ''}`;
}

/** Without words there is no relevance. */
function allProducts(state: ListState): URLSearchParams {
  const [standard] = listSorts;
  const isRelevance = state.sort.field === 'relevance';
  return writeListState(isRelevance && standard ? { ...state, sort: standard } : state, listSorts);
}
