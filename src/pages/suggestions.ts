/** GET /_data/suggestions?term=…: what the search box suggests; the same for everybody. */
import { factsOf } from '../shell/request.ts';
import { suggestedFor } from './parts/suggested.ts';
import type { Route } from './+types/suggestions';

export async function loader({ request, context }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const answer = await suggestedFor(factsOf(context), term);
  return Response.json(answer, { headers: { 'cache-control': 'public, max-age=60' } });
}
