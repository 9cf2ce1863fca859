/** Pages of a document are of one version of the content space. When the merchant has pushed another, the next
 * page is a document of its own, so that header and footer change with it. */
import type { DataRouter } from 'react-router';
import { contentVersionHeader } from '#features/content/rules/version.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

const addressOf = ({ pathname, search }: Address): string => pathname + search;

/** The page whose data is at a URL. */
export function pageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  const page = pathname.replace(/(?:\/_root)?\.data$/, '') || '/';
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Whether a shopper goes from one page to another: fetchers and forms that stay on their page do not. */
const isLeaving = (router: Pick<DataRouter, 'state'> | undefined): boolean => {
  const { location, navigation } = router?.state ?? {};
  return (
    !!location && !!navigation?.location && addressOf(location) !== addressOf(navigation.location)
  );
};

/** Requests the document of a page whose data is of another version than the current document.
 * @returns true when it did: the data must not be shown */
export function leaveForDocument(url: URL, { headers }: Response): boolean {
  const version = headers.get(contentVersionHeader);
  if (!version) return false;
  const own = document.documentElement.dataset['content'];
  const router = (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;
  if (!own || version === own || !isLeaving(router)) return false;
  window.location.assign(pageOf(url));
  return true;
}
