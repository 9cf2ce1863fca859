/** The groups of options in the panel of the search box. */
import type { Language } from '#platform/i18n/language.ts';
import type { SuggestedProduct, Suggestions } from '../contract.ts';
import { lookupOf, namesBeginning } from '../rules/names.ts';
import { resultsPath, usableTerm } from '../rules/term.ts';

export interface Option {
  /** Unique in the list, and stable while the other options of its group change. */
  id: string;
  name: string;
  /** Of the name, where it is not the page's. */
  nameLanguage?: Language | undefined;
  /** Path that choosing it opens. */
  to: string;
  /** Parent categories: 'Muoti, Naiset'. */
  above?: string;
  product?: SuggestedProduct;
}

export interface Group {
  key: 'history' | 'topTerms' | 'terms' | 'categories' | 'brands' | 'products';
  options: Option[];
}

interface Known {
  /** The text in the field. */
  text: string;
  history: readonly string[];
  topTerms: readonly string[];
  /** The latest response of the shop; null before the first. */
  result: Suggestions | null;
}

/** The shopper's own earlier searches and top terms (R124, R125). From two letters on only those that match,
 * and the suggestions of the shop (R126). Groups without options are left out. */
export function groupsOf({ text, history, topTerms, result }: Known): Group[] {
  const term = usableTerm(text);
  const earlier = termsLike(history, term);
  const others = termsLike(topTerms, term).filter((other) => !earlier.includes(other));
  const known = new Set([...earlier, ...others].map((one) => one.toLowerCase()));
  const suggested = term === '' ? [] : (result?.terms ?? []);
  const further = suggested.filter((one) => !known.has(one.toLowerCase()));
  const groups: Group[] = [
    { key: 'history', options: earlier.map(termOption('history')) },
    { key: 'topTerms', options: others.map(termOption('topTerms')) },
    { key: 'terms', options: further.map(termOption('terms')) },
    ...(term === '' || !result ? [] : suggestedGroups(result)),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function suggestedGroups({ categories, brands, products }: Suggestions): Group[] {
  return [
    {
      key: 'categories',
      options: categories.map(({ name, nameLanguage, urlPath, above }) => ({
        id: idOf('categories', urlPath),
        name,
        nameLanguage,
        to: urlPath,
        above: above.join(', '),
      })),
    },
    {
      key: 'brands',
      options: brands.map(({ id, name }) => ({
        id: idOf('brands', id),
        name,
        to: `/tuotemerkit/${encodeURIComponent(id)}`,
      })),
    },
    {
      key: 'products',
      options: products.map((product) => ({
        id: idOf('products', product.sokId),
        name: product.name,
        to: product.urlPath,
        product,
      })),
    },
  ];
}

const idOf = (group: Group['key'], value: string): string =>
  `${group}-${encodeURIComponent(value)}`;

const termOption =
  (group: 'history' | 'topTerms' | 'terms') =>
  (term: string): Option => ({ id: idOf(group, term), name: term, to: resultsPath(term) });

function termsLike(terms: readonly string[], term: string): string[] {
  if (term === '') return [...terms];
  const lookup = lookupOf(terms.map((name) => ({ name, count: 0 })));
  return namesBeginning(lookup, term, terms.length).map(({ name }) => name);
}
