/** GET /maksu/vahvistus: the provider's own call; it may come several times and before or after the
 * shopper. */
import { ShopError } from '#platform/errors.ts';
import { confirm } from '#features/orders/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/payment-callback';

/** After a refusal the provider does not retry, after 503 it does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const parameters = Object.fromEntries(new URL(request.url).searchParams);
  try {
    await confirm(retailApi, parameters);
    return new Response(null, { status: 200 });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { code, message } = error;
    retailApi.warn?.('payment callback refused', { code });
    const isForged = error.status >= 400 && error.status < 500;
    const status = isForged ? error.status : 503;
    const problem = { type: `urn:aitta:problem:${code}`, status, code, detail: message };
    const headers = { 'content-type': 'application/problem+json' };
    return new Response(JSON.stringify(problem), { status, headers });
  }
}
