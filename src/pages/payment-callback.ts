/** GET /maksu/vahvistus: the provider's own call; it may come many times and before or after the shopper. */
import { confirm } from '#features/orders/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/payment-callback';

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = Object.fromEntries(new URL(request.url).searchParams);
  await confirm(factsOf(context).retailApi, parameters);
  return new Response(null, { status: 200 });
}
