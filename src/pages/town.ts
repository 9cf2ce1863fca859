/** GET /_data/town: the town of a `postcode`, for address forms; null when there is none. */
import { townOf } from '#features/checkout/client.ts';
import { Postcode } from '#features/checkout/contract.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/town';

export async function loader({ request, context }: Route.LoaderArgs) {
  const postcode = Postcode.safeParse(new URL(request.url).searchParams.get('postcode'));
  return postcode.success ? townOf(factsOf(context).retailApi, postcode.data) : null;
}

export { shouldRevalidate } from '../shell/data-routes.ts';
