/** Names of the catalogue: paths of categories, ids of brands, of products and of variants. */
export interface KnownNames {
  categories: readonly string[];
  brands: readonly string[];
  products: readonly string[];
}
