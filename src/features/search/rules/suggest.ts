/** Suggestions for a term, from the names of the catalogue and its best matches. */
import type { Language } from '#platform/i18n/language.ts';
import type { Brand, Category, ProductCard, ProductList } from '../../catalogue/contract.ts';
import type { SuggestedCategory, SuggestedProduct, Suggestions } from '../contract.ts';
import { lookupOf, namesBeginning, namesNear, type Lookup } from './names.ts';
import { shorterTerms, termsBeginning, type TermSources } from './terms.ts';

const mostCategories = 4;
const mostBrands = 3;
export const mostProducts = 6;

type NamedCategory = Category & { count: number };

/** Names that can be suggested in one language. */
export interface Names {
  categories: Lookup<NamedCategory>[];
  brands: Lookup<Brand>[];
}

export interface NameSources {
  /** All categories that have products, with counts. */
  categories(language: Language): Category[];
  brands(language: Language): Brand[];
  /** Changes when the catalogue does, or what the merchant says. */
  version(): number | string;
}

/** Milliseconds that names are cached while the catalogue version stays: products sell out, so counts change. */
const cachedMs = 60_000;

/** Returns a cached lookup of the names in a language, so that keystrokes do not rebuild it. */
export function makeNames(sources: NameSources) {
  const cache = new Map<Language, { names: Names; version: number | string; until: number }>();
  return (language: Language, now: number): Names => {
    const version = sources.version();
    const cached = cache.get(language);
    if (cached?.version === version && now < cached.until) return cached.names;
    const categories = sources
      .categories(language)
      .map((category) => ({ ...category, count: category.count ?? 0 }));
    const names = {
      categories: lookupOf(categories),
      brands: lookupOf(sources.brands(language)),
    };
    cache.set(language, { names, version, until: now + cachedMs });
    return names;
  };
}

interface Suggesting extends TermSources {
  /** Whether all of what was typed is looked for, rather than some words meant as filters. */
  typed: { term: string; isWhole: boolean };
  names: Names;
  found: Pick<ProductList, 'products' | 'totalCount' | 'corrected' | 'left' | 'noneOf'>;
  /** Paths of a product's categories, department first. */
  categoriesOf(sokId: string): string[];
}

export function suggestionsFor(term: string, given: Suggesting): Suggestions {
  const { typed, names, found, categoriesOf } = given;
  const named = namesBeginning(names.categories, term, mostCategories);
  const paths = found.products.flatMap(({ sokId }) => categoriesOf(sokId).slice(-1));
  const productsInStock = byFrequency(paths).flatMap((path) => {
    const lookup = names.categories.find(({ one }) => one.path === path);
    return lookup ? [lookup.one] : [];
  });
  const categories = [...new Set([...named, ...productsInStock])];
  const shown =
    categories.length > 0 ? categories : namesNear(names.categories, term, mostCategories);
  const suggested = shown.slice(0, mostCategories);
  const others = names.categories.filter(({ one }) => !suggested.includes(one));
  return {
    categories: suggested.map(shortened),
    brands: namesBeginning(names.brands, term, mostBrands),
    products: found.products.map(lineOf),
    totalCount: found.totalCount,
    terms:
      found.totalCount > 0
        ? termsBeginning(typed.isWhole ? term : '', others, given)
        : shorterTerms(typed.term, given.isFound),
    corrected: found.corrected,
    left: found.left,
    noneOf: found.noneOf,
  };
}

const shortened = ({ name, nameLanguage, urlPath, breadcrumbs }: Category): SuggestedCategory => ({
  name,
  ...(nameLanguage && { nameLanguage }),
  urlPath,
  above: breadcrumbs.slice(0, -1).map((step) => step.name),
});

const lineOf = (product: ProductCard): SuggestedProduct => {
  const { sokId, nameLanguage, brandName, urlPath, picture, priceData } = product;
  const name = product.shortName ?? product.name;
  const marked = nameLanguage && { nameLanguage };
  return { sokId, name, ...marked, brandName, urlPath, picture, priceData };
};

/** Distinct values, most frequent first. */
function byFrequency(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value);
}
