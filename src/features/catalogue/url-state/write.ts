/** Writes the state of a list as a query string. */
import { writePrice } from './price.ts';
import type { SortOption } from './sorts.ts';
import type { ListState, SortField } from './state.ts';
import { joinValues } from './values.ts';

/** Filter names in the order of the panels, with their query parameters (R103). */
export const filterKeys = [
  ['campaigns', 'kampanja'],
  ['brands', 'brändi'],
  ['colors', 'väri'],
  ['sizes', 'koko'],
  ['properties', 'ominaisuus'],
] as const;

export const fieldWords: Record<SortField, string> = {
  created_at: 'luomisaika',
  relevance: 'relevanssi',
  bestseller: 'bestseller',
  position: 'sijoitus',
  price: 'hinta',
  name: 'nimi',
  buyable_from_sort: 'saatavilla',
};
export const directionWords = { ASC: 'nouseva', DESC: 'laskeva' } as const;

/** Names of form fields whose values have another format in URLs. */
export const formFields = { sort: 'jarjestys', from: 'hinta-alkaen', to: 'hinta-asti' } as const;

export const pageKey = 'sivu';

/** The shortest query string for the state; defaults are left out (R107, R110). */
export function writeListState(state: ListState, allowed: readonly SortOption[]): URLSearchParams {
  const search = new URLSearchParams();
  if (state.searchTerm) search.set('hakutermi', state.searchTerm);
  for (const [name, key] of filterKeys) {
    if (state.filters[name].length > 0) search.set(key, joinValues(state.filters[name]));
  }
  const price = writePrice(state.price);
  if (price) search.set('hinta', price);
  if (state.onlyReduced) search.set('alennus', 'true');
  if (state.availableOnline) search.set('verkkosaatavuus', 'true');
  const [standard] = allowed;
  if (state.sort.field !== standard?.field || state.sort.direction !== standard.direction) {
    search.set('lajitteluperuste', fieldWords[state.sort.field]);
    search.set('lajittelusuunta', directionWords[state.sort.direction]);
  }
  if (state.page > 1) search.set(pageKey, String(state.page));
  return search;
}
