/** GET /_data/coop-prices?ids=1,2: co-op prices of products and their variants, for co-op customers only. */
import { data } from 'react-router';
import { productId } from '#platform/ids.ts';
import { productsById } from '#features/catalogue/client.ts';
import { lowerCoopCents } from '#features/pricing/rules.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/coop-prices';

/** The most ids the API call accepts. */
const maximumIds = 200;

/** By id: `prices` are cents, or null where there is no lower co-op price; `perUnit` are unit prices, where there are
 * any. Unknown ids are left out. */
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
  const perUnit = Object.fromEntries(
    sellables.flatMap(({ sokId, priceData: { coopValuePriceEuroCents: cents, unit } }) =>
      cents === undefined ? [] : [[sokId, { cents, unit: unit ?? '' }]],
    ),
  );
  return data({ prices, perUnit }, { headers: { 'cache-control': 'no-store' } });
}

export { shouldRevalidate } from '../shell/data-routes.ts';
