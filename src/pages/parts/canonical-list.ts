/** Forms send what browsers send; lists live at the short address that says the same. */
import { readListForm, writeListState, type SortOption } from '#features/catalogue/url-state.ts';

/** The query string to go to, or null when the address is already as it should be. */
export function canonicalList(
  search: URLSearchParams,
  sorts: readonly SortOption[],
): string | null {
  const filterTwice = ['kampanja', 'brändi', 'väri', 'koko'].some(
    (key) => search.getAll(key).length > 1,
  );
  if (!search.has('jarjestys') && !filterTwice) return null;
  const query = writeListState(readListForm(search, sorts), sorts).toString();
  return query && `?${query}`;
}
