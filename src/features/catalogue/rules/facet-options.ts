import type { FacetOption, Facets } from '../contract/facets.ts';
import type { ListState } from '../url-state/state.ts';

/** The options that a filter of lists can have; those of all properties together. */
export const optionsIn = (facets: Facets, name: keyof ListState['filters']): FacetOption[] =>
  name === 'properties' ? facets.properties.flatMap(({ options }) => options) : facets[name];
