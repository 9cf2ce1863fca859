/** GET and POST /_data/wishlist: what hearts need to know, and what they change. Personal, so never cached. */
import { wishlist } from '#features/wishlist/client.ts';
import { counts } from '#features/wishlist/rules.ts';
import { resultOf, warnings } from '#features/wishlist/rules/wishes.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/wishlist-data';
import { changeWish } from './parts/wish-change.ts';

const headers = { 'cache-control': 'no-store' };
const statusOf = { NOT_LOGGED_IN: 401, REQUEST_ERROR: 502 } as const;

/** The ids of the entries that count (R187), for who is logged in (R195); failures are told to the log (R415). */
export async function loader({ context }: Route.LoaderArgs) {
  const { retailApi } = wished(factsOf(context));
  if (!retailApi.authToken) return failed('NOT_LOGGED_IN');
  try {
    const entries = (await wishlist(retailApi)).filter(counts).map(({ product, variant }) => ({
      product: { sokId: product.sokId },
      variant: variant && { sokId: variant.sokId },
    }));
    return Response.json({ entries }, { headers });
  } catch (error) {
    retailApi.warn?.(warnings.list, { err: error });
    return failed(resultOf(error));
  }
}

const failed = (result: keyof typeof statusOf) =>
  Response.json({ result }, { status: statusOf[result], headers });

export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi } = wished(factsOf(context));
  const form = await request.formData();
  const sokId = String(form.get('sokId') ?? '');
  const answer = await changeWish(retailApi, { sokId, isWanted: form.get('intent') === 'add' });
  return Response.json(answer, { headers });
}

/** Nothing of it is there while the flag is off (R016). */
function wished(facts: RequestFacts): RequestFacts {
  if (!facts.hasWishlist) throw new Response(null, { status: 404 });
  return facts;
}
