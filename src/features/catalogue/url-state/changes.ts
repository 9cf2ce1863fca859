/** Changes of the list state; every change returns to page 1 (R082–R084). */
import { anyPrice } from './price.ts';
import type { ListState } from './state.ts';

/** The state with one filter value toggled (R082). */
export function toggled(
  state: ListState,
  name: keyof ListState['filters'],
  value: string,
): ListState {
  const chosen = state.filters[name];
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { ...state, page: 1, filters: { ...state.filters, [name]: values } };
}

/** The state without any filter; search term and sort stay. */
export const cleared = (state: ListState): ListState => ({
  ...state,
  page: 1,
  filters: { campaigns: [], brands: [], colors: [], sizes: [], properties: [] },
  price: anyPrice,
  onlyReduced: false,
  availableOnline: false,
});

/** Number of filters set; a price range counts as one. */
export function chosenCount({ filters, price, onlyReduced, availableOnline }: ListState): number {
  const others = [price.from !== null || price.to !== null, onlyReduced, availableOnline];
  return Object.values(filters).flat().length + others.filter(Boolean).length;
}
