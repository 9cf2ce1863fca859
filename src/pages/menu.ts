/** GET /_data/menu: the whole menu, loaded when it is opened. */
import { data } from 'react-router';
import { cacheControl } from '#platform/freshness.ts';
import { timings } from '#platform/timings.ts';
import { readMenu } from '../shell/read-menu.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/menu';

/** Cached by browsers (R440), except when there are no departments. */
export async function loader({ context }: Route.LoaderArgs) {
  const menu = await readMenu(factsOf(context));
  const control = menu.length > 0 ? cacheControl(timings.categoryTree) : 'no-store';
  return data({ menu }, { headers: { 'cache-control': control } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export { shouldRevalidate } from '../shell/data-routes.ts';
