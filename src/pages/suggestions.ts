/** GET /_data/suggestions?term=…: what the search box suggests; the same for everybody. */
import { suggestions } from '#features/search/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/suggestions';

export async function loader({ request, context }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const answer = await suggestions(factsOf(context).retailApi, term.slice(0, 200));
  return Response.json(answer, { headers: { 'cache-control': 'public, max-age=60' } });
}
