/** English addresses of checkout, campaigns and search: they lead to the Finnish ones (R051, R398). */
import { redirect } from 'react-router';
import { prefixIn } from '#platform/i18n/language.ts';
import type { Route } from './+types/alternate';

const canonical: Readonly<Record<string, string>> = {
  checkout: 'kassa',
  campaign: 'kampanja',
  search: 'haku',
};

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const [, first = '', ...rest] = pathname.slice(prefixIn(pathname).length).split('/');
  const path = ['', canonical[first] ?? first, ...rest].join('/');
  throw redirect(path + search, 301);
}
