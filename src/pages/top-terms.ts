/** GET /_data/top-terms: suggestions of the search box before anything is typed (R124). */
import { cacheControl } from '#platform/freshness.ts';
import { timings } from '#platform/timings.ts';
import { topTerms } from '#features/search/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/top-terms';

export const loader = ({ context }: Route.LoaderArgs) => topTerms(factsOf(context).retailApi);

export const headers = () => ({ 'cache-control': cacheControl(timings.brands) });

export { shouldRevalidate } from '../shell/data-routes.ts';
