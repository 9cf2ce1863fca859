/** GET /_data/suggestions?term=…: suggestions of the search box; the same for everybody. */
import { cacheControl } from '#platform/freshness.ts';
import { timings } from '#platform/timings.ts';
import type { SuggestionsResponse } from '#features/search/ui/use-suggestions.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/suggestions';
import { suggestedFor } from './parts/suggested.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<SuggestionsResponse> {
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const suggestions = await suggestedFor(factsOf(context), term);
  return { term, suggestions };
}

/** Cached as long as the brands that are among them (R439). */
export const headers = () => ({ 'cache-control': cacheControl(timings.brands) });

export { shouldRevalidate } from '../shell/data-routes.ts';
