/** GET /_data/member-home: what the front page has for the customer. Personal, so never cached. */
import { data } from 'react-router';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/member-home';
import { readMemberHome } from './parts/member-home/read.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const home = facts.retailApi.authToken ? await readMemberHome(facts) : null;
  return data(home, { headers: { 'cache-control': 'no-store' } });
}

export { shouldRevalidate } from '../shell/data-routes.ts';
