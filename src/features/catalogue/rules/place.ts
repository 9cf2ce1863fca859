/** Page URLs as the session's history stores them. */
const lists = new Set(['kategoria', 'tuotemerkit', 'haku']);

/** A URL without language prefix, reduced to what the history stores: lists with their filters, products
 * without the variant, and only the first segment of other pages, which may contain personal data. */
export function placeOf(pathname: string, search: string): string {
  const [, kind = ''] = pathname.split('/');
  if (lists.has(kind)) return pathname + search;
  return kind === 'tuote' ? pathname : `/${kind}`;
}
