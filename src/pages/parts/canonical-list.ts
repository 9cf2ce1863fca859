/** Forms send what browsers send; lists live at the short address that says the same. */
import { readListForm } from '#features/catalogue/url-state/form.ts';
import type { SortOption } from '#features/catalogue/url-state/sorts.ts';
import { filterKeys, formFields, writeListState } from '#features/catalogue/url-state/write.ts';

/** The query string to go to, or null when the address is already as it should be. */
export function canonicalList(
  search: URLSearchParams,
  sorts: readonly SortOption[],
): string | null {
  const isForm = Object.values(formFields).some((name) => search.has(name));
  const isRepeated = filterKeys.some(([, key]) => search.getAll(key).length > 1);
  if (!isForm && !isRepeated) return null;
  const query = writeListState(readListForm(search, sorts), sorts).toString();
  return query && `?${query}`;
}
