/** GET /maksu/paluu: the shopper comes back from the bank with the provider's signed word. */
import { redirect } from 'react-router';
import { confirm } from '#features/orders/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/payment-return';

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = Object.fromEntries(new URL(request.url).searchParams);
  const { number, key } = await confirm(factsOf(context).retailApi, parameters);
  throw redirect(`/kiitos?tilaus=${number}&avain=${encodeURIComponent(key)}`);
}
