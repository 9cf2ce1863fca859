/** Whether a product is among those that a merchant names by category, brand or id. */
import type { Exclusions } from '../record/exclusions.ts';

export interface Identity {
  /** Ids of the product and of the variant that is bought. */
  ids: readonly (string | undefined)[];
  /** Paths of its category, and of those above it where they are known. */
  categories: readonly string[];
  brandId: string | null | undefined;
}

const isIn = (path: string, category: string): boolean =>
  path === category || path.startsWith(`${category}/`);

export function isNamedIn(
  { categories = [], brands = [], products = [] }: Exclusions,
  identity: Identity,
): boolean {
  return (
    products.some((id) => identity.ids.includes(id)) ||
    brands.some((id) => id === identity.brandId) ||
    categories.some((category) => identity.categories.some((path) => isIn(path, category)))
  );
}
