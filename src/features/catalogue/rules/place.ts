/** What a session's history keeps of an address. */
const lists = new Set(['kategoria', 'tuotemerkit', 'haku']);

/** What a history keeps of an address without language prefix: a list with its filters, a product in
 * whatever variant, and of other pages the kind alone, for they may be about somebody. */
export function placeOf(pathname: string, search: string): string {
  const [, kind = ''] = pathname.split('/');
  if (lists.has(kind)) return pathname + search;
  return kind === 'tuote' ? pathname : `/${kind}`;
}
