/** What happens when the merchant has pushed another version of the content space since the document was loaded:
 * the next page is a document of its own, so that header and footer change with it. */
import { documentRouter } from '../router.ts';

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search;

/** The page whose data is at a URL. */
export function pageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  const page = pathname.replace(/(?:\/_root)?\.data$/, '') || '/';
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Requests the document of the page that the shopper goes to. Fetchers, and forms that stay on their page, do not
 * leave it.
 * @returns true when it did: the data must not be shown */
export function leaveForDocument(url: URL): boolean {
  const { location, navigation } = documentRouter()?.state ?? {};
  if (!location || !navigation?.location) return false;
  if (addressOf(location) === addressOf(navigation.location)) return false;
  window.location.assign(pageOf(url));
  return true;
}
