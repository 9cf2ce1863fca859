/** Sizes and colours of a catalogue, in all languages. */
import { languages, type Language } from '#platform/i18n/language.ts';
import type { FacetOption } from '../../catalogue/contract/facets.ts';
import type { ProductIndex } from '../../catalogue/record/product-list.ts';

const allProducts = {
  filters: { campaigns: [], brands: [], colors: [], sizes: [], properties: [] },
  sortBy: 'position' as const,
  sortDirection: 'ASC' as const,
  page: 1,
  pageSize: 1,
  onlyInStock: true,
  availableOnline: false,
};

/** Those of products in stock; `now` in epoch milliseconds. */
export function optionsOf(index: Pick<ProductIndex, 'list'>, now: number) {
  const facetsIn = (language: Language) => index.list(allProducts, { language, now }).facets;
  const all = languages.map((language) => [language, facetsIn(language)] as const);
  return {
    sizes: all[0]?.[1].sizes.map(({ id }) => id) ?? [],
    colors: Object.fromEntries(all.map(([language, { colors }]) => [language, colors])) as Record<
      Language,
      FacetOption[]
    >,
  };
}
