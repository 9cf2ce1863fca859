/** Parses the query string of a list (R079, R102–R112). Runs in the browser too. */
import { readPrice } from './url-state/read-price.ts';
import type { SortOption } from './url-state/sorts.ts';
import type { ListState, Sort } from './url-state/state.ts';
import { splitValues } from './url-state/values.ts';
import { directionWords, fieldWords } from './url-state/write.ts';

/** The longest term and value that calls accept. */
const longestText = 200;
/** Values of one filter that are read; the rest is ignored. */
const mostValues = 100;

/** The state in a URL. Forms sent without scripts repeat a key instead of joining its values. */
export function readListState(search: URLSearchParams, allowed: readonly SortOption[]): ListState {
  const values = (key: string) =>
    [...new Set(search.getAll(key).flatMap(splitValues))]
      .filter((value) => value.length <= longestText && !/\p{Cc}/u.test(value))
      .slice(0, mostValues);
  const page = Number(search.get('sivu'));
  return {
    searchTerm: termOf(search.get('hakutermi') ?? ''),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
    filters: {
      campaigns: values('kampanja'),
      brands: values('brändi'),
      colors: values('väri'),
      sizes: values('koko'),
      properties: values('ominaisuus'),
    },
    sort: sortOf(search, allowed),
    availableOnline: search.get('verkkosaatavuus') === 'true',
    price: readPrice(search.get('hinta')),
    onlyReduced: search.get('alennus') === 'true',
  };
}

/** The term without control characters, cut to the length that calls accept. */
export const termOf = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, longestText)
    .trim();

const newest: Sort = { field: 'created_at', direction: 'DESC' };

/** Unknown sorts fall back to the first allowed one (R111). One that names no direction goes the way that
 * is offered first. */
function sortOf(search: URLSearchParams, allowed: readonly SortOption[]): Sort {
  const [standard] = allowed;
  const direction = search.get('lajittelusuunta');
  const found = allowed.find(
    (option) =>
      fieldWords[option.field] === search.get('lajitteluperuste') &&
      (direction === null || directionWords[option.direction] === direction),
  );
  const { field, direction: way } = found ?? standard ?? newest;
  return { field, direction: way };
}
