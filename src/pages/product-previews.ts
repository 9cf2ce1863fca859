/** Names and pictures of products by id, for the products a browser remembers. */
import { productsById } from '#features/catalogue/client.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/product-previews';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id');
  const products = await productsById(factsOf(context).retailApi, ids);
  return {
    products: products.map(({ sokId, name, nameLanguage, urlPath, picture }) => ({
      sokId,
      name,
      nameLanguage,
      urlPath,
      picture,
    })),
  };
}

export { shouldRevalidate } from '../shell/data-routes.ts';
