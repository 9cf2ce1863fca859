/** What the query string of a list says (R079, R102–R112). Plain functions, also for the browser. */
import { readPrice } from './url-state/read-price.ts';
import type { SortOption } from './url-state/sorts.ts';
import type { ListState, Sort } from './url-state/state.ts';
import { splitValues } from './url-state/values.ts';
import { directionWords, fieldWords } from './url-state/write.ts';

/** As long as calls take. */
const longestText = 200;
/** More values of one filter than any list is narrowed by. */
const mostValues = 100;

/** What an address asks for; forms without scripts repeat a key instead of joining its values. */
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
    },
    sort: sortOf(search, allowed),
    availableOnline: search.get('verkkosaatavuus') === 'true',
    price: readPrice(search.get('hinta')),
    onlyReduced: search.get('alennus') === 'true',
  };
}

/** Words without what no keyboard types, as many as calls take. */
export const termOf = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, longestText)
    .trim();

const newest: Sort = { field: 'created_at', direction: 'DESC' };

/** Unknown sorts fall back to the first allowed one (R111). */
function sortOf(search: URLSearchParams, allowed: readonly SortOption[]): Sort {
  const [standard] = allowed;
  const found = allowed.find(
    (option) =>
      fieldWords[option.field] === search.get('lajitteluperuste') &&
      directionWords[option.direction] === search.get('lajittelusuunta'),
  );
  const { field, direction } = found ?? standard ?? newest;
  return { field, direction };
}
