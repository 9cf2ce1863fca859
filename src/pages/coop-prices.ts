/** GET /_data/coop-prices?ids=1,2: co-op prices of products and their variants, for a co-op customer alone. */
import { data } from 'react-router';
import { productId } from '#platform/ids.ts';
import { productsById } from '#features/catalogue/client.ts';
import { lowerCoopCents } from '#features/pricing/rules.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/coop-prices';

/** As many as the call takes. */
const maximumIds = 200;

/** By id: cents, or null where there is no co-op price that is lower. Ids of no products are left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  const ids = [...new Set(asked.split(',').map(productId))].filter((id) => id !== '');
  const isAsked = retailApi.authToken !== undefined && ids.length > 0;
  const products = isAsked ? await productsById(retailApi, ids.slice(0, maximumIds)) : [];
  const sellables = products.flatMap((product) => [product, ...product.variants]);
  const prices = Object.fromEntries(
    sellables.map(({ sokId, priceData }) => [sokId, lowerCoopCents(priceData)]),
  );
  return data({ prices }, { headers: { 'cache-control': 'no-store' } });
}

/** Asked for when it is needed, and not whenever something is sent. */
export const shouldRevalidate = () => false;
