/** Page URLs as the session's history stores them: as much as the breadcrumbs need, and no words of searches. */

/** A URL without language prefix, reduced to what the history stores: categories with their filters, which their
 * crumbs lead back to; searches, brands and products without what follows the path; and only the first segment of
 * other pages, which may contain personal data. */
export function placeOf(pathname: string, search: string): string {
  const [, kind = ''] = pathname.split('/');
  if (kind === 'kategoria') return pathname + search;
  return kind === 'tuote' || kind === 'tuotemerkit' ? pathname : `/${kind}`;
}
