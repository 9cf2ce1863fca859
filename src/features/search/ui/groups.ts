/** What the panel of the search box shows, group by group, for what is in the field. */
import type { SuggestedProduct, Suggestions } from '../contract.ts';
import { lookupOf, namesBeginning } from '../rules/names.ts';
import { lookedFor } from '../rules/term.ts';

export interface Option {
  /** Of its own in its list, and the same while its group changes around it. */
  id: string;
  name: string;
  /** Where choosing it leads. */
  to: string;
  /** Where the name stands in the shop: 'Muoti, Naiset'. */
  above?: string;
  product?: SuggestedProduct;
}

export interface Group {
  key: 'history' | 'topTerms' | 'categories' | 'brands' | 'products';
  options: Option[];
}

interface Known {
  /** What is in the field. */
  text: string;
  history: readonly string[];
  topTerms: readonly string[];
  /** The last answer of the shop; null before the first. */
  result: Suggestions | null;
}

/** Searches made before and by others (R124, R125); from the second letter on those that begin so, and
 * what the shop suggests (R126). Groups without options are left out. */
export function groupsOf({ text, history, topTerms, result: outcome }: Known): Group[] {
  const term = lookedFor(text);
  const earlier = termsLike(history, term);
  const others = termsLike(topTerms, term).filter((one) => !earlier.includes(one));
  const groups: Group[] = [
    { key: 'history', options: earlier.map(termOption('history')) },
    { key: 'topTerms', options: others.map(termOption('topTerms')) },
    ...(term === '' || !outcome ? [] : answerGroups(outcome)),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function answerGroups({ categories, brands, products }: Suggestions): Group[] {
  return [
    {
      key: 'categories',
      options: categories.map(({ name, urlPath, above }) => ({
        id: idOf('categories', urlPath),
        name,
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

/** Address of the results for a term. */
export const resultsPath = (term: string): string =>
  `/haku?${new URLSearchParams({ hakutermi: term })}`;

const idOf = (group: Group['key'], value: string): string =>
  `${group}-${encodeURIComponent(value)}`;

const termOption =
  (group: 'history' | 'topTerms') =>
  (term: string): Option => ({ id: idOf(group, term), name: term, to: resultsPath(term) });

function termsLike(terms: readonly string[], term: string): string[] {
  if (term === '') return [...terms];
  const lookup = lookupOf(terms.map((name) => ({ name, count: 0 })));
  return namesBeginning(lookup, term, terms.length).map(({ name }) => name);
}
