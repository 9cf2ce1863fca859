/** Forms send what browsers send; lists live at the short address that says the same. */
import { readListState, writeListState, type SortOption } from '#features/catalogue/url-state.ts';

/** The query string to go to, or null when the address is already as it should be. */
export function canonicalList(
  search: URLSearchParams,
  sorts: readonly SortOption[],
): string | null {
  const chosen = search.get('jarjestys');
  const filterTwice = ['kampanja', 'brändi', 'väri', 'koko'].some(
    (key) => search.getAll(key).length > 1,
  );
  if (chosen === null && !filterTwice) return null;
  const state = readListState(search, sorts);
  const sort =
    sorts.find(({ field, direction }) => `${field} ${direction}` === chosen) ?? state.sort;
  const query = writeListState({ ...state, sort, page: 1 }, sorts).toString();
  return query && `?${query}`;
}
