/** GET /_data/top-terms: what the search box offers before anything is typed (R124). */
import { topTerms } from '#features/search/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/top-terms';

export async function loader({ context }: Route.LoaderArgs) {
  const terms = await topTerms(factsOf(context).retailApi);
  return Response.json(terms, { headers: { 'cache-control': 'public, max-age=600' } });
}
