/** What a merchant decides about products, and a shop of products by their names, for tests. */
import type { Campaign } from '../campaigns/record.ts';
import type { ListRequest } from '../catalogue/record/product-list.ts';
import type { Property } from '../catalogue/record/properties.ts';
import { product, snapshot } from '../catalogue/testing.ts';
import { taxClasses } from '../pricing/testing.ts';
import { buildIndex } from './build.ts';
import type { Decisions } from './product-index.ts';

const noSearchWords = {
  synonyms: { fi: [], sv: [], en: [] },
  surplusWords: { fi: [], sv: [], en: [] },
};

export const decidedWith =
  (campaigns: Campaign[] = [], properties: readonly Property[] = []) =>
  (): Decisions => ({
    campaigns,
    taxClasses,
    catalogue: { newForDays: 30 },
    searchWords: noSearchWords,
    properties,
  });

/** The first page of everything by name. */
export const firstPage: ListRequest = {
  filters: { campaigns: [], brands: [], colors: [], sizes: [], properties: [] },
  sortBy: 'name',
  sortDirection: 'ASC',
  page: 1,
  pageSize: 48,
  onlyInStock: true,
  availableOnline: false,
};

const now = Date.parse('2026-11-20T12:00:00+02:00');

/** A search on Finnish pages among products with these Finnish names. */
export function searchIn(names: readonly string[]) {
  const products = names.map((name, i) => product(String(i + 1), { name: { fi: name } }));
  const index = buildIndex(snapshot(products), decidedWith(), now);
  return (text: string) => {
    const found = index.list(
      { ...firstPage, text, sortBy: 'relevance', sortDirection: 'DESC' },
      { language: 'fi', now },
    );
    const corrected = found.corrected[0]?.meant;
    return { names: found.products.map(({ name }) => name), corrected };
  };
}
