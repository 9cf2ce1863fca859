/** GET /_data/menu: all of the menu, asked for when it is opened. */
import { data } from 'react-router';
import { cacheControl } from '#platform/freshness.ts';
import { timings } from '#platform/timings.ts';
import { readMenu } from '../shell/read-menu.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/menu';

/** Kept by browsers (R440), but not where there are no departments to be had. */
export async function loader({ context }: Route.LoaderArgs) {
  const menu = await readMenu(factsOf(context));
  const control = menu.length > 0 ? cacheControl(timings.categoryTree) : 'no-store';
  return data({ menu }, { headers: { 'cache-control': control } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const shouldRevalidate = () => false;
