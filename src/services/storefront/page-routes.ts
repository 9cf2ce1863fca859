/** Finds the page that answers a path. */
import { matchRoutes, type ServerBuild } from 'react-router';
import { prefixOf, type Language } from '#platform/i18n/language.ts';

/** Id of the page, such as `pages/product`; '' when there is none. */
export type RouteOf = (path: string, language: Language) => string;

export function routeFinder(routes: ServerBuild['routes']): RouteOf {
  const tree = Object.values(routes).flatMap((route) =>
    route?.parentId === 'root' ? [pick(route)] : [],
  );
  return (path, language) =>
    matchRoutes(tree, path, prefixOf(language) || '/')?.at(-1)?.route.id ?? '';
}

type Route = NonNullable<ServerBuild['routes'][string]>;

/** The parts of a route that `matchRoutes` needs. */
function pick({ id, path, index }: Route) {
  const named = path === undefined ? {} : { path };
  return index ? { id, index: true as const } : { id, ...named };
}

const dataEnding = /(?:\/_)?\.data$/;

/** The path of the page whose data is requested; the path itself when it is a page's. */
export const pagePath = (pathname: string): string => pathname.replace(dataEnding, '') || '/';

/** Name of a page in logs and metrics: its id, and whether only its data is requested. */
export const nameOf = (route: string, pathname: string): string =>
  `${route || 'other'}${dataEnding.test(pathname) ? '.data' : ''}`;
