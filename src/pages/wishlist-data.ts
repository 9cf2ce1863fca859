/** GET and POST /_data/wishlist: reads and changes what hearts show. Personal, so never cached. */
import { data } from 'react-router';
import { wishlist } from '#features/wishlist/client.ts';
import { maximumEntries } from '#features/wishlist/contract.ts';
import { counts, type Wish } from '#features/wishlist/rules.ts';
import { resultOf } from '#features/wishlist/rules/failures.ts';
import {
  changesIn,
  warnings,
  type ChangesResponse,
  type FailedChange,
} from '#features/wishlist/rules/wishes.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/wishlist-data';
import { changeWish } from './parts/wish-change.ts';

const headers = { 'cache-control': 'no-store' };

/** Having no list, as without a login, is no failure; a list that cannot be read is requested again. */
const statusOf = { NOT_LOGGED_IN: 200, REQUEST_ERROR: 502 } as const;

/** Null where there is no list. */
export async function loader({ context }: Route.LoaderArgs) {
  const { retailApi } = wished(factsOf(context));
  try {
    const entries = retailApi.authToken ? await listOf(retailApi) : null;
    return data(entries && { entries }, { headers });
  } catch (error) {
    retailApi.warn?.(warnings.list, { err: error });
    return data(null, { status: statusOf[resultOf(error)], headers });
  }
}

/** The ids of valid entries (R187), for a logged-in customer (R195); failures are logged (R415). */
async function listOf(retailApi: RequestFacts['retailApi']): Promise<Wish[]> {
  return (await wishlist(retailApi)).filter(counts).map(({ product, variant }) => ({
    product: { sokId: product.sokId },
    variant: variant && { sokId: variant.sokId },
  }));
}

/** Applies `add` and `remove`, and returns the resulting list (R191, R192). */
export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = wished(factsOf(context));
  const changes = changesIn(await request.formData()).slice(0, maximumEntries);
  const failed: FailedChange[] = [];
  for (const change of changes) {
    const { result, code } = await changeWish(retailApi, change);
    if (result !== 'OK') failed.push({ ...change, result, code });
  }
  try {
    const entries = failed.length < changes.length ? await listOf(retailApi) : null;
    return data<ChangesResponse>({ failed, entries }, { headers });
  } catch (error) {
    retailApi.warn?.(warnings.list, { err: error });
    return data(null, { status: statusOf[resultOf(error)], headers });
  }
}

export { shouldRevalidate } from '../shell/data-routes.ts';

/** @throws 404 while the flag is off (R016) */
function wished(facts: RequestFacts): RequestFacts {
  if (!facts.switches.wishlist) throw new Response(null, { status: 404 });
  return facts;
}
