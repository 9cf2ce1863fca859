/** Names and pictures of products by id, for what a browser remembers of its shopper. */
import { productsById } from '#features/catalogue/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/product-previews';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id');
  const products = await productsById(factsOf(context).retailApi, ids);
  return {
    products: products.map(({ sokId, name, urlPath, picture }) => ({
      sokId,
      name,
      urlPath,
      picture,
    })),
  };
}

/** Asked for when it is needed, and not whenever something is sent. */
export const shouldRevalidate = () => false;
